import type { AuthError, Session } from '@supabase/supabase-js';
import { keep } from '@/browser/kept-value';
import { type AuthResult, type Codes, failure, SIGN_IN } from './auth-requests';
import { leaveIfGone } from './gone-account';
import { separateClient } from './separate-client';
import type { SignedInUser } from './session';
import { sessionStorageKey, storedAccessToken, storedSession } from './stored-session';
import type { Supabase } from './supabase-client';

/** A separate client with its own session for the user who is signed in here. */
export type FreshSignIn = { client: Supabase; session: Session };

const CURRENT_PASSWORD: Codes = { ...SIGN_IN, invalid_credentials: 'wrong' };

/** Checks the current password with a fresh sign-in, which also satisfies a server that requires a recent one. */
export async function signInAgain(
  { id, email }: Pick<SignedInUser, 'id' | 'email'>,
  password: string,
): Promise<FreshSignIn | AuthResult> {
  const client = separateClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  return error ? refusalOf(error, id) : { client, session: data.session };
}

/** Tells a wrong password from an account that is gone: the server answers both the same. */
async function refusalOf(error: AuthError, userId: string): Promise<AuthResult> {
  const result = failure(error, CURRENT_PASSWORD);
  return result === 'wrong' && (await leaveIfGone(userId)) ? 'expired' : result;
}

/** Stores a newer session of the signed-in user. Returns false, and does nothing, once they have signed out. */
export function replaceStoredSession(session: Session): boolean {
  const key = sessionStorageKey();
  if (!key || storedSession()?.user?.id !== session.user.id) return false;
  keep(key, JSON.stringify(session));
  return true;
}

/** Continues with the fresh session and ends the other one, because a project may allow only one per user. */
export function keepFresh({ client, session }: FreshSignIn): void {
  const before = storedAccessToken();
  const left = replaceStoredSession(session) ? before : session.access_token;
  if (left) void client.auth.admin.signOut(left, 'local');
}
