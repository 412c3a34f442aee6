// What somebody could get wrong in a deployment.
import { PASSWORD_MIN_LENGTH } from '@/features/account/password-rules';
import { type Faults, headersFor, PROJECT, pageAt, SCRIPT, SITE, workerOf } from './deployed-stand-in';

type Answer = Faults[string];

const HOME = 'GET /';
const SIGN_UP = 'POST /auth/v1/signup';
const SETTINGS = 'GET /auth/v1/settings';
const SCRIPTS = 'GET /assets/shell-1.js';
const SETS = 'abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789';
const GUIDE = 'GET /pcs-toolkit/pet-travel';

const header = (name: string, value: string, status?: number): Answer => ({
  ...(status && { status }),
  headers: { [name]: value },
});
/** The same answer to each of these. */
const each = (names: readonly string[], answer: Answer): Faults =>
  Object.fromEntries(names.map((name) => [name, answer]));
const pages = (answer: Answer) => each([HOME, 'GET /auth', GUIDE], answer);
const refusal = (status: number, code: string, message?: string): Answer => ({
  status,
  body: { code, message },
});
const settings = (changed: object): Faults => ({
  [SETTINGS]: {
    body: { disable_signup: false, mailer_autoconfirm: false, external: { email: true }, ...changed },
  },
});
const rules = (text: string): Faults => ({
  [SIGN_UP]: (body) =>
    body.includes('"a"') ? { status: 422, body: { code: 'weak_password', message: text } } : undefined,
});
/** Emailed links that lead to any of these addresses, and otherwise where they should. */
export const allowing = (...addresses: string[]): Faults =>
  Object.fromEntries(
    addresses.map((address) => [
      `GET /auth/v1/verify?token=check-deploy&type=recovery&redirect_to=${encodeURIComponent(address)}`,
      { status: 303, headers: { Location: `${address}#error=x` } },
    ]),
  );
export const siteUrl = (address: string): Faults => ({
  'GET /auth/v1/verify': header('Location', `${address}#error=x`, 303),
});
/** A site whose build was made for another address. */
export const builtFor = (site: string): Faults => ({
  ...Object.fromEntries(
    ['/', '/auth', '/pcs-toolkit/pet-travel'].map((path) => [`GET ${path}`, { body: pageAt(path, site) }]),
  ),
  'GET /service-worker.js': { body: workerOf(site) },
});

const MISSING = refusal(404, 'PGRST205', 'Could not find the table');
const OPEN = refusal(409, '23503');

/** What somebody could get wrong, the answers that show it, the check that fails, and a part of the advice. */
export type Fault = [name: string, faults: Faults, expects: string, advice: RegExp];

