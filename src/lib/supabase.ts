import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { supabaseSettings } from './env';
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
