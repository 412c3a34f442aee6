import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { supabaseSettings } from './env';
import { createStore } from './store';
import { sessionStorageKey } from './stored-session';

export type Supabase = SupabaseClient<Database>;

let client: Promise<Supabase> | undefined;

/**
 * Returns the page's Supabase client, loaded on first use. Rejects when this build has no accounts or the code can't
 * be loaded; the next call tries again.
 */
export function loadSupabase(): Promise<Supabase> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createClient(): Promise<Supabase> {
  const storageKey = sessionStorageKey();
  if (!supabaseSettings || !storageKey) throw new Error('Accounts are not set up on this site.');
  const { createSupabase } = await import('./supabase-client');
  return createSupabase(supabaseSettings, storageKey);
}

/** True from when the renewal of an expired session finds no network until it is sent again. */
export const renewalIsStuck = createStore(false);

type SessionAnswer = {
  data: { session: Session | null };
  error: { message: string; status?: number } | null;
};

const NO_NETWORK: SessionAnswer = { data: { session: null }, error: { message: 'No network' } };

/** Returns the session as supabase-js does, but without the 25 s that it spends on a renewal that finds no network. */
export function getSession(supabase: Supabase): Promise<SessionAnswer> {
  return new Promise((resolve, reject) => {
    const check = () => renewalIsStuck.get() && resolve(NO_NETWORK);
    const stop = renewalIsStuck.subscribe(check);
    supabase.auth.getSession().then(resolve, reject).finally(stop);
    // A session that needs no renewal, or a new try, comes first.
    setTimeout(check);
  });
}

/** Returns this user's access token, or why there is none. Another tab may have signed in somebody else. */
export async function accessTokenOf(
  supabase: Supabase,
  userId: string,
): Promise<string | { status?: number }> {
  const { data, error } = await getSession(supabase);
  if (error) return error;
  return data.session?.user.id === userId ? data.session.access_token : { status: 401 };
}