const HOST_FAULTS: readonly Fault[] = [
  [
    'the host’s welcome page',
    { [HOME]: { body: '<title>Welcome to nginx!</title>' }, 'GET /auth': { status: 404 } },
    'The site responds',
    /“Welcome to nginx!”: do step 8.*server_name/,
  ],
  [
    'a password on the whole site',
    { [HOME]: { status: 401, body: '<html><title>401 Authorization Required</title></html>' } },
    'The site responds',
    /^401 “401 Authorization Required”\. Turn off/,
  ],
  [
    'a bot check in front of the site',
    { [HOME]: { status: 403, body: '<html><title>Just a moment...</title></html>' } },
    'The site responds',
    /bot check.*turn it off/,
  ],
  [
    'a policy of the host’s own beside ours',
    pages(
      header(
        'Content-Security-Policy',
        `${headersFor(PROJECT)['Content-Security-Policy']}, default-src 'self'`,
      ),
    ),
    'One content security policy is sent',
    /remove the host’s/,
  ],
  [
    'a policy that somebody loosened',
    pages(
      header(
        'Content-Security-Policy',
        `${headersFor(PROJECT)['Content-Security-Policy']?.replace('script-src', "script-src 'unsafe-inline'")}`,
      ),
    ),
    'The policy allows no more than the build’s',
    /script-src 'unsafe-inline'.*at the host/,
  ],
  [
    'a policy that lets a page send anything anywhere',
    pages(
      header(
        'Content-Security-Policy',
        `${headersFor(PROJECT)['Content-Security-Policy']?.replace('connect-src', 'connect-src *')}`,
      ),
    ),
    'The policy allows no more than the build’s',
    /connect-src \*/,
  ],
  [
    'a host without the build',
    { [HOME]: { status: 404, body: '<html>Not found</html>' } },
    'The site responds',
    /^404\. .*step 8/,
  ],
  ['a broken host', { [HOME]: { status: 500 } }, 'The site responds', /^500\b.* error log/],
  [
    'an address that leads to another',
    { [HOME]: header('Location', 'http://www.moving.test/', 301) },
    'The site responds',
    /^301, to http:\/\/www\.moving\.test\/\. Check that address/,
  ],
  [
    'no header files',
    pages({ headers: Object.fromEntries(Object.keys(headersFor(PROJECT)).map((name) => [name, ''])) }),
    'A content security policy is sent with every page',
    /step 8/,
  ],
  [
    'headers for the home page alone',
    each(['GET /auth', GUIDE], header('X-Frame-Options', '')),
    'X-Frame-Options is sent, once',
    /^\/auth, \/pcs-toolkit\/pet-travel: .*DENY/,
  ],
  [
    'a header sent twice',
    pages(header('X-Frame-Options', 'DENY, DENY')),
    'X-Frame-Options is sent, once',
    /sent twice/,
  ],
  [
    'no HSTS',
    pages(header('Strict-Transport-Security', '')),
    'Strict-Transport-Security is sent, once',
    /63072000/,
  ],
  [
    'analytics in every page',
    Object.fromEntries(
      ['/', '/auth', '/pcs-toolkit/pet-travel'].map((path) => [
        `GET ${path}`,
        { body: `${pageAt(path)}<script>count()</script>` },
      ]),
    ),
    'Every file that the service worker saves is what was built',
    /analytics/,
  ],
  [
    'old headers with a new page',
    pages(header('Content-Security-Policy', `script-src 'self'; style-src 'self'; connect-src ${PROJECT}`)),
    'Everything inline is what the policy allows',
    /old headers/,
  ],
  [
    'a cached worker',
    { 'GET /service-worker.js': header('Cache-Control', 'max-age=14400') },
    'The service worker is revalidated on each visit',
    /old site/,
  ],
  ['no worker', { 'GET /service-worker.js': { status: 404 } }, 'The service worker is there', /whole build/],
  ['no clean URLs', each(['GET /auth', GUIDE], { status: 404 }), 'Every page opens', /clean URLs.*step 8/],
  [
    'half a build',
    { [SCRIPTS]: { status: 404, body: SCRIPT } },
    'Every file that the service worker saves is there',
    /whole build/,
  ],
  [
    'a script that the host rewrote',
    { [SCRIPTS]: { body: 'sb_publishable_x' } },
    'Every file that the service worker saves is what was built',
    /minifying/,
  ],
  [
    'scripts sent as text',
    { [SCRIPTS]: header('Content-Type', 'text/plain') },
    'Every file has the content type of its ending',
    /text\/plain/,
  ],
  [
    'pages sent as text',
    pages(header('Content-Type', 'text/plain')),
    'Every file has the content type of its ending',
    /text\/plain/,
  ],
  [
    'a manifest sent as any file',
    { 'GET /site.webmanifest': header('Content-Type', 'application/octet-stream') },
    'Every file has the content type of its ending',
    /site\.webmanifest.*octet-stream/,
  ],
  [
    'types of the host’s own, by which it compresses',
    {
      'GET /site.webmanifest': header('Content-Type', 'application/octet-stream'),
      [SCRIPTS]: { headers: { 'Content-Type': 'application/javascript', 'Content-Encoding': '' } },
    },
    'Every file has the content type of its ending',
    /site\.webmanifest.*octet-stream.*types.*deploy\/nginx\.conf/,
  ],
  [
    'no PDF',
    { 'GET /hawaii-pcs-checklist.pdf': { status: 404 } },
    'Every file that the service worker saves is there',
    /^\/hawaii-pcs-checklist\.pdf: 404\. Deploy the whole build$/,
  ],
  [
    'no video',
    each(['GET /welcome.mp4', 'GET /welcome.webm'], { status: 404 }),
    'Every file has the content type of its ending',
    /^\/welcome\.mp4, \/welcome\.webm: 404\. Deploy the whole build$/,
  ],
  [
    'pages kept for a day',
    pages(header('Cache-Control', 'public, max-age=86400')),
    'No page is kept for long',
    /correction reaches nobody/,
  ],
  [
    'everything kept for a day',
    each(
      [HOME, 'GET /auth', GUIDE, 'GET /service-worker.js'],
      header('Cache-Control', 'public, max-age=86400'),
    ),
    'No page is kept for long',
    /correction reaches nobody/,
  ],
  [
    'no compression of guides',
    { [GUIDE]: header('Content-Encoding', '') },
    'Pages and scripts are compressed',
    /pet-travel: .*Brotli/,
  ],
  [
    'no compression of scripts',
    { [SCRIPTS]: header('Content-Encoding', '') },
    'Pages and scripts are compressed',
    /shell-1\.js: .*Brotli/,
  ],
  [
    'a single-page fallback',
    each(
      [
        '/no-such-page',
        '/assets/no-such-file.js',
        '/assets/shell-1.js.map',
        '/.env',
        '/.git/config',
        '/.git/HEAD',
      ].map((path) => `GET ${path}`),
      {
        status: 200,
        body: `<html>${pageAt('/')}</html>`,
      },
    ),
    'A missing address is a real 404',
    /fallback/,
  ],
  [
    'a 404 page of the host’s',
    { 'GET /no-such-page': { status: 404, body: '<title>404</title><center>nginx</center>' } },
    'The page for a missing address is ours',
    /404\.html/,
  ],
  [
    'a 404 page without headers',
    { 'GET /no-such-page': header('Content-Security-Policy', '', 404) },
    'The page for a missing address is ours',
    /without the headers/,
  ],
  [
    'a 404 kept for a year',
    { 'GET /assets/no-such-file.js': header('Cache-Control', 'max-age=31536000, immutable', 404) },
    'A missing asset isn’t cached as missing',
    /rollback/,
  ],
  [
    'a secret file',
    { 'GET /.env': { status: 200, body: 'SUPABASE_DB_PASSWORD=x' } },
    'No secret file is public',
    /\/\.env: take it off/,
  ],
  [
    'the repository itself',
    { 'GET /.git/config': { status: 200, body: '[core]\n  bare = false' } },
    'No secret file is public',
    /`dist` alone/,
  ],
  [
    'a repository without its settings',
    { 'GET /.git/HEAD': { status: 200, body: 'ref: refs/heads/main\n' } },
    'No secret file is public',
    /\/\.git\/HEAD: take it off/,
  ],
  [
    'a repository at one commit',
    { 'GET /.git/HEAD': { status: 200, body: `${'4f'.repeat(20)}\n` } },
    'No secret file is public',
    /\/\.git\/HEAD: take it off/,
  ],
];

