import type { Session } from '@supabase/supabase-js';
import type { Tokens } from '@/lib/auth-callback';
import { withDeadline } from '@/lib/deadline';
import { supabaseSettings } from '@/lib/env';
import { writeStoredItem } from '@/lib/stored-item';
import { sessionStorageKey, storedSession } from '@/lib/stored-session';
import type { Supabase } from '@/lib/supabase';
import { createSupabase } from '@/lib/supabase-client';
import { type AccountResult, type Credentials, failure } from './account';
import { isUnreachable } from './is-unreachable';

/** Whose password a link lets change, or why it doesn't. Asks the server: the token's own claims can be forged. */
export async function ownerOfLink(
  supabase: Supabase,
  { access_token }: Tokens,
): Promise<{ email: string } | 'expired' | 'unreachable'> {
  try {
    const { data, error } = await withDeadline(() => supabase.auth.getUser(access_token));
    if (data.user) return { email: data.user.email ?? '' };
    return error && !isUnreachable(error) && error.status !== 429 ? 'expired' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Sets the password of a link's owner and then signs in here, in place of whoever is signed in. */
export async function chooseNewPassword(
  supabase: Supabase,
  tokens: Tokens,
  password: string,
): Promise<AccountResult> {
  const apart = clientApart();
  const { data, error } = await apart.auth.setSession(tokens);
  if (error) return sessionFailure(error);
  const result = await updatePassword(apart, { password });
  if (result !== 'ok') return result;
  const signIn = await supabase.auth.setSession(data.session ?? tokens);
  return signIn.error ? 'changed' : 'ok';
}

/**
 * Replaces the password of whoever is signed in, after asking for the current one: a sign-in, which also serves a server
 * that wants a recent one. That sign-in ends the others, so it takes their place here, unless the user has left.
 */
export async function changePassword(
  { email, password }: Credentials,
  newPassword: string,
): Promise<AccountResult> {
  const apart = clientApart();
  const { data, error } = await apart.auth.signInWithPassword({ email, password });
  if (error) return error.status === 400 ? 'wrong' : failure(error);
  const result = await updatePassword(apart, { password: newPassword, current_password: password });
  if (result === 'ok') replaceStoredSession(data.session);
  return result;
}

/** Stores a newer session of the user who is signed in here. Does nothing once they have left. */
function replaceStoredSession(session: Session): void {
  const key = sessionStorageKey();
  if (key && storedSession()?.user?.id === session.user.id) writeStoredItem(key, JSON.stringify(session));
}

async function updatePassword(
  supabase: Supabase,
  attributes: { password: string; current_password?: string },
): Promise<AccountResult> {
  const { error } = await supabase.auth.updateUser(attributes);
  if (error) return passwordFailure(error);
  const { data } = await supabase.auth.getSession();
  // Hosted Supabase ends the other sessions itself, the embedded one doesn't. Not waited for: the password is changed.
  if (data.session) void supabase.auth.admin.signOut(data.session.access_token, 'others');
  return 'ok';
}

function passwordFailure(error: { status?: number; code?: string | undefined }): AccountResult {
  if (error.code === 'same_password') return 'same';
  if (error.code === 'weak_password') return 'weak';
  return sessionFailure(error);
}

// The session has ended: the password was changed on another device or with another link, or the account is gone.
function sessionFailure(error: { status?: number }): AccountResult {
  const result = failure(error);
  return result === 'refused' ? 'expired' : result;
}

let clientsApart = 0;

/** A client that stores nothing and so leaves the page's own session alone. supabase-js warns of two of one name. */
function clientApart(): Supabase {
  if (!supabaseSettings) throw new Error('Accounts are not set up on this site.');
  clientsApart += 1;
  return createSupabase(supabaseSettings, `apart-${clientsApart}`, false);
}
