import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import type { SupabaseSettings } from './env';
import { readStoredItem, removeStoredItem, writeStoredItem } from './stored-item';
import type { Supabase } from './supabase';

export const REQUEST_TIMEOUT_SECONDS = 10;

/** A client whose requests give up after ten seconds and whose session survives a browser that refuses storage. */
export function createSupabase({ url, key }: SupabaseSettings): Supabase {
  return createClient<Database>(url, key, {
    auth: {
      // The auth provider reads the link's answer itself, so that no token stays in the browser's history.
      detectSessionInUrl: false,
      storage: { getItem: readStoredItem, setItem: writeStoredItem, removeItem: removeStoredItem },
    },
    global: { fetch: fetchWithTimeout },
  });
}

// The timer also covers a body that never ends; aborting a finished request does nothing.
function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const signal = init?.signal;
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener('abort', () => controller.abort(signal.reason));
  setTimeout(
    () => controller.abort(new DOMException('The server did not answer in time.', 'TimeoutError')),
    REQUEST_TIMEOUT_SECONDS * 1000,
  );
  return fetch(input, { ...init, signal: controller.signal });
}
