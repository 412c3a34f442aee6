import { supabaseSettings } from './env';
import { createSupabase, type Supabase } from './supabase-client';

let clientsApart = 0;

/**
 * Creates a client that stores nothing, so the page's own session is untouched. Each has its own name, because
 * supabase-js warns about duplicates.
 */
export function clientApart(): Supabase {
  if (!supabaseSettings) throw new Error('Accounts are not set up on this site.');
  clientsApart += 1;
  return createSupabase(supabaseSettings, `apart-${clientsApart}`, false);
}
