import type { Session } from '@supabase/supabase-js';
import { keep } from '@/browser/kept-value';
import { type AuthResult, type Codes, failure, SIGN_IN } from './auth-requests';
import type { SignedInUser } from './auth-state';
import { knownUser } from './gone-account';
import { separateClient } from './separate-client';
import { connect } from './session';
import { refreshNow } from './session-refresh';
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
  if (!error) return { client, session: data.session };
  const result = failure(error, CURRENT_PASSWORD);
  if (result !== 'wrong') return result;
  // The server answers the same to a wrong password, to an account that is gone, and to an email changed elsewhere.
  const known = await knownUser(id);
  if (known === 'gone') return 'expired';
  if (!known?.email || known.email === email) return result;
  void refreshNow(await connect());
  return signInAgain({ id, email: known.email }, password);
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
