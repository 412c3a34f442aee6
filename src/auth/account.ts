import type { Supabase } from '@/lib/supabase';

/** `unreachable`: no response in time, or a server error. `refused`: the server rejected the request. */
export type AccountResult = 'ok' | 'refused' | 'unreachable';

export type Credentials = { email: string; password: string };

/** Creates the account and its profile row. The server then emails a link back to this site. */
export async function signUp(supabase: Supabase, credentials: Credentials): Promise<AccountResult> {
  const { data, error } = await supabase.auth.signUp({
    ...credentials,
    options: { emailRedirectTo: `${window.location.origin}/` },
  });
  if (error) return failure(error);
  if (data.user) void insertProfile(supabase, data.user.id, credentials.email);
  return 'ok';
}

// There is no session until the email is confirmed, so this is rejected: a database trigger also creates the row.
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

/** True when supabase-js got no response or a server error, rather than a rejection. */
export function isUnreachable({ status }: { status?: number }): boolean {
  return !status || status >= 500;
}

function failure(error: { status?: number }): AccountResult {
  return isUnreachable(error) ? 'unreachable' : 'refused';
}
