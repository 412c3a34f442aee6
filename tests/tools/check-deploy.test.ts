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
  it('is right in all that can be asked, and leaves a list to do by hand', async () => {
    const { findings, said } = await check();
    expect(findings.filter(({ kind }) => kind !== 'right')).toEqual([]);
    expect(findings.length).toBeGreaterThan(60);
    expect(said).toMatch(/by hand:\n {2}- Sign up/);
    expect(said).toMatch(/right, 0 wrong, 0 to know$/);
  });
});

const weak = (message: string) => ({ status: 422, body: { code: 'weak_password', message } });
const sets = 'abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789';
const noTable = { status: 404, body: { code: 'PGRST205', message: 'Could not find the table' } };

/** What somebody could get wrong, the only thing that is said to be wrong then, and a part of the advice. */
const FAULTS: readonly [name: string, faults: Faults, expects: string | RegExp, advice: string | RegExp][] = [
  [
    'the host sends no policy',
    { 'GET /': { headers: { 'Content-Security-Policy': '' } } },
    /policy|Supabase/,
    /README/,
  ],
  [
    'a header sent twice',
    { 'GET /': { headers: { 'X-Frame-Options': 'DENY, DENY' } } },
    /X-Frame/,
    'sent twice',
  ],
  ['no HSTS', { 'GET /': { headers: { 'Strict-Transport-Security': '' } } }, /Strict-Transport/, /63072000/],
  [
    'analytics put into the page',
    { 'GET /': { body: '<style>p{color:teal}</style><script>count()</script>' } },
    /inline script|canonical/,
    /analytics/,
  ],
  [
    'a worker that is cached',
    { 'GET /service-worker.js': { headers: { 'Cache-Control': 'max-age=14400' } } },
    /asked for anew/,
    /old site/,
  ],
  ['a page that is missing', { 'GET /auth': { status: 404 } }, /is there|\/auth opens/, /clean URLs/],
  [
    'a script that the host rewrote',
    { 'GET /assets/shell-1.js': { body: 'sb_publishable_x' } },
    /was built/,
    /minifying/,
  ],
  [
    'a secret key',
    { 'GET /assets/shell-1.js': { body: 'sb_publishable_x sb_secret_x' } },
    /secret|was built/,
    /revoke/,
  ],
  [
    'a single-page fallback',
    { 'GET /no-such-page': { status: 200 } },
    '/no-such-page is a real 404',
    /fallback/,
  ],
  [
    'a 404 kept for a year',
    {
      'GET /assets/no-such-file.js': {
        status: 404,
        headers: { 'Cache-Control': 'max-age=31536000, immutable' },
      },
    },
    /remembered as missing/,
    /rollback/,
  ],
  ['no compression', { 'GET /': { headers: { 'Content-Encoding': '' } } }, /compressed/, /Brotli/],
  [
    'sample contacts',
    { 'GET /auth': { body: 'Call 808-555-0100' } },
    /sample contact|was built/,
    /launch-check/,
  ],
  [
    'a wrong key',
    { 'GET /auth/v1/settings': { status: 401 } },
    /Supabase answers/,
    /copy the publishable key/,
  ],
  [
    'a project over its quota',
    { 'GET /auth/v1/settings': { status: 402 } },
    /Supabase answers/,
    /restricted/,
  ],
  ['a paused project', { 'GET /auth/v1/settings': { status: 540 } }, /Supabase answers/, /restore it/],
  [
    'sign-ups closed, mails not confirmed, anonymous users',
    {
      'GET /auth/v1/settings': {
        body: {
          disable_signup: true,
          mailer_autoconfirm: true,
          external: { email: true, anonymous_users: true },
        },
      },
    },
    /Sign-ups|confirmed|only way/,
    /anonymous_users/,
  ],
  [
    'a CAPTCHA',
    { 'POST /auth/v1/signup': { status: 400, body: { code: 'captcha_failed' } } },
    /CAPTCHA|Passwords need/,
    /Attack Protection/,
  ],
  [
    'shorter passwords',
    {
      'POST /auth/v1/signup': (body) =>
        body.includes('"a"') ? weak(`at least 6 characters. ${sets}`) : undefined,
    },
    /Passwords need/,
    /at least 6/,
  ],
  [
    'symbols in passwords',
    {
      'POST /auth/v1/signup': (body) =>
        body.includes('"a"') ? weak(`at least 8 characters. ${sets}, !@#`) : undefined,
    },
    /Passwords need/,
    /config\.toml/,
  ],
  [
    'a Site URL that is another site',
    { 'GET /auth/v1/verify': { status: 303, headers: { Location: 'http://localhost:3000/#error=x' } } },
    /Emailed links may|Site URL/,
    /URL Configuration/,
  ],
  ['no migrations', { 'GET /rest/v1/family_plans': noTable }, /family_plans/, /db push/],
  [
    'a column of another type',
    {
      'GET /rest/v1/checklist_progress?select=item_index&item_index=eq.not-a-value&limit=1': {
        status: 400,
        body: { code: '22P02', message: 'invalid input syntax for type integer' },
      },
    },
    /checklist_progress's columns/,
    /should be smallint/,
  ],
  [
    'a table that anybody reads',
    { 'GET /rest/v1/profiles?select=id,email&limit=1': { body: [] } },
    /profiles/,
    /grants/,
  ],
  [
    'a table that anybody writes to',
    { 'POST /rest/v1/checklist_progress': { status: 409, body: { code: '23503' } } },
    /create progress/,
    /23503/,
  ],
  [
    'no delete_account',
    { 'POST /rest/v1/rpc/delete_account': { status: 404, body: { code: 'PGRST202' } } },
    /deletes an account/,
    /db push/,
  ],
  [
    'a data API for other sites',
    {
      'OPTIONS /rest/v1/checklist_progress': {
        headers: { 'Access-Control-Allow-Origin': 'https://other.test' },
      },
    },
    /may be called/,
    /other\.test/,
  ],
];

