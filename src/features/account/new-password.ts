import { withDeadline } from '@/browser/deadline';
import type { Tokens } from './auth-callback';
import { type AuthResult, type Codes, failure } from './auth-requests';
import type { SignedInUser } from './auth-state';
import { replaceStoredSession, signInAgain } from './fresh-sign-in';
import { goneOr } from './gone-account';
import { separateClient } from './separate-client';
import type { Supabase } from './supabase-client';

// Only these codes of the auth server mean that a session or link has ended: the password was changed on another device
// or with another link, or the account is gone. After any other error, it still works.
const ENDED: Codes = {
  session_not_found: 'expired',
  session_expired: 'expired',
  user_not_found: 'expired',
  bad_jwt: 'expired',
  refresh_token_not_found: 'expired',
  refresh_token_already_used: 'expired',
};

const NEW_PASSWORD: Codes = {
  ...ENDED,
  same_password: 'same',
  weak_password: 'weak',
  current_password_invalid: 'wrong',
};

/** Returns a reset link's owner, or why it can't be used. Asks the server: the token's own claims can be forged. */
export async function ownerOfLink({ access_token }: Tokens): Promise<{ email: string } | AuthResult> {
  try {
    // In a separate client, because supabase-js drops the page's own session when the link's has ended.
    const { data, error } = await withDeadline(() => separateClient().auth.getUser(access_token));
    if (data.user) return { email: data.user.email ?? '' };
    return failure(error ?? {}, ENDED);
  } catch {
    return 'unreachable';
  }
}

/** Sets the password of the link's owner, then signs them in here, replacing any current session. */
export async function chooseNewPassword(
  supabase: Supabase,
  tokens: Tokens,
  password: string,
): Promise<AuthResult> {
  const client = separateClient();
  const { data, error } = await client.auth.setSession(tokens);
  if (error) return failure(error, ENDED);
  const result = await updatePassword(client, { password });
  if (result !== 'ok') return result;
  const signedIn = await supabase.auth.setSession(data.session ?? tokens);
  return signedIn.error ? 'changed' : 'ok';
}

/**
 * Changes the signed-in user's password after checking the current one with a fresh sign-in. The other sessions end, so
 * the new one replaces the stored one, unless the user has signed out here meanwhile.
 */
export async function changePassword(
  user: Pick<SignedInUser, 'id' | 'email'>,
  password: string,
  newPassword: string,
): Promise<AuthResult> {
  const fresh = await signInAgain(user, password);
  if (typeof fresh === 'string') return goneOr(user.id, fresh);
  const result = await updatePassword(fresh.client, { password: newPassword, current_password: password });
  if (result === 'ok') replaceStoredSession(fresh.session);
  return result;
}

async function updatePassword(
  supabase: Supabase,
  attributes: { password: string; current_password?: string },
): Promise<AuthResult> {
  const { error } = await supabase.auth.updateUser(attributes);
  if (error) {
    const result = failure(error, NEW_PASSWORD);
    // Only the answer may be lost.
    return result === 'unreachable' ? 'late' : result;
  }
  const { data } = await supabase.auth.getSession();
  // Hosted Supabase ends the other sessions itself; the embedded one doesn't. Not awaited: the password is changed.
  if (data.session) void supabase.auth.admin.signOut(data.session.access_token, 'others');
  return 'ok';
}
