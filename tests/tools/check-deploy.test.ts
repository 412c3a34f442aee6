// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { checkDeploy } from '../../tools/check-deploy/run';
import { deployment, type Faults, SITE } from './deployed-stand-in';

async function check(faults: Faults = {}) {
  vi.stubGlobal('fetch', deployment(faults));
  const lines: string[] = [];
  const findings = await checkDeploy({
    site: new URL(SITE),
    scope: 'all',
    print: (line) => lines.push(line),
  });
  return { findings, said: lines.join('\n') };
}

describe('a deployment as it should be', () => {
  it('passes every check, and leaves a list of manual ones', async () => {
    const { findings, said } = await check();
    expect(findings.filter(({ kind }) => kind !== 'right')).toEqual([]);
    expect(findings.length).toBeGreaterThan(60);
    expect(said).toMatch(/by hand:\n {2}- Paste .*--database.*\n {2}- Sign up/);
    expect(said).toMatch(/right, 0 wrong, 0 notes$/);
  });
});

type Answer = Faults[string];
const KEY = 'sb_publishable_x';
const ANALYTICS = '<style>p{color:teal}</style><script>count()</script>';
const CLOSED = {
  disable_signup: true,
  mailer_autoconfirm: true,
  external: { email: true, anonymous_users: true },
};
const SETS = 'abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789';

const header = (name: string, value: string, status?: number): Answer => ({
  status,
  headers: { [name]: value },
});
const refusal = (status: number, code: string, message?: string): Answer => ({
  status,
  body: { code, message },
});
const weak = (rules: string) => (body: string) =>
  body.includes('"a"') ? { status: 422, body: { code: 'weak_password', message: rules } } : undefined;

const NO_TABLE = refusal(404, 'PGRST205');
const SIGN_UP = 'POST /auth/v1/signup';
const SETTINGS = 'GET /auth/v1/settings';
const SCRIPT = 'GET /assets/shell-1.js';
const COLUMN = 'GET /rest/v1/checklist_progress?select=item_index&item_index=eq.not-a-value&limit=1';
const PROFILES = 'GET /rest/v1/profiles?select=id,email&limit=1';

