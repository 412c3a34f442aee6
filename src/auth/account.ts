import { removeStoredItem } from '@/lib/stored-item';
import { type Supabase, sessionStorageKey } from '@/lib/supabase';

/** `unreachable`: no answer in time or no network; `refused`: the server said no. */
export type AccountResult = 'ok' | 'refused' | 'unreachable';

export type Credentials = { email: string; password: string };

/** Creates the account and its profile row; the server then sends a link that leads back to this site. */
export async function signUp(supabase: Supabase, credentials: Credentials): Promise<AccountResult> {
  const { data, error } = await supabase.auth.signUp({
    ...credentials,
    options: { emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) return failure(error);
  if (data.user) void insertProfile(supabase, data.user.id, credentials.email);
  return 'ok';
}

// Until the address is confirmed there is no session, so this is refused: a trigger on the server makes the row too.
async function insertProfile(supabase: Supabase, id: string, email: string): Promise<void> {
  const { error } = await supabase
    .from('profiles')
    .upsert({ id, email }, { onConflict: 'id', ignoreDuplicates: true });
  if (error) console.info('The profile was not saved by the page:', error.message);
}

/** Signs in with e-mail and password; the session reaches the page through the auth provider. */
export async function signIn(supabase: Supabase, credentials: Credentials): Promise<AccountResult> {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  return error ? failure(error) : 'ok';
}

/** Starts the session that a confirmation link carries; false when the server does not accept it. */
export async function acceptTokens(
  supabase: Supabase,
  { access_token, refresh_token }: { access_token: string; refresh_token: string },
): Promise<boolean> {
  const { error } = await supabase.auth.setSession({ access_token, refresh_token });
  return !error;
}

/**
 * Ends this browser's session, also when the server cannot be reached: on a shared computer
 * "signed out" must be true, so the stored session goes in any case.
 */
export async function signOut(supabase: Supabase): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  const key = sessionStorageKey();
  if (error && key) removeStoredItem(key);
}

function failure(error: { name: string; status?: number }): AccountResult {
  return error.name === 'AuthRetryableFetchError' || error.status === undefined ? 'unreachable' : 'refused';
}
