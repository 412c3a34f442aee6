import { userOf } from './auth-session';
import { newAccount } from './fake-database';
import { json } from './fake-http';
import real from './real-auth-answers.json';

// What hosted Supabase answers: status, headers and body as its servers send them. The messages are for developers; no
// page may show one.

type HostedAnswer = () => Response | Promise<Response>;

/**
 * Recorded in November 2026 from supabase/auth bc32168 (August 2026) on PostgreSQL 15, asked as supabase-js asks. What a
 * test needs is added under `answers` of that file, never here.
 */
const recorded = Object.fromEntries(
  Object.entries(real.answers).map(([name, { status, headers, body }]) => [
    name,
    () => json(body, status, headers),
  ]),
) as Record<keyof typeof real.answers, () => Response>;

/** An answer of the auth server that is only known from its source. */
function auth(status: number, code: string, message: string): HostedAnswer {
  const headers = { 'x-sb-error-code': code, 'x-supabase-api-version': '2024-01-01' };
  return () => json({ code, message }, status, headers);
}

/** The gateway in front of it. */
function gateway(status: number, body: object): HostedAnswer {
  return () => json(body, status);
}

function page(status: number, title: string): HostedAnswer {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body></body></html>`;
  return () => new Response(body, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

/** The data API's answer to a row whose user is gone. */
export function noSuchUser(table: string): Response {
  const message = `insert or update on table "${table}" violates foreign key constraint "${table}_user_id_fkey"`;
  return json({ code: '23503', details: 'Key is not present in table "users".', hint: null, message }, 409);
}

const newUser = userOf(newAccount('ana@example.com', '', false));

export const hosted = {
  ...recorded,

  // The auth server
  databaseFails: auth(500, 'unexpected_failure', 'Database error querying schema'),
  timedOut: auth(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.'),
  addressInvalid: auth(400, 'email_address_invalid', 'Email address "ana@example.com" is invalid'),
  addressNotAuthorized: auth(400, 'email_address_not_authorized', 'Email address cannot be used'),
  emailTakenMeanwhile: auth(500, 'unexpected_failure', 'Error confirm email'),
  needsSecondFactor: auth(401, 'insufficient_aal', 'AAL2 session is required to update the password'),
  tooManyRefreshes: auth(409, 'conflict', 'Too many concurrent token refresh requests on the same session'),
  leaked: () =>
    json(
      {
        code: 'weak_password',
        message: 'Password is known to be weak and easy to guess, please choose a different one.',
        weak_password: { reasons: ['pwned'] },
      },
      422,
      { 'x-supabase-api-version': '2024-01-01' },
    ),
  newUser: () => json(newUser),
  // A made-up user, so as not to reveal the account.
  knownUser: () => json({ ...newUser, role: '', identities: [] }),

  // The gateway, the network
  wrongKey: gateway(401, { message: 'Invalid API key' }),
  overQuota: gateway(402, { message: 'Service for this project is restricted: exceed_egress_quota.' }),
  // Documented without its body.
  paused: gateway(540, {}),
  noUpstream: gateway(503, { message: 'name resolution failed' }),
  badGateway: page(502, '502 Bad Gateway'),
  webServerDown: page(521, '521: Web server is down'),
  hotelWifi: page(200, 'Welcome to our Wi-Fi'),
  emptyPage: () => new Response(''),
  // postgrest-js takes it for a success.
  emptyNotFound: () => new Response('', { status: 404 }),
  noNetwork: () => Promise.reject(new TypeError('Failed to fetch')),
  never: () => new Promise<Response>(() => undefined),
} satisfies Record<string, HostedAnswer>;
