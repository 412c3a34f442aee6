import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../tools/ask.mjs';
import { setUp } from '../../tools/setup/run';
import { deployment, type Faults, PROJECT } from './deployed-stand-in';
import { copySettings, copyTools } from './owner-files';

const REFERENCE = 'abcdefghijklmnopqrst';
const HOME = 'https://moving.test';
const KEY = 'sb_publishable_of_the_project';
const ANSWERS = [REFERENCE, 'https://moving.test/', KEY];
const DONE = [
  `link --project-ref ${REFERENCE}`,
  'db push --remote',
  `config push --workdir deploy --remote=${REFERENCE}`,
  'db query --remote --read-only --file supabase/owner-check.sql',
];

let folder: string;
const path = (file: string) => join(folder, file);
const read = (file: string) => readFileSync(path(file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  copySettings(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

type Options = {
  answers?: string[];
  isYes?: boolean;
  given?: Record<string, string>;
  /** Commands of the CLI that fail, the first time. */
  failing?: string[];
  faults?: Faults;
};

/** Runs the setup with these answers, Supabase's CLI and a project of its own, and no network. */
async function run({ answers = ANSWERS, failing = [], faults, ...options }: Options = {}) {
  const project = deployment(faults, HOME);
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address.startsWith(HOME)) throw new Error('ENOTFOUND');
    return project(address.replace(`https://${REFERENCE}.supabase.co`, PROJECT), init);
  });
  const left = [...answers];
  const asked: string[] = [];
  const ran: string[] = [];
  const environments: unknown[] = [];
  const lines: string[] = [];
  const isDone = await setUp({
    folder,
    given: {},
    isYes: false,
    print: (line) => lines.push(line),
    ask: async (question) => {
      asked.push(question);
      return left.shift() ?? '';
    },
    supabase: async (args, env) => {
      ran.push(args.join(' '));
      environments.push(env);
      const [fault] = failing;
      if (!fault || !args.join(' ').startsWith(fault)) return true;
      failing.shift();
      return false;
    },
    ...options,
  });
  return { isDone, asked, ran, environments, said: lines.join('\n') };
}

