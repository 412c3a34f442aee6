import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { PATIENCE_SECONDS } from './deadline';
import type { SupabaseSettings } from './env';
import { readStoredItem, removeStoredItem, writeStoredItem } from './stored-item';
import type { Supabase } from './supabase';

/** A client whose requests give up after ten seconds and whose session survives a browser that refuses storage. */
export function createSupabase({ url, key }: SupabaseSettings, storageKey: string): Supabase {
  return createClient<Database>(new URL(url, window.location.href).href, key, {
    auth: {
      storageKey,
      storage: { getItem: readStoredItem, setItem: writeStoredItem, removeItem: removeStoredItem },
      // auth/confirmation-link.ts reads the link's answer, so that no token stays in the browser's history. The flow is
      // not PKCE: a family that signs up on a laptop opens the mail on a phone, which lacks the laptop's code verifier,
      // and the embedded server has PKCE for other providers alone.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchFromSupabase },
  });
}

async function fetchFromSupabase(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  // A sign-out is still sent when the tab closes in that moment.
  const keepalive = pathname.endsWith('/auth/v1/logout');
  const response = await fetchWithTimeout(input, { ...init, keepalive });
  const isRefresh = searchParams.get('grant_type') === 'refresh_token';
  // What supabase-js takes for a refusal ends the session, so it sees only what is one.
  return isRefresh && !response.ok && !isRefusal(response) ? new Response(null, { status: 503 }) : response;
}

/** False for too many requests, and for a page that a hotel's Wi-Fi sends in the server's place. */
function isRefusal(response: Response): boolean {
  return response.status !== 429 && (response.headers.get('content-type') ?? '').includes('json');
}

// The timer also covers a body that never ends; aborting a finished request does nothing.
function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const { signal } = init;
  if (signal?.aborted) controller.abort(signal.reason);
  signal?.addEventListener('abort', () => controller.abort(signal.reason));
  setTimeout(
    () => controller.abort(new DOMException('The server did not answer in time.', 'TimeoutError')),
    PATIENCE_SECONDS * 1000,
  );
  return fetch(input, { ...init, signal: controller.signal });
}
