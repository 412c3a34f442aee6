export type AuthCallback =
  | { kind: 'tokens'; access_token: string; refresh_token: string }
  | { kind: 'expired-link' }
  | { kind: 'failed' };

/** Parses a confirmation link's hash. Undefined when the hash isn't one. */
export function readAuthCallback(hash: string): AuthCallback | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const access_token = values.get('access_token');
  const refresh_token = values.get('refresh_token');
  if (access_token && refresh_token) return { kind: 'tokens', access_token, refresh_token };
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
