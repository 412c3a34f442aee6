import type { Supabase } from '@/lib/supabase';

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

/** Signs in with e-mail and password; the page follows the client's session by itself. */
export async function signIn(supabase: Supabase, credentials: Credentials): Promise<AccountResult> {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  return error ? failure(error) : 'ok';
}

/** True when an error of supabase-js is not the server's own no: there was no answer, or the server broke down. */
export function isUnanswered({ status }: { status?: number }): boolean {
  return !status || status >= 500;
}

function failure(error: { status?: number }): AccountResult {
  return isUnanswered(error) ? 'unreachable' : 'refused';
}
