import { supabaseSettings } from './env';
import { createSupabase, type Supabase } from './supabase-client';

let clientCount = 0;

/**
 * Creates a client that stores nothing, so the page's own session is untouched. Each has its own name, because
 * supabase-js warns about duplicates.
 */
export function separateClient(): Supabase {
  if (!supabaseSettings) throw new Error('Accounts are not set up on this site.');
  clientCount += 1;
  return createSupabase(supabaseSettings, `sb-separate-${clientCount}-auth-token`, false);
}
