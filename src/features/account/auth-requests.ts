import type { Session } from '@supabase/auth-js';
import { isUnreachable } from './supabase';
import type { Supabase } from './supabase-client';

/**
 * `refused`: the server rejected the email and password. `unconfirmed`: they are right, but the email isn't confirmed.
 * `closed`: no new accounts. `address`: this email can't be used. `busy`: rate limited. `broken`: accounts don't work
 * for anyone, whatever was typed. `unreachable`: no response, or a server error. `late`: it timed out, and may have
 * succeeded anyway. For a new password: it is the `same`, too `weak` or on a list of `leaked` ones, the current one is
 * `wrong`, the session or link has `expired`, or it is `changed` but the sign-in failed.
 */
export type AuthResult =
  | 'ok'
  | 'refused'
  | 'unconfirmed'
  | 'closed'
  | 'address'
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

type Failure = { name?: string; status?: number | undefined; code?: string | undefined; reasons?: string[] };

/** What the auth server's error codes mean for a request. */
export type Codes = Partial<Record<string, AuthResult>>;

export const SIGN_IN: Codes = {
  invalid_credentials: 'refused',
  user_banned: 'refused',
  email_not_confirmed: 'unconfirmed',
};

// Two causes share over_email_send_rate_limit: a second email within a minute, which is refused only for an existing
// account, and the project's hourly quota. So it must look like a success, whose message says what to do when no email
// comes. The server refuses to email an unauthorized address only if it has an account.
const EMAIL: Codes = {
  over_email_send_rate_limit: 'ok',
  email_address_not_authorized: 'ok',
  email_address_invalid: 'address',
  validation_failed: 'address',
};

const SIGN_UP: Codes = {
  ...EMAIL,
  user_already_exists: 'ok',
  email_address_not_authorized: 'address',
  weak_password: 'weak',
  signup_disabled: 'closed',
  email_provider_disabled: 'closed',
};

/** Creates the account. The server then emails a link back to this site. `ok` for an existing account, too. */
export async function signUp(supabase: Supabase, credentials: Credentials): Promise<AuthResult> {
  const { data, error } = await supabase.auth.signUp({
    ...credentials,
    options: { emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) return failure(error, SIGN_UP);
  // Until the email is confirmed there is no session, and the insert would be rejected. A database trigger creates the
  // row in any case.
  if (data.session) void insertProfile(supabase, data.session, credentials.email);
  return 'ok';
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
export function failure({ name, status, code, reasons }: Failure, codes: Codes = {}): AuthResult {
  // supabase-js drops this code.
  const result = codes[name === 'AuthSessionMissingError' ? 'session_not_found' : (code ?? '')];
  if (result) return result === 'weak' && reasons?.includes('pwned') ? 'leaked' : result;
  if (status === 504) return 'late';
  if (status === 429) return 'busy';
  // Supabase answers 540 for a paused project.
  return isUnreachable({ status }) && status !== 540 ? 'unreachable' : 'broken';
}
