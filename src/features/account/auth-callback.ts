export type Tokens = { access_token: string; refresh_token: string };

/**
 * `recovery` is a password reset link. Its tokens are undefined when the URL lacks them. `half-changed` is the first of
 * the two links that change an email.
 */
export type AuthCallback =
  | { kind: 'tokens'; tokens: Tokens; isChange: boolean }
  | { kind: 'recovery'; tokens: Tokens | undefined }
  | { kind: 'half-changed' }
  | { kind: 'expired-link' }
  | { kind: 'expired-change' }
  | { kind: 'failed' };

/** Where the links that change an email lead back to, in Supabase's own emails. */
export const CHANGE_MARK = '?email-change';

/** What our own emails put before the project's link: see mailed-link.ts. */
export const MAILED_LINK = '#confirm=';

/** Parses the hash that an emailed link redirects with. Undefined when the hash isn't one. */
export function readAuthCallback(hash: string, search = ''): AuthCallback | undefined {
  // The link in it has a type of its own.
  if (hash.startsWith(MAILED_LINK)) return undefined;
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const access_token = values.get('access_token');
  const refresh_token = values.get('refresh_token');
  const tokens = access_token && refresh_token ? { access_token, refresh_token } : undefined;
  const isChange = values.get('type') === 'email_change' || search.startsWith(CHANGE_MARK);
  if (values.get('type') === 'recovery') return { kind: 'recovery', tokens };
  if (tokens) return { kind: 'tokens', tokens, isChange };
  // The server's only message. Its words are never shown: anyone can write such a link.
  if (values.has('message')) return { kind: 'half-changed' };
  if (!values.has('error') && !values.has('error_description')) return undefined;
  if (values.get('error_code') !== 'otp_expired') return { kind: 'failed' };
  return { kind: isChange ? 'expired-change' : 'expired-link' };
}

/** Reads this page's hash and removes it from the URL, so that no token stays in the history. */
export function takeAuthCallback(): AuthCallback | undefined {
  const { hash, search } = window.location;
  const callback = readAuthCallback(hash, search);
  if (callback) dropMail();
  return callback;
}

/** Removes an emailed link's hash and marks from the URL, without a history entry. */
export function dropMail(): void {
  const { pathname, search } = window.location;
  const rest = search.startsWith(CHANGE_MARK) || isMailSearch(search) ? '' : search;
  window.history.replaceState(window.history.state, '', pathname + rest);
}

/** What our own emails put before the hash, with the link's type: a gateway may cut off what comes after #. */
export const MAIL_MARK = 'mail';

export function isMailSearch(search: string): boolean {
  return new URLSearchParams(search).has(MAIL_MARK);
}
