import type { Supabase } from '@/lib/supabase';
import { isUnreachable } from './is-unreachable';

/**
 * `refused`: the server rejected the request. `busy`: rate limited. `unreachable`: no response, or a server error.
 * `late`: it timed out, and may have succeeded anyway. For a new password: it is the `same` or too `weak`, the current
 * one is `wrong`, the session or link has `expired`, or it is `changed` but the sign-in failed.
 */
export type AccountResult =
  | 'ok'
  | 'refused'
  | 'busy'
  | 'unreachable'
  | 'late'
  | 'same'
  | 'weak'
  | 'wrong'
  | 'expired'
  | 'changed';

export type Credentials = { email: string; password: string };

type Failure = { status?: number; code?: string };

/** Creates the account. The server then emails a link back to this site. */
export async function signUp(supabase: Supabase, credentials: Credentials): Promise<AccountResult> {
  const { data, error } = await supabase.auth.signUp({
    ...credentials,
    options: { emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) return failure(error);
  // Until the email is confirmed there is no session, and the insert would be rejected. A database trigger creates the
  // row in any case.
  if (data.session) void insertProfile(supabase, data.session.user.id, credentials.email);
  return 'ok';
}

async function insertProfile(supabase: Supabase, id: string, email: string): Promise<void> {
  const { error } = await supabase
    .from('profiles')
    .upsert({ id, email }, { onConflict: 'id', ignoreDuplicates: true });
  if (error) console.info('The profile was not saved by the page:', error.message);
}

/** Signs in with email and password. The page updates through onAuthStateChange. */
export async function signIn(supabase: Supabase, credentials: Credentials): Promise<AccountResult> {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  return error ? failure(error) : 'ok';
}

/** Emails a link to choose a new password. `ok` whether or not the address has an account. */
export async function requestPasswordReset(
  supabase: Supabase,
  { email }: Pick<Credentials, 'email'>,
): Promise<AccountResult> {
  const redirectTo = `${window.location.origin}/auth`;
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo });
  return emailResult(error);
}

/** Emails the confirmation link again. `ok` whether or not the address has an account to confirm. */
export async function resendConfirmation(supabase: Supabase, email: string): Promise<AccountResult> {
  const options = { emailRedirectTo: `${window.location.origin}/` };
  const { error } = await supabase.auth.resend({ type: 'signup', email, options });
  return emailResult(error);
}

// The server refuses a second email within a minute, but only for an existing account, so the refusal must not show.
function emailResult(error: Failure | null): AccountResult {
  return !error || error.code === 'over_email_send_rate_limit' ? 'ok' : failure(error);
}

/** Maps a supabase-js error to a result. */
export function failure(error: Failure): AccountResult {
  if (error.status === 504) return 'late';
  if (error.status === 429) return 'busy';
  return isUnreachable(error) ? 'unreachable' : 'refused';
}