const BUILD_FAULTS: readonly Fault[] = [
  [
    'a secret key in a script',
    {
      [SCRIPTS]: { body: `${SCRIPT} sb_secret_x` },
      'GET /service-worker.js': { body: workerOf(SITE, `${SCRIPT} sb_secret_x`) },
    },
    'No script holds a secret key',
    /revoke.*step 7/,
  ],
  [
    'sample contacts',
    {
      [GUIDE]: { body: `${pageAt('/pcs-toolkit/pet-travel')} 808-555-0100` },
      'GET /service-worker.js': { body: workerOf(SITE, SCRIPT, ['/']) },
    },
    'No sample contact is left',
    /launch-check.*step 1/,
  ],
  [
    'a build for another address',
    builtFor('http://localhost:5173'),
    'The canonical address is this site',
    /^\/, \/auth, \/pcs-toolkit\/pet-travel: the build was made for http:\/\/localhost:5173\. Set VITE_SITE_URL=http:\/\/moving\.test.*step 7/,
  ],
  [
    'a robots.txt that keeps search engines out',
    { 'GET /robots.txt': { body: 'User-agent: *\nDisallow: /\n' } },
    'Search engines may read the site',
    /robots\.txt keeps/,
  ],
  [
    'no robots.txt',
    { 'GET /robots.txt': { status: 404 } },
    'Search engines may read the site',
    /^\/robots\.txt returns 404: deploy the whole build\.$/,
  ],
  [
    'noindex',
    pages(header('X-Robots-Tag', 'noindex')),
    'Search engines may read the site',
    /X-Robots-Tag at the host/,
  ],
  [
    'no picture for shared links',
    { 'GET /social-card.png': { status: 404 } },
    'Shared links show a picture',
    /social-card\.png returns 404/,
  ],
  [
    'no sitemap',
    { 'GET /sitemap.xml': { status: 404 } },
    'The sitemap lists this site’s pages',
    /^\/sitemap\.xml returns 404: deploy the whole build\.$/,
  ],
  [
    'a sitemap of another address',
    { 'GET /sitemap.xml': { body: '<?xml version="1.0"?><urlset><loc>http://other.test/</loc></urlset>' } },
    'The sitemap lists this site’s pages',
    /^\/sitemap\.xml lists another address: deploy the whole build\.$/,
  ],
  [
    'no accounts',
    { [SCRIPTS]: { body: 'no key' }, 'GET /service-worker.js': { body: workerOf(SITE, 'no key') } },
    'The site has accounts',
    /step 7.*PUBLISHABLE_KEY/,
  ],
  [
    'the build of the preview',
    pages(header('Content-Security-Policy', headersFor("'self'")['Content-Security-Policy'] ?? '')),
    'The site has accounts',
    /npm run preview.*deploy what `npm run build` writes/,
  ],
];