/** What somebody could get wrong, the answer that shows it, all that is said to be wrong then, a part of the advice. */
const FAULTS: readonly [name: string, asked: string, answer: Answer, expects: RegExp, advice: RegExp][] = [
  ['no policy', 'GET /', header('Content-Security-Policy', ''), /policy|Supabase/, /docs\/deploy\.md/],
  ['a header sent twice', 'GET /', header('X-Frame-Options', 'DENY, DENY'), /X-Frame/, /sent twice/],
  ['no HSTS', 'GET /', header('Strict-Transport-Security', ''), /Strict-Transport/, /63072000/],
  ['analytics put into the page', 'GET /', { body: ANALYTICS }, /inline script|canonical/, /analytics/],
  [
    'a cached worker',
    'GET /service-worker.js',
    header('Cache-Control', 'max-age=14400'),
    /revalidated/,
    /old site/,
  ],
  ['a page that is missing', 'GET /auth', { status: 404 }, /is there|\/auth opens/, /clean URLs/],
  ['a script that the host rewrote', SCRIPT, { body: KEY }, /was built/, /minifying/],
  ['a secret key', SCRIPT, { body: `${KEY} sb_secret_x` }, /secret|was built/, /revoke/],
  [
    'a single-page fallback',
    'GET /no-such-page',
    { status: 200 },
    /\/no-such-page is a real 404/,
    /fallback/,
  ],
  [
    'a 404 kept for a year',
    'GET /assets/no-such-file.js',
    header('Cache-Control', 'max-age=31536000, immutable', 404),
    /cached as missing/,
    /rollback/,
  ],
  ['no compression', 'GET /', header('Content-Encoding', ''), /compressed/, /Brotli/],
  ['sample contacts', 'GET /auth', { body: 'Call 808-555-0100' }, /sample contact|was built/, /launch-check/],
  ['a wrong key', SETTINGS, { status: 401 }, /Supabase responds/, /copy the publishable key/],
  ['a project over its quota', SETTINGS, { status: 402 }, /Supabase responds/, /restricted/],
  ['a paused project', SETTINGS, { status: 540 }, /Supabase responds/, /restore it/],
  ['wrong sign-in settings', SETTINGS, { body: CLOSED }, /Sign-ups|confirmed|only way/, /anonymous_users/],
  ['a CAPTCHA', SIGN_UP, refusal(400, 'captcha_failed'), /CAPTCHA|Passwords need/, /Attack Protection/],
  ['shorter passwords', SIGN_UP, weak(`at least 6 characters. ${SETS}`), /Passwords need/, /at least 6/],
  [
    'symbols in passwords',
    SIGN_UP,
    weak(`at least 8 characters. ${SETS}, !@#`),
    /Passwords need/,
    /config\.toml/,
  ],
  [
    'a Site URL that is another site',
    'GET /auth/v1/verify',
    header('Location', 'http://localhost:3000/#error=x', 303),
    /^The Site URL is this site$/,
    /do step 5/,
  ],
  ['no migrations', 'GET /rest/v1/family_plans', NO_TABLE, /family_plans/, /db push/],
  ['a migration that is missing', 'GET /rest/v1/first_60_days', NO_TABLE, /first_60_days/, /db push/],
  [
    'a Data API that is off',
    'GET /rest/v1',
    refusal(503, 'PGRST002'),
    /^The Data API answers/,
    /Turn the Data API on/,
  ],
  [
    'a table that anybody inserts into',
    'POST /rest/v1/family_plans',
    refusal(409, '23503'),
    /create a plan/,
    /23503/,
  ],
  [
    'a secret file',
    'GET /.env',
    { status: 200, body: 'SUPABASE_DB_PASSWORD=x' },
    /\.env/,
    /secret file is public/,
  ],
  [
    'a column of another type',
    COLUMN,
    refusal(400, '22P02', 'invalid input syntax for type integer'),
    /checklist_progress's columns/,
    /should be smallint/,
  ],
  ['a table that anybody reads', PROFILES, { body: [] }, /profiles/, /grants/],
  [
    'a table that anybody writes to',
    'POST /rest/v1/checklist_progress',
    refusal(409, '23503'),
    /create progress/,
    /23503/,
  ],
  [
    'no delete_account',
    'POST /rest/v1/rpc/delete_account',
    refusal(404, 'PGRST202'),
    /deletes an account/,
    /db push/,
  ],
  [
    'a data API for other sites',
    'OPTIONS /rest/v1/checklist_progress',
    header('Access-Control-Allow-Origin', 'https://other.test'),
    /may be called/,
    /other\.test/,
  ],
];

describe('a deployment with a fault', () => {
  it.each(FAULTS)('reports %s, and nothing else', async (_name, asked, answer, expects, advice) => {
    const { findings, said } = await check({ [asked]: answer });
    const wrong = findings.filter(({ kind }) => kind === 'wrong');
    expect(wrong).not.toEqual([]);
    for (const { expects: about } of wrong) expect(about).toMatch(expects);
    expect(wrong.map(({ problem }) => problem).join('\n')).toMatch(advice);
    expect(said).toMatch(new RegExp(`${wrong.length} wrong, \\d+ notes$`));
  });

  it.each([
    ['a video in one piece', { 'GET /welcome.mp4': { status: 200 } }, /iPhones/],
    ['the legacy signing secret', { 'GET /auth/v1/.well-known/jwks.json': { body: { keys: [] } } }, /ES256/],
    ['GraphQL', { 'POST /graphql/v1': { body: { data: { __typename: 'Query' } } } }, /pg_graphql/],
    ['a second copy of a page', { 'GET /auth.html': { status: 200 } }, /redirect it to \/auth/],
  ] satisfies [string, Faults, RegExp][])('reports %s as a note', async (_name, faults, advice) => {
    const { findings } = await check(faults);
    expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    expect(findings.find(({ kind }) => kind === 'note')?.problem).toMatch(advice);
  });

  it('that doesn’t respond fails with the reason', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.reject(Object.assign(new Error('fetch failed'), { cause: { code: 'ENOTFOUND' } })),
    );
    const findings = await checkDeploy({ site: new URL(SITE), scope: 'all', print: () => undefined });
    expect(findings).toEqual([
      { kind: 'wrong', expects: 'The site responds', problem: 'no answer (ENOTFOUND)' },
    ]);
  });

  it('built without accounts is told how to set them up', async () => {
    const { said } = await check({ 'GET /assets/shell-1.js': { body: 'no key' } });
    expect(said).toMatch(/VITE_SUPABASE_PUBLISHABLE_KEY/);
  });
});
