// What hosted Supabase answers when something is wrong: status, headers and body as its servers send them. The messages
// are for developers; no page may show one.

type HostedAnswer = () => Response | Promise<Response>;

const JSON_TYPE = { 'content-type': 'application/json' };

/** The auth server, in the format that supabase-js asks for. */
function auth(status: number, code: string, message: string, details = {}): HostedAnswer {
  const headers = { ...JSON_TYPE, 'x-supabase-api-version': '2024-01-01' };
  return () => new Response(JSON.stringify({ code, message, ...details }), { status, headers });
}

const weak = (reason: string, message: string) =>
  auth(422, 'weak_password', message, { weak_password: { reasons: [reason] } });

/** The gateway in front of it. */
function gateway(status: number, body: object): HostedAnswer {
  return () => new Response(JSON.stringify(body), { status, headers: JSON_TYPE });
}

function page(status: number, title: string): HostedAnswer {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body></body></html>`;
  return () => new Response(body, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

const user = {
  id: '0d6b1b2c-7d0e-4a53-9d44-5f3f8f0d7c11',
  email: 'ana@example.com',
  confirmation_sent_at: '2026-11-23T08:00:00.000000Z',
};

export const hosted = {
  // Signing in
  wrongPassword: auth(400, 'invalid_credentials', 'Invalid login credentials'),
  unconfirmed: auth(400, 'email_not_confirmed', 'Email not confirmed'),
  banned: auth(400, 'user_banned', 'User is banned'),
  emailLoginsOff: auth(422, 'email_provider_disabled', 'Email logins are disabled'),
  databaseFails: auth(500, 'unexpected_failure', 'Database error querying schema'),

  // Any request
  captcha: auth(400, 'captcha_failed', 'captcha protection: request disallowed (no captcha_token found)'),
  tooManyRequests: auth(429, 'over_request_rate_limit', 'Request rate limit reached'),
  timedOut: auth(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.'),
  wrongKey: gateway(401, { message: 'Invalid API key' }),
  overQuota: gateway(402, { message: 'Service for this project is restricted: exceed_egress_quota.' }),
  // Documented without its body.
  paused: gateway(540, {}),
  noUpstream: gateway(503, { message: 'name resolution failed' }),
  badGateway: page(502, '502 Bad Gateway'),
  webServerDown: page(521, '521: Web server is down'),
  hotelWifi: page(200, 'Welcome to our Wi-Fi'),
  noNetwork: () => Promise.reject(new TypeError('Failed to fetch')),
  never: () => new Promise<Response>(() => undefined),

  // Signing up
  newUser: gateway(200, { ...user, identities: [{ provider: 'email', user_id: user.id }] }),
  // A made-up user, so as not to reveal the account.
  knownUser: gateway(200, { ...user, identities: [] }),
  knownUserWithoutConfirmation: auth(422, 'user_already_exists', 'User already registered'),
  tooShort: weak('length', 'Password should be at least 12 characters.'),
  tooPlain: weak('characters', 'Password should contain at least one character of each: abc, ABC, 012, !@#'),
  leaked: weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.'),
  signUpsOff: auth(422, 'signup_disabled', 'Signups not allowed for this instance'),
  emailSignUpsOff: auth(400, 'email_provider_disabled', 'Email signups are disabled'),
  addressMalformed: auth(400, 'validation_failed', 'Unable to validate email address: invalid format'),
  addressInvalid: auth(400, 'email_address_invalid', 'Email address "ana@example.com" is invalid'),
  addressNotAuthorized: auth(400, 'email_address_not_authorized', 'Email address cannot be used'),

  // Sending mail. Two causes share a code; the first one happens only to a known address.
  askedAgain: auth(429, 'over_email_send_rate_limit', 'You can only request this after 52 seconds.'),
  mailQuotaUsedUp: auth(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  mailFails: auth(500, 'unexpected_failure', 'Error sending confirmation email'),

  // A reset link, and a new password
  sessionGone: auth(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  userGone: auth(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  tokenExpired: auth(403, 'bad_jwt', 'invalid JWT: token has invalid claims: token is expired'),
  samePassword: auth(422, 'same_password', 'New password should be different from the old password.'),
  needsSecondFactor: auth(401, 'insufficient_aal', 'AAL2 session is required to update the password'),
  needsReauthentication: auth(400, 'reauthentication_needed', 'Password update requires reauthentication'),
} satisfies Record<string, HostedAnswer>;