describe('a deployment with a fault', () => {
  it.each(FAULTS)('is told of %s, and of nothing else', async (_name, faults, expects, advice) => {
    const { findings, said } = await check(faults);
    const wrong = findings.filter(({ kind }) => kind === 'wrong');
    expect(wrong).not.toEqual([]);
    for (const { expects: about } of wrong) expect(about).toMatch(expects);
    expect(wrong.map(({ problem }) => problem).join('\n')).toMatch(advice);
    expect(said).toMatch(new RegExp(`${wrong.length} wrong, \\d+ to know$`));
  });

  it.each([
    ['a video in one piece', { 'GET /welcome.mp4': { status: 200 } }, /iPhones/],
    ['the legacy signing secret', { 'GET /auth/v1/.well-known/jwks.json': { body: { keys: [] } } }, /ES256/],
    ['GraphQL', { 'POST /graphql/v1': { body: { data: { __typename: 'Query' } } } }, /pg_graphql/],
    ['a second copy of a page', { 'GET /auth.html': { status: 200 } }, /redirect it to \/auth/],
  ] satisfies [string, Faults, RegExp][])(
    'is told of %s as something to know',
    async (_name, faults, advice) => {
      const { findings } = await check(faults);
      expect(findings.filter(({ kind }) => kind === 'wrong')).toEqual([]);
      expect(findings.find(({ kind }) => kind === 'note')?.problem).toMatch(advice);
    },
  );

  it('that answers nothing fails with the reason', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.reject(Object.assign(new Error('fetch failed'), { cause: { code: 'ENOTFOUND' } })),
    );
    const findings = await checkDeploy({ site: new URL(SITE), scope: 'all', print: () => undefined });
    expect(findings).toEqual([
      { kind: 'wrong', expects: 'The site answers', problem: 'no answer (ENOTFOUND)' },
    ]);
  });

  it('built without accounts is told how to set them up', async () => {
    const { said } = await check({ 'GET /assets/shell-1.js': { body: 'no key' } });
    expect(said).toMatch(/VITE_SUPABASE_PUBLISHABLE_KEY/);
  });
});