describe('the setup', () => {
  it('writes both files, pushes tables and settings, and checks the project', async () => {
    const { isDone, ran, environments, said } = await run();
    expect(read('.env.local')).toBe(
      `VITE_SUPABASE_URL=https://${REFERENCE}.supabase.co\nVITE_SITE_URL=https://moving.test\nVITE_SUPABASE_PUBLISHABLE_KEY=${KEY}\n`,
    );
    expect(read('deploy/supabase/.env')).toBe('VITE_SITE_URL=https://moving.test\n');
    expect(ran).toEqual(DONE);
    expect(environments[2]).toEqual({ VITE_SITE_URL: 'https://moving.test' });
    expect(said).toMatch(/right, 0 wrong/);
    expect(said).toMatch(/Once https:\/\/moving\.test is deployed: npm run doctor -- https:\/\/moving\.test/);
    expect(isDone).toBe(true);
  });

  it('can run again: Enter keeps each value, and other lines stay', async () => {
    await run();
    writeFileSync(path('.env.local'), `# mine\n${read('.env.local')}OTHER="two words"\n`);
    writeFileSync(
      path('deploy/supabase/.env'),
      'SMTP_HOST=smtp.owner.test\nVITE_SITE_URL=https://moving.test',
    );
    const before = read('.env.local');
    const { isDone, asked, ran } = await run({ answers: ['', '', ''] });
    expect(asked).toHaveLength(3);
    expect(asked[1]).toContain('Press Enter to keep https://moving.test.');
    expect(ran).toEqual(DONE);
    expect(read('.env.local')).toBe(before);
    expect(read('deploy/supabase/.env')).toBe('SMTP_HOST=smtp.owner.test\nVITE_SITE_URL=https://moving.test');
    expect(isDone).toBe(true);
  });

  it.each([
    `https://supabase.com/dashboard/project/${REFERENCE}`,
    `https://supabase.com/dashboard/project/${REFERENCE}/settings/api-keys`,
    `https://${REFERENCE}.supabase.co/`,
    `https://supabase.com/dashboard/project/${REFERENCE}/sql/abcdefghijklmnopqrzz`,
  ])('takes the reference out of %s', async (pasted) => {
    await run({ answers: [pasted, ...ANSWERS.slice(1)] });
    expect(read('.env.local')).toContain(`VITE_SUPABASE_URL=https://${REFERENCE}.supabase.co\n`);
  });

  it('asks again after a wrong answer, and keeps the right ones', async () => {
    const { isDone, said } = await run({ answers: [REFERENCE, 'http://moving.test', ...ANSWERS.slice(1)] });
    expect(said).toContain('✗ The site’s address must start with https://.');
    expect(isDone).toBe(true);
  });

  it.each([
    ['what was copied along', [`"${REFERENCE}"`, '<HTTPS://Moving.Test/>,', `'${KEY}'\u200b`]],
    [
      'lines of a settings file',
      [REFERENCE, 'VITE_SITE_URL=https://moving.test//', `export VITE_KEY=${KEY}`],
    ],
  ])('takes an answer with %s', async (_what, answers) => {
    const { isDone } = await run({ answers });
    expect(isDone).toBe(true);
    expect(read('.env.local')).toContain(
      `VITE_SITE_URL=https://moving.test\nVITE_SUPABASE_PUBLISHABLE_KEY=${KEY}\n`,
    );
  });

  const wide = Buffer.from('\uFEFFVITE_SITE_URL=https://moving.test\r\n', 'utf16le');
  it.each([
    ['PowerShell', wide],
    ['Notepad, as UTF-16 BE', Buffer.from(wide).swap16()],
    ['Notepad, as UTF-8 with BOM', '\uFEFFVITE_SITE_URL=https://moving.test\r\n'],
  ])('reads settings that %s saved', async (_what, bytes) => {
    writeFileSync(path('.env.local'), bytes);
    const { isDone } = await run({ answers: [REFERENCE, '', KEY] });
    expect(isDone).toBe(true);
    expect(read('.env.local')).toContain('VITE_SITE_URL=https://moving.test');
  });

  it('says that nobody else can sign up while there is no mail service', async () => {
    expect((await run()).said).toMatch(/No mail service yet: only your own team can sign up/);
  });

  it('shows a value that it would replace, and keeps it unless told to', async () => {
    writeFileSync(path('.env.local'), 'export VITE_SITE_URL="https://old.test" # ours\n');
    const no = await run({ answers: [...ANSWERS, 'n'] });
    expect(no.said).toContain('.env.local has VITE_SITE_URL=https://old.test');
    expect(no.asked.at(-1)).toContain('Replace it with https://moving.test?');
    expect(no.said).toContain('Nothing was changed.');
    expect(no.ran).toEqual([]);
    expect(no.isDone).toBe(false);
    expect(read('.env.local')).toBe('export VITE_SITE_URL="https://old.test" # ours\n');

    await run({ answers: [...ANSWERS, 'y'] });
    expect(read('.env.local')).toMatch(/^VITE_SITE_URL=https:\/\/moving\.test\nVITE_SUPABASE_URL=/);
  });

  it('asks nothing with every answer given', async () => {
    writeFileSync(path('.env.local'), 'VITE_SITE_URL=https://old.test\n');
    const given = { reference: `https://${REFERENCE}.supabase.co`, site: 'https://moving.test', key: KEY };
    const { asked, ran, isDone } = await run({ given, isYes: true });
    expect(asked).toEqual([]);
    expect(ran[1]).toBe('db push --remote --yes');
    expect(ran[2]).toMatch(/^config push .* --yes$/);
    expect(isDone).toBe(true);
  });

  it.each([
    ['a reference that is too short', ['abc'], /20 lowercase letters.*--reference/],
    ['a Site URL that is a variable’s name', [REFERENCE, 'env(VITE_SITE_URL)'], /https:\/\/.*--site/],
    ['a site without encryption', [REFERENCE, 'http://moving.test'], /https:\/\//],
    ['a site on this machine', [REFERENCE, 'http://localhost:5173'], /must start with https/],
    ['an address with a path', [REFERENCE, 'https://moving.test/home'], /without a path/],
    ['a secret key', [...ANSWERS.slice(0, 2), 'sb_secret_x'], /revoke the secret one.*--key/],
    ['a password for a key', [...ANSWERS.slice(0, 2), 'hunter2'], /must be the project's publishable key/],
    ['no answer', [], /--reference/],
  ])('refuses %s, and writes nothing', async (_name, answers, problem) => {
    const { said, ran, isDone } = await run({ answers });
    expect(said).toMatch(problem);
    expect(said).not.toMatch(/hunter2|sb_secret_x/);
    expect(ran).toEqual([]);
    expect(() => read('.env.local')).toThrow('ENOENT');
    expect(isDone).toBe(false);
  });

  it('pushes no setting whose value is missing', async () => {
    const config = path('deploy/supabase/config.toml');
    writeFileSync(config, `${readFileSync(config, 'utf8')}\n[auth.email.smtp]\nhost = "env(SMTP_HOST)"\n`);
    const { said, ran } = await run();
    expect(said).toContain(
      'deploy/supabase/config.toml needs SMTP_HOST: set them in deploy/supabase/.env (docs/deploy.md, step 6',
    );
    expect(ran).toEqual([]);
  });

  it('stops at a password that its # would cut short', async () => {
    const file = path('deploy/supabase/.env');
    writeFileSync(file, 'SMTP_HOST=smtp.owner.test # ours\nSMTP_PASSWORD=a#b\n');
    const { said, ran } = await run();
    expect(said).toContain('deploy/supabase/.env: SMTP_PASSWORD is read only up to its #');
    expect(ran).toEqual([]);
    writeFileSync(file, "SMTP_PASSWORD='a#b'\n");
    expect((await run()).ran).toEqual(DONE);
  });

  it.each([
    ['a reference that no project has', { status: 0 }, /no answer.*is wrong/],
    ['another project’s key', { status: 401 }, /401.*copy the publishable key again/],
    ['a paused project', { status: 540 }, /restore it/],
  ])('stops at %s before anything is written or linked', async (_name, answer, problem) => {
    const { said, ran, isDone } = await run({ faults: { 'GET /auth/v1/settings': answer } });
    expect(said).toMatch(problem);
    expect(said).toContain('Nothing was changed.');
    expect(ran).toEqual([]);
    expect(() => read('.env.local')).toThrow('ENOENT');
    expect(isDone).toBe(false);
  });

  it('logs in where nobody is logged in', async () => {
    const { ran } = await run({ failing: ['link'] });
    expect(ran).toEqual([DONE[0], 'login', ...DONE]);
  });

  it('stops where the CLI stops', async () => {
    const { ran, said, isDone } = await run({ failing: ['config push'] });
    expect(ran).toEqual(DONE.slice(0, 3));
    expect(said).toMatch(/Nothing is lost: run this again/);
    expect(isDone).toBe(false);
  });

  it('ends with what is wrong with the project', async () => {
    const faults = {
      'GET /auth/v1/verify': { status: 303, headers: { Location: 'http://localhost:3000/#error=x' } },
    };
    const { said, isDone } = await run({ faults });
    expect(said).toMatch(/✗ The Site URL is this site\n.*localhost:3000.*step 5/);
    expect(isDone).toBe(false);
  });
});

it('without somebody to answer, the command names the flags that it needs', () => {
  // An owner's copy has its settings already.
  copyTools(folder);
  const options = { cwd: folder, encoding: 'utf8', input: '' } as const;
  const { status, stdout } = spawnSync('node', ['tools/setup.mjs'], options);
  expect(stdout).toContain('--reference');
  expect(status).toBe(1);
});

it.each([
  ['an answer', `${REFERENCE}\r`, REFERENCE],
  ['Ctrl+D', '\x04', undefined],
  ['Ctrl+C', '\x03', undefined],
])('at a terminal, the command takes %s', async (_name, typed, answer) => {
  const input = new PassThrough();
  const asked = ask('Your project’s reference?', { input, output: new PassThrough() });
  input.write(typed);
  expect(await asked).toBe(answer);
});
