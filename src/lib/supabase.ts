import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { supabaseSettings } from './env';
import { sessionStorageKey } from './stored-session';

export type Supabase = SupabaseClient<Database>;

let client: Promise<Supabase> | undefined;

/**
 * The page's one Supabase client, fetched on first use.
 * Rejects when this build has no accounts or when the client's code cannot be fetched; the next call tries again.
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
