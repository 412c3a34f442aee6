import { securityHeaders } from '../../build/headers';
import { headersFile, headersOf } from '../../build/host-files';
import { checksum } from '../../tools/check-deploy/ask';

export const SITE = 'http://moving.test';
export const PROJECT = 'http://project.test';

export type Reply = { status?: number; headers?: Record<string, string>; body?: string | object };
/** What differs from a deployment without faults: by method and URL. An answer may depend on the request's body. */
export type Faults = Record<string, Reply | ((body: string) => Reply | undefined)>;

const inline = { style: 'p{color:teal}', script: 'start()' };
const PAGE = `<link rel="canonical" href="${SITE}/" /><style>${inline.style}</style><script data-kind="reading">${inline.script}</script>`;
const SCRIPT = 'connect("http://project.test","sb_publishable_of_the_project")';
const WORKER = `save([["/assets/shell-1.js","${checksum(SCRIPT)}"],["/auth","${checksum(PAGE)}"]])`;
const headers = headersFile(securityHeaders({ connect: [PROJECT], inline }));

const js = { 'Content-Type': 'text/javascript' };
const weak =
  'Password should be at least 8 characters. Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.';
const denied = { status: 401, body: { code: '42501', message: 'permission denied for table' } };

const PAGES: Record<string, Reply> = {
  '/': { headers: { 'Content-Encoding': 'br' }, body: PAGE },
  '/auth': { body: PAGE },
  '/pcs-toolkit/hawaii-checklist': { body: PAGE },
  '/auth.html': { status: 308, headers: { Location: '/auth' } },
  '/auth/': { status: 308, headers: { Location: '/auth' } },
  '/service-worker.js': { headers: js, body: WORKER },
  '/assets/shell-1.js': { headers: js, body: SCRIPT },
  '/welcome.mp4': { status: 206 },
};

/** Answers as the site on a good host, and as the auth server and PostgREST answer a stranger. */
function right(method: string, url: URL, body: string): Reply {
  if (url.origin === SITE) {
    const page = PAGES[url.pathname] ?? { status: 404 };
    const sent = headersOf(headers, url.pathname);
    if (page.status === 404) delete sent['Cache-Control'];
    return { ...page, headers: { ...sent, ...page.headers } };
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
    return { status: 303, headers: { Location: `${asked.startsWith(SITE) ? asked : SITE}#error=x` } };
  }
  if (path === '/.well-known/jwks.json') return { body: { keys: [{ alg: 'ES256' }] } };
  const [column = '', filter] = [...url.searchParams].find(([, value]) => value === 'eq.not-a-value') ?? [];
  if (filter)
    return {
      status: 400,
      body: { code: '22P02', message: `invalid input syntax for type ${typeOf(column)}` },
    };
  if (/^\/rpc\/(keep_profile|stamp_updated_at)/.test(path) || path === '/graphql/v1')
    return { status: 404, body: { code: 'PGRST202' } };
  return denied;
}

function typeOf(column: string): string {
  const others: Record<string, string> = {
    item_index: 'smallint',
    completed: 'boolean',
    updated_at: 'timestamp with time zone',
    plan: 'json',
    form: 'json',
  };
  return others[column] ?? 'uuid';
}

/** Returns a fetch for a deployment with these faults. It fails if another server is called. */
export function deployment(faults: Faults = {}) {
  return async (
    address: URL | string,
    { method = 'GET', body = '' }: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(address);
    if (![SITE, PROJECT].includes(url.origin)) throw new Error(`Asked of a stranger: ${url}`);
    const [folder] = /^\/rest\/v1(?=\/)/.exec(url.pathname) ?? [];
    const names = [url.pathname + url.search, url.pathname, folder].map((path) => `${method} ${path}`);
    const key = names.find((name) => faults[name]);
    const fault = key ? faults[key] : undefined;
    const planted = typeof fault === 'function' ? fault(`${body}`) : fault;
    const usual = right(method, url, `${body}`);
    const reply = planted
      ? { ...usual, status: 200, ...planted, headers: { ...usual.headers, ...planted.headers } }
      : usual;
    const text = typeof reply.body === 'object' ? JSON.stringify(reply.body) : reply.body;
    return new Response(text, {
      status: reply.status ?? 200,
      headers: { date: new Date().toUTCString(), ...reply.headers },
    });
  };
}
