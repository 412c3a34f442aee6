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

/** Returns a reset link's owner, or why it can't be used. Asks the server: the token's own claims can be forged. */
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

/** Sets the password of the link's owner, then signs them in here, replacing any current session. */
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
 * Changes the signed-in user's password after checking the current one with a fresh sign-in, which also satisfies a
 * server that requires a recent one. The other sessions end, so the new one replaces the stored one, unless the user
 * has signed out here meanwhile.
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

/** Stores a newer session of the signed-in user. No-op once they have signed out. */
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
  // Hosted Supabase ends the other sessions itself; the embedded one doesn't. Not awaited: the password is changed.
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

/**
 * Creates a client that stores nothing, so the page's own session is untouched. Each has its own name, because
 * supabase-js warns about duplicates.
 */
function clientApart(): Supabase {
  if (!supabaseSettings) throw new Error('Accounts are not set up on this site.');
  clientsApart += 1;
  return createSupabase(supabaseSettings, `apart-${clientsApart}`, false);
}
