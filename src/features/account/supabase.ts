import type { Session } from '@supabase/supabase-js';
import { supabaseSettings } from './env';
import { refreshIsStuck } from './refresh-is-stuck';
import { sessionStorageKey } from './stored-session';
import type { Supabase } from './supabase-client';

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

type SessionAnswer = {
  data: { session: Session | null };
  error: { message: string; status?: number } | null;
};

const NO_NETWORK: SessionAnswer = { data: { session: null }, error: { message: 'No network' } };

/** Returns the session like supabase-js, but fails right away instead of after 25 s when a refresh finds no network. */
export function getSession(supabase: Supabase): Promise<SessionAnswer> {
  return new Promise((resolve, reject) => {
    const check = () => refreshIsStuck.get() && resolve(NO_NETWORK);
    const stop = refreshIsStuck.subscribe(check);
    supabase.auth.getSession().then(resolve, reject).finally(stop);
    // Deferred, so that a session that needs no refresh, or a new attempt, comes first.
    setTimeout(check);
  });
}

/** Returns this user's access token or an error: 401 when signed out, or when another tab signed in somebody else. */
export async function accessTokenOf(
  supabase: Supabase,
  userId: string,
): Promise<string | { status?: number }> {
  const { data, error } = await getSession(supabase);
  if (error) return error;
  return data.session?.user.id === userId ? data.session.access_token : { status: 401 };
}

/** True when supabase-js got no response or a server error, rather than a rejection. */
export function isUnreachable({ status }: { status?: number }): boolean {
  return !status || status >= 500;
}