const AUTH_FAULTS: readonly Fault[] = [
  ['a wrong key', { [SETTINGS]: { status: 401 } }, 'Supabase responds and accepts the key', /step 7/],
  [
    'a project over its quota',
    { [SETTINGS]: { status: 402 } },
    'Supabase responds and accepts the key',
    /restricted/,
  ],
  [
    'a paused project',
    { [SETTINGS]: { status: 540 } },
    'Supabase responds and accepts the key',
    /restore it/,
  ],
  ['closed sign-ups', settings({ disable_signup: true }), 'Sign-ups are open', /step 5/],
  [
    'unconfirmed addresses',
    settings({ mailer_autoconfirm: true }),
    'Email addresses are confirmed',
    /step 5/,
  ],
  [
    'anonymous users',
    settings({ external: { email: true, anonymous_users: true } }),
    'Email is the only way to sign in',
    /anonymous_users/,
  ],
  [
    'no email provider',
    settings({ external: { email: false } }),
    'Email is the only way to sign in',
    /step 5/,
  ],
  ['SAML', settings({ saml_enabled: true }), 'Email is the only way to sign in', /saml/],
  ['a CAPTCHA', { [SIGN_UP]: refusal(400, 'captcha_failed') }, 'CAPTCHA protection is off', /step 5/],
  [
    'shorter passwords',
    rules(`at least ${PASSWORD_MIN_LENGTH - 1} characters. ${SETS}`),
    passwords(),
    new RegExp(`at least ${PASSWORD_MIN_LENGTH - 1} .*step 5`),
  ],
  [
    'symbols in passwords',
    rules(`at least ${PASSWORD_MIN_LENGTH} characters. ${SETS}, !@#`),
    passwords(),
    /step 5/,
  ],
  ['a Site URL left at localhost', siteUrl('http://localhost:3000'), 'The Site URL is this site', /step 5/],
  [
    'a Site URL that is a variable’s name',
    siteUrl('env(VITE_SITE_URL)'),
    'The Site URL is this site',
    /env\(VITE_SITE_URL\).*step 5/,
  ],
  [
    'a Site URL with a slash',
    { ...siteUrl(`${SITE}/`), ...allowing(`${SITE}/`, `${SITE}/auth`) },
    'The Site URL is this site',
    /slash/,
  ],
  [
    'development’s addresses left in the redirect list',
    allowing('http://localhost:3000/', 'http://localhost:5173/'),
    'Emailed links never lead to a stranger',
    /localhost:3000\/, http:\/\/localhost:5173/,
  ],
  [
    'a redirect list that allows any address',
    {
      ...siteUrl('https://not-allowed.invalid/'),
      ...allowing(`${SITE}/`, `${SITE}/auth`, 'https://evil.example/'),
    },
    'Emailed links never lead to a stranger',
    /^Your redirect URLs allow any address/,
  ],
  [
    'the Site URL of development',
    {
      ...siteUrl('http://localhost:3000'),
      ...allowing('http://localhost:3000/', `${SITE}/`, `${SITE}/auth`),
    },
    'The Site URL is this site',
    /localhost:3000\. .*step 5/,
  ],
  [
    'a redirect list open to every customer of a host',
    allowing('https://evil.vercel.app/'),
    'Emailed links never lead to a stranger',
    /evil\.vercel\.app/,
  ],
];

