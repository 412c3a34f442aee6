import { PASSWORD_MIN_LENGTH } from '@/features/account/password-rules';
import { securityHeaders } from '../../build/headers';
import { headersFile, headersOf } from '../../build/host-files';
import { checksum } from '../../tools/check-deploy/ask';
import { TABLES } from '../../tools/check-deploy/tables';

export const SITE = 'http://moving.test';
export const PROJECT = 'http://project.test';

export type Reply = { status?: number; headers?: Record<string, string>; body?: string | object };
/** What differs from a deployment without faults: by method and URL. An answer may depend on the request's body. */
export type Faults = Record<string, Reply | ((body: string) => Reply | undefined)>;

const inline = { style: 'p{color:teal}', script: 'start()' };

/** A page of the build, as it is made for a site's address. */
export function pageAt(path: string, site = SITE): string {
  return `<title>Moving</title><link rel="canonical" href="${site}${path}" />
    <meta property="og:image" content="${site}/social-card.png" />
    <style>${inline.style}</style><script data-entry="/assets/shell-1.js">${inline.script}</script>`;
}

export const SCRIPT = 'connect("http://project.test","sb_publishable_of_the_project")';
const GUIDE = '/pcs-toolkit/pet-travel';
const PAGES = ['/', '/auth', GUIDE];

/** The worker of a build for a site's address. */
export function workerOf(site = SITE, script = SCRIPT, pages = PAGES): string {
  const files = [
    ['/assets/shell-1.js', script],
    ['/hawaii-pcs-checklist.pdf', ''],
    ...pages.map((path) => [path, pageAt(path, site)]),
  ];
  return `save([${files.map(([path, text = '']) => `["${path}","${checksum(text)}"]`)}])`;
}

/** The headers of a build for a project. */
export const headersFor = (project: string) => securityHeaders({ connect: [project], inline });
const headers = headersFile(headersFor(PROJECT));

const file = (type: string, body: string | undefined = '', more = {}): Reply => ({
  headers: { 'Content-Type': type, ...more },
  body,
});
const packed = { 'Content-Encoding': 'gzip' };
const redirect: Reply = { status: 308, headers: { Location: '/auth' } };
const weak = `Password should be at least ${PASSWORD_MIN_LENGTH} characters. Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.`;
const denied = { status: 401, body: { code: '42501', message: 'permission denied for table' } };

const FILES: Record<string, Reply> = {
  ...Object.fromEntries(PAGES.map((path) => [path, file('text/html; charset=utf-8', pageAt(path), packed)])),
  '/auth.html': redirect,
  '/auth/': redirect,
  '/service-worker.js': file('text/javascript', workerOf()),
  '/assets/shell-1.js': file('text/javascript', SCRIPT, packed),
  '/robots.txt': file('text/plain', 'User-agent: *\nAllow: /\n'),
  '/sitemap.xml': file('application/xml', `<loc>${SITE}/</loc>`),
  '/favicon.ico': file('image/x-icon'),
  '/hawaii-pcs-checklist.pdf': file('application/pdf'),
  '/site.webmanifest': file('application/manifest+json'),
  '/social-card.png': file('image/png'),
  '/welcome.mp4': { ...file('video/mp4'), status: 206 },
  '/welcome.vtt': file('text/vtt'),
  '/welcome.webm': file('video/webm'),
};
const NOT_FOUND: Reply = { ...file('text/html', '<title>Page not found · Moving</title>'), status: 404 };

/** Answers as the site on a good host, and as the auth server and PostgREST answer a stranger. */
function right(method: string, url: URL, body: string, site: string): Reply {
  if (url.origin === SITE) {
    const answer = FILES[url.pathname] ?? NOT_FOUND;
    const sent = headersOf(headers, url.pathname);
    if (answer.status === 404) delete sent['Cache-Control'];
    return { ...answer, headers: { ...sent, ...answer.headers } };
  }
  if (method === 'OPTIONS') return { headers: { 'Access-Control-Allow-Origin': '*' } };
  const path = url.pathname.replace(/^\/(auth|rest)\/v1/, '');
  if (path === '/settings')
    return {
      body: { disable_signup: false, mailer_autoconfirm: false, external: { email: true, google: false } },
    };
  if (path === '/signup')
    return JSON.parse(body).password === 'a'
      ? { status: 422, body: { code: 'weak_password', message: weak } }
      : { status: 422, body: { code: 'weak_password', message: 'Password is known to be weak' } };
  if (path === '/verify') {
    const asked = url.searchParams.get('redirect_to') ?? '';
    return { status: 303, headers: { Location: `${asked.startsWith(site) ? asked : site}#error=x` } };
  }
  if (path === '/.well-known/jwks.json') return { body: { keys: [{ alg: 'ES256' }] } };
  const [column = '', filter] = [...url.searchParams].find(([, value]) => value === 'eq.not-a-value') ?? [];
  if (filter) {
    const type = TABLES.find(({ name }) => path === `/${name}`)?.columns[column]?.replace('jsonb', 'json');
    return { status: 400, body: { code: '22P02', message: `invalid input syntax for type ${type}` } };
  }
  if (/^\/rpc\/(keep_profile|stamp_updated_at)/.test(path) || path === '/graphql/v1')
    return { status: 404, body: { code: 'PGRST202' } };
  return denied;
}

/** Returns a fetch for a deployment with these faults, at another address if one is given. It fails if another server is called. */
export function deployment(faults: Faults = {}, site = SITE) {
  return async (
    address: URL | string,
    { method = 'GET', body = '' }: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(`${address}`.replace(site, SITE));
    if (![SITE, PROJECT].includes(url.origin) && !faults[`${method} ${url}`])
      throw new Error(`Asked of a stranger: ${url}`);
    const [folder] = /^\/rest\/v1(?=\/)/.exec(url.pathname) ?? [];
    const names = [url.href, url.pathname + url.search, url.pathname, folder].map(
      (path) => `${method} ${path}`,
    );
    const key = names.find((name) => faults[name]);
    const fault = key ? faults[key] : undefined;
    const planted = typeof fault === 'function' ? fault(`${body}`) : fault;
    const usual = right(method, url, `${body}`, site);
    const reply = planted
      ? { ...usual, status: 200, ...planted, headers: { ...usual.headers, ...planted.headers } }
      : usual;
    const text = typeof reply.body === 'object' ? JSON.stringify(reply.body) : reply.body;
    return new Response(reply.status === 204 ? null : text, {
      status: reply.status ?? 200,
      headers: { date: new Date().toUTCString(), ...reply.headers },
    });
  };
}
