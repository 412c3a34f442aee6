import type { Session } from '@supabase/supabase-js';
import { isUnreachable } from './supabase';
import type { Supabase } from './supabase-client';

/**
 * `signed-in`: a sign-up that asked for no confirmation. `refused`: the server rejected the email and password.
 * `unconfirmed`: they are right, but the email isn't confirmed. `closed`: no new accounts. `address`: this email can't be
 * used. `taken`: this account can't have this email, as another one has it. `unmailed`: the server's mail could not be sent. `soon`: less than a minute after another. `quota`: it may send no more this hour. `busy`: rate limited.
 * `broken`: accounts don't work for anyone, whatever was typed. `unreachable`: no answer of the auth server. `late`: it
 * timed out, and may have succeeded anyway. For a new password: it is the `same`, too `weak` or on a list of `leaked`
 * ones, the current one is `wrong`, the session or link has `expired`, or it is `changed` but the sign-in failed.
 */
export type AuthResult =
  | 'ok'
  | 'signed-in'
  | 'refused'
  | 'unconfirmed'
  | 'closed'
  | 'address'
  | 'taken'
  | 'unmailed'
  | 'soon'
  | 'quota'
  | 'busy'
  | 'broken'
  | 'unreachable'
  | 'late'
  | 'same'
  | 'weak'
  | 'leaked'
  | 'wrong'
  | 'expired'
  | 'changed';

export type Credentials = { email: string; password: string };

type Failure = {
  name?: string;
  message?: string;
  status?: number | undefined;
  code?: string | undefined;
  reasons?: string[];
};

/** What the auth server's error codes, as `codeOf` returns them, mean for a request. */
export type Codes = Partial<Record<string, AuthResult>>;

export const SIGN_IN: Codes = {
  invalid_credentials: 'refused',
  user_banned: 'refused',
  email_not_confirmed: 'unconfirmed',
};

// The server refuses a second email within a minute, any email once the hour's quota is used up, and one to an
// unauthorized address only if the address has an account. So these must look like a success, whose message says what
// to do when no email comes.
const EMAIL: Codes = {
  over_email_send_rate_limit: 'ok',
  email_quota: 'ok',
  email_failed: 'unmailed',
  email_address_not_authorized: 'ok',
  email_address_invalid: 'address',
  validation_failed: 'address',
};

const SIGN_UP: Codes = {
  ...EMAIL,
  // No account is made then.
  email_quota: 'quota',
  // Only a project that asks for no confirmation says so.
  user_already_exists: 'taken',
  // The site has no mail service of its own yet: it's nothing that was typed.
  email_address_not_authorized: 'broken',
  weak_password: 'weak',
  signup_disabled: 'closed',
  email_provider_disabled: 'closed',
};

/**
 * Creates the account. The server then emails a link back to this site, or signs in at once (`signed-in`) if it asks for
 * no confirmation. `ok` for an existing account, too.
 */
export async function signUp(supabase: Supabase, credentials: Credentials): Promise<AuthResult> {
  const { data, error } = await supabase.auth.signUp({
    ...credentials,
    options: { emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) return failure(error, SIGN_UP);
  // Until the email is confirmed there is no session, and the insert would be rejected. A database trigger creates the
  // row in any case.
  if (!data.session) return 'ok';
  void insertProfile(supabase, data.session, credentials.email);
  return 'signed-in';
}

async function insertProfile(supabase: Supabase, session: Session, email: string): Promise<void> {
  const { error } = await supabase
    .from('profiles')
    .upsert({ id: session.user.id, email }, { onConflict: 'id', ignoreDuplicates: true })
    .setHeader('Authorization', `Bearer ${session.access_token}`);
  if (error) console.info('The profile was not saved by the page:', error.message);
}

/** Signs in with email and password. The page updates through onAuthStateChange. */
export async function signIn(supabase: Supabase, credentials: Credentials): Promise<AuthResult> {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  return error ? failure(error, SIGN_IN) : 'ok';
}

/** Emails a link to choose a new password. `ok` whether or not the address has an account. */
export async function requestPasswordReset(
  supabase: Supabase,
  { email }: Pick<Credentials, 'email'>,
): Promise<AuthResult> {
  const redirectTo = `${window.location.origin}/auth`;
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo });
  return error ? failure(error, EMAIL) : 'ok';
}

/** Emails the confirmation link again. `ok` whether or not the address has an account to confirm. */
export async function resendConfirmation(supabase: Supabase, email: string): Promise<AuthResult> {
  const options = { emailRedirectTo: `${window.location.origin}/` };
  const { error } = await supabase.auth.resend({ type: 'signup', email, options });
  return error ? failure(error, EMAIL) : 'ok';
}

/** Maps a supabase-js error to a result: by the auth server's code if `codes` has it, otherwise by the status. */
export function failure(error: Failure, codes: Codes = {}): AuthResult {
  const { status, reasons } = error;
  const code = codeOf(error);
  const result = codes[code];
  if (result) return result === 'weak' && reasons?.includes('pwned') ? 'leaked' : result;
  if (status === 504 || code === 'request_timeout') return 'late';
  if (status === 429) return 'busy';
  // Supabase answers 540 for a paused project.
  return !code && isUnreachable({ status }) && status !== 540 ? 'unreachable' : 'broken';
}

/** Returns the auth server's code, or one of ours where it has one code for two causes. Empty without a code. */
function codeOf({ name, code = '', message = '' }: Failure): string {
  // supabase-js drops this code.
  if (name === 'AuthSessionMissingError') return 'session_not_found';
  if (code === 'over_email_send_rate_limit' && message.includes('rate limit exceeded')) return 'email_quota';
  if (code !== 'unexpected_failure') return code;
  // Somebody has signed up with the new email before it was confirmed.
  if (message.startsWith('Error confirm')) return 'email_taken';
  return /^Error sending .*mail/.test(message) ? 'email_failed' : code;
}