const DATABASE_FAULTS: readonly Fault[] = [
  [
    'no migrations',
    { 'GET /rest/v1': MISSING },
    'The Data API answers for our tables',
    /for every table\. Do step 4/,
  ],
  [
    'a table that is missing',
    { 'GET /rest/v1/first_60_days': MISSING },
    'Every table is there',
    /first_60_days.*step 4/,
  ],
  [
    'a database that doesn’t answer',
    { 'GET /rest/v1': refusal(503, '', 'upstream connect error') },
    'The Data API answers for our tables',
    /wait a few minutes, or restart it/,
  ],
  [
    'a Data API that is off',
    { 'GET /rest/v1': refusal(503, 'PGRST002') },
    'The Data API answers for our tables',
    /Turn the Data API on/,
  ],
  [
    'a column that is missing',
    { 'GET /rest/v1/profiles': refusal(400, '42703', 'column profiles.email does not exist') },
    'Every column is there, with its type',
    /profiles\.email.*step 4/,
  ],
  [
    'a column of another type',
    {
      'GET /rest/v1/checklist_progress?select=item_index&item_index=eq.not-a-value&limit=1': refusal(
        400,
        '22P02',
        'invalid input syntax for type integer',
      ),
    },
    'Every column is there, with its type',
    /checklist_progress\.item_index should be smallint/,
  ],
  [
    'a table that anybody reads',
    { 'GET /rest/v1/profiles?select=id,email&limit=1': { body: [] } },
    'Nobody reads or writes a table without signing in',
    /^profiles: read \(200/,
  ],
  [
    'a table that anybody inserts into',
    { 'POST /rest/v1/family_plans': OPEN },
    'Nobody reads or writes a table without signing in',
    /^family_plans: create or replace \(409.*create \(409.*npm run doctor/,
  ],
  [
    'tables that anybody changes and deletes',
    {
      'PATCH /rest/v1/family_plans?user_id=eq.00000000-0000-0000-0000-000000000000': { status: 204 },
      'DELETE /rest/v1/cost_of_living?user_id=eq.00000000-0000-0000-0000-000000000000': { status: 204 },
    },
    'Nobody reads or writes a table without signing in',
    /family_plans: change \(204\); cost_of_living: delete \(204\)/,
  ],
  [
    'no delete_account',
    { 'POST /rest/v1/rpc/delete_account': refusal(404, 'PGRST202') },
    'Nobody deletes an account without signing in',
    /step 4/,
  ],
  [
    'a delete_account for anybody',
    { 'POST /rest/v1/rpc/delete_account': { status: 204 } },
    'Nobody deletes an account without signing in',
    /revoke execute/,
  ],
  [
    'a trigger that can be called',
    { 'POST /rest/v1/rpc/keep_profile': { status: 200, body: {} } },
    'Triggers can’t be called',
    /keep_profile/,
  ],
  [
    'a data API for other sites',
    { 'OPTIONS /rest/v1/checklist_progress': header('Access-Control-Allow-Origin', 'https://other.test') },
    '/rest/v1/checklist_progress may be called from this site',
    /other\.test/,
  ],
];

function passwords(): string {
  return `Passwords need ${PASSWORD_MIN_LENGTH} characters, with lowercase, uppercase and digits, and no symbols`;
}

export const FAULTS = [...HOST_FAULTS, ...BUILD_FAULTS, ...AUTH_FAULTS, ...DATABASE_FAULTS];

/** What is worth knowing, but no failure. */
export const NOTES: readonly [name: string, faults: Faults, advice: RegExp][] = [
  ['a video in one piece', { 'GET /welcome.mp4': { status: 200 } }, /iPhones/],
  ['the legacy signing secret', { 'GET /auth/v1/.well-known/jwks.json': { body: { keys: [] } } }, /ES256/],
  ['GraphQL', { 'POST /graphql/v1': { body: { data: { __typename: 'Query' } } } }, /pg_graphql/],
  [
    'a second copy of the site',
    { 'GET http://www.moving.test/': { status: 200 } },
    /www\.moving\.test is a second copy/,
  ],
  ['a second copy of a page', { 'GET /auth.html': { status: 200 } }, /Redirect it to \/auth/],
  ['assets kept for a day', { [SCRIPTS]: header('Cache-Control', 'max-age=86400') }, /each file again/],
  [
    'a source map',
    { 'GET /assets/shell-1.js.map': { status: 200, body: '{"version":3,"sources":[],"mappings":"AAAA"}' } },
    /\/assets\/shell-1\.js\.map .*source code/,
  ],
  ['pages that aren’t saved', { 'GET /service-worker.js': { body: 'unregister()' } }, /VITE_OFFLINE is off/],
];
