import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { encodingProblem, lacksOf, missingSettings, settingsProblems } from '../../build/settings';

function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

describe('settings that would publish a secret', () => {
  it.each([
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_of_the_project'],
    ['VITE_SUPABASE_ANON_KEY', token({ iss: 'supabase', role: 'service_role' })],
    ['VITE_SUPABASE_ANON_KEY', token({ iss: 'supabase', role: 'supabase_admin' })],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', token({ sub: 'a-user', role: 'authenticated' })],
    ['VITE_ANYTHING_ELSE', `Bearer ${token({ role: 'service_role' })}`],
  ])('are rejected in %s without repeating the secret', (name, value) => {
    const [problem = '', ...others] = settingsProblems({ [name]: value });
    expect(problem).toContain(`${name} holds a secret key`);
    expect(problem).not.toContain(value);
    expect(others).toEqual([]);
  });

  it('are not confused with public keys or unpublished variables', () => {
    expect(
      settingsProblems({
        VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_project',
        VITE_SUPABASE_ANON_KEY: token({ iss: 'supabase', role: 'anon' }),
        VITE_OTHER: 'eyJunk.eyJunk.junk',
        SUPABASE_SECRET_KEY: 'sb_secret_of_the_project',
      }),
    ).toEqual([]);
  });
});

it.each([
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'the-database-password'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sbp_an_access_token_of_the_account'],
  ['VITE_SUPABASE_ANON_KEY', token({ iss: 'supabase' })],
  ['VITE_SUPABASE_ANON_KEY', `${token({ role: 'anon' })} and more`],
])('%s takes no other key, and does not repeat it: %#', (name, value) => {
  const [problem = '', ...others] = settingsProblems({ [name]: value });
  expect(problem).toContain(`${name} must be the project's publishable key`);
  expect(problem).not.toContain(value);
  expect(others).toEqual([]);
});

it('the offline switch is off or not set: any other value is rejected', () => {
  expect(settingsProblems({ VITE_OFFLINE: 'off' })).toEqual([]);
  expect(settingsProblems({ VITE_OFFLINE: '' })).toEqual([]);
  expect(settingsProblems({ VITE_OFFLINE: 'false' })).toEqual([
    expect.stringMatching(/^VITE_OFFLINE must be off or not set/),
  ]);
});

const project = 'https://project.supabase.co';

describe.each([
  [
    'VITE_SUPABASE_URL',
    [
      project,
      `${project}/`,
      'http://127.0.0.1:54321',
      'http://localhost:54321',
      'http://[::1]:54321',
      '/',
      '',
    ],
    [
      'http://project.supabase.co',
      'http://localhost.example.com',
      'http://127.0.0.1.nip.io',
      `${project}/rest/v1`,
      `${project}?key=1`,
      'project.supabase.co',
      '/rest/v1',
    ],
  ],
  [
    'VITE_SITE_URL',
    ['https://paradise.example.com'],
    [
      'paradise.example.com',
      'http://paradise.example.com',
      'localhost:4173',
      'https://example.com/site',
      'https://',
      '/',
    ],
  ],
])('%s', (name, good, bad) => {
  it.each(good)('accepts “%s”', (url) => expect(settingsProblems({ [name]: url })).toEqual([]));

  it.each(bad)('rejects “%s”', (url) => {
    const advice =
      /^VITE_(SUPABASE_URL .*https:\/\/<project>\.supabase\.co|SITE_URL .*https:\/\/example\.com)$/;
    expect(settingsProblems({ [name]: url })).toEqual([expect.stringMatching(advice)]);
  });
});

describe('a project’s address and its key', () => {
  const key = 'sb_publishable_of_the_project';

  it.each([
    {},
    { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '', VITE_SUPABASE_ANON_KEY: '' },
    { VITE_SUPABASE_URL: project, VITE_SUPABASE_PUBLISHABLE_KEY: key },
    { VITE_SUPABASE_URL: project, VITE_SUPABASE_ANON_KEY: key },
  ])('are both set, or neither: %o', (env) => expect(missingSettings(env)).toEqual([]));

  it('are asked for one without the other, as when a name is misspelled', () => {
    expect(missingSettings({ VITE_SUPABASE_URL: project, VITE_SUPABASE_PUBLISABLE_KEY: key })).toEqual([
      'VITE_SUPABASE_PUBLISHABLE_KEY is not set, and VITE_SUPABASE_URL does nothing without it: set both, or neither.',
    ]);
    expect(missingSettings({ VITE_SUPABASE_ANON_KEY: key })).toEqual([
      'VITE_SUPABASE_URL is not set, and VITE_SUPABASE_ANON_KEY does nothing without it: set both, or neither.',
    ]);
  });
});

it('a build says what it goes without, and nothing when it has all', () => {
  expect(lacksOf({})).toEqual([
    expect.stringMatching(/VITE_SUPABASE_URL.*no accounts.*step 7/),
    expect.stringMatching(/VITE_SITE_URL.*no sitemap.*step 7/),
  ]);
  expect(lacksOf({ VITE_SUPABASE_URL: project, VITE_SITE_URL: 'https://own.test' })).toEqual([]);
});

it.each(['build', 'dev'])(
  '`vite %s` stops at a secret without repeating it, and at half a project',
  (command) => {
    const outDir = 'test-results/refused';
    const options = command === 'build' ? ['--outDir', outDir] : ['--port', '5199'];
    const { status, stderr } = spawnSync('node', ['node_modules/vite/bin/vite.js', command, ...options], {
      env: {
        ...process.env,
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_of_the_project',
      },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(stderr).toContain('VITE_SUPABASE_URL is not set');
    expect(stderr).toContain('VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key');
    expect(stderr).not.toContain('sb_secret_of_the_project');
    expect(status).toBe(1);
    expect(existsSync(outDir)).toBe(false);
  },
);

it.each([
  ['\uFEFFVITE_SITE_URL=x', 'utf16le', /UTF-16/],
  ['VITE_SITE_URL=x', 'utf16le', /UTF-16/],
  ['\uFEFFVITE_SITE_URL=x', 'utf8', /byte order mark/],
  ['VITE_SITE_URL=x', 'utf8', undefined],
] as const)('a settings file that begins with %j in %s is told apart', (text, encoding, problem) => {
  const said = encodingProblem('.env.local', Buffer.from(text, encoding));
  if (problem) expect(said).toMatch(problem);
  else expect(said).toBeUndefined();
});
