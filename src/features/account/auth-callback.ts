export type Tokens = { access_token: string; refresh_token: string };

/** `recovery` is a password reset link. Its tokens are undefined when the URL lacks them. */
export type AuthCallback =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'recovery'; tokens: Tokens | undefined }
  | { kind: 'expired-link' }
  | { kind: 'failed' };

/** Parses the hash that an emailed link redirects with. Undefined when the hash isn't one. */
export function readAuthCallback(hash: string): AuthCallback | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const access_token = values.get('access_token');
  const refresh_token = values.get('refresh_token');
  const tokens = access_token && refresh_token ? { access_token, refresh_token } : undefined;
  if (values.get('type') === 'recovery') return { kind: 'recovery', tokens };
  if (tokens) return { kind: 'tokens', tokens };
  if (!values.has('error') && !values.has('error_description')) return undefined;
  return { kind: values.get('error_code') === 'otp_expired' ? 'expired-link' : 'failed' };
}

/** Reads this page's hash and removes it from the URL, so that no token stays in the history. */
export function takeAuthCallback(): AuthCallback | undefined {
  const { hash, pathname, search } = window.location;
  const callback = readAuthCallback(hash);
  if (callback) window.history.replaceState(window.history.state, '', pathname + search);
  return callback;
}
