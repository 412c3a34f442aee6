import { removeStoredItem } from '@/lib/stored-item';
import { type Supabase, sessionStorageKey } from '@/lib/supabase';

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
