export type Tokens = { access_token: string; refresh_token: string };

/**
 * `recovery` is a password reset link. Its tokens are undefined when the URL lacks them. `half-changed` is the first of
 * the two links that change an email.
 */
export type AuthCallback =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'recovery'; tokens: Tokens | undefined }
  | { kind: 'half-changed' }
  | { kind: 'expired-link' }
  | { kind: 'failed' };

/** What our own emails put before the project's link: see mailed-link.ts. */
export const MAILED_LINK = '#confirm=';

/** Parses the hash that an emailed link redirects with. Undefined when the hash isn't one. */
export function readAuthCallback(hash: string): AuthCallback | undefined {
  // The link in it has a type of its own.
  if (hash.startsWith(MAILED_LINK)) return undefined;
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const access_token = values.get('access_token');
  const refresh_token = values.get('refresh_token');
  const tokens = access_token && refresh_token ? { access_token, refresh_token } : undefined;
  if (values.get('type') === 'recovery') return { kind: 'recovery', tokens };
  if (tokens) return { kind: 'tokens', tokens };
  // The server's only message. Its words are never shown: anyone can write such a link.
  if (values.has('message')) return { kind: 'half-changed' };
  if (!values.has('error') && !values.has('error_description')) return undefined;
  return { kind: values.get('error_code') === 'otp_expired' ? 'expired-link' : 'failed' };
}

/** Reads this page's hash and removes it from the URL, so that no token stays in the history. */
export function takeAuthCallback(): AuthCallback | undefined {
  const callback = readAuthCallback(window.location.hash);
  if (callback) dropHash();
  return callback;
}

/** Removes the hash from the URL, without a history entry. */
export function dropHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
