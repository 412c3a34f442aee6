import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TIMEOUT_SECONDS } from '@/browser/deadline';
import type { SessionKey } from '@/browser/kept-table';
import { forget, keep, readKept } from '@/browser/kept-value';
import type { Database } from './database.types';
import type { SupabaseSettings } from './env';
import { errorCodeOf } from './response-body';
import { sendWithFreshToken } from './send-with-fresh-token';
import { answerRefresh } from './session-refresh';
import { withoutExpiry } from './token-age';

/** Each request for data brings its own Authorization header: see authorization.ts. */
export type Supabase = SupabaseClient<Database>;

/**
 * Returns a client with a ten-second timeout per request that also works when storage is blocked. Without
 * `persistSession`, its session stays in memory.
 */
export function createSupabase(
  { url, key }: SupabaseSettings,
  storageKey: SessionKey,
  persistSession = true,
): Supabase {
  const server = new URL(url, window.location.href).href.replace(/\/$/, '');
  const supabase: Supabase = createClient<Database>(server, key, {
    global: { fetch: (input, init) => fetchFromSupabase(input, init, supabase, storageKey) },
    auth: {
      storageKey,
      persistSession,
      autoRefreshToken: persistSession,
      storage: sessionStorage,
      // confirmation-link.ts handles the redirect, to keep tokens out of the browser history. Not PKCE: people sign up on
      // a laptop and open the email on a phone, which lacks the code verifier. The embedded server has no PKCE for email
      // either.
      detectSessionInUrl: false,
      flowType: 'implicit',
    },
  });
  return supabase;
}

/** Every key of the auth client starts with its storage key. */
const sessionStorage = {
  getItem: (key: string) => readKept(key as SessionKey),
  setItem: (key: string, value: string) => void keep(key as SessionKey, value),
  removeItem: (key: string) => forget(key as SessionKey),
};

async function fetchFromSupabase(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  supabase: Supabase,
  storageKey: SessionKey,
): Promise<Response> {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  const isData = pathname.includes('/rest/v1/');
  // Lets a save or a sign-out finish if the tab closes before a slow network has let the browser send it.
  const keepalive = pathname.endsWith('/auth/v1/logout') || (isData && init?.method !== 'GET');
  const signal = signalWithTimeout(init?.signal);
  const send = (headers = init?.headers) => fetch(input, { ...init, headers, keepalive, signal });
  if (searchParams.get('grant_type') === 'refresh_token') {
    const { refresh_token } = JSON.parse(String(init?.body)) as { refresh_token?: unknown };
    return answerRefresh(storageKey, refresh_token, async () => withoutExpiry(await send()));
  }
  const hasUsersToken = isData || pathname.endsWith('/auth/v1/user');
  const response = hasUsersToken
    ? await sendWithFreshToken(send, { headers: new Headers(init?.headers), isData, supabase })
    : await send();
  return isData ? response : withoutExpiry(await readable(response));
}

/**
 * supabase-js treats a 500 as a lost connection and doesn't read the reason. Returns the auth server's own responses
 * with a status that it does read.
 */
async function readable(response: Response): Promise<Response> {
  if (response.status < 500 || (await errorCodeOf(response)) === undefined) return response;
  return new Response(response.body, { status: 599, headers: response.headers });
}

// The timer isn't cleared, so that it also covers a body that stalls. Aborting a finished request is a no-op.
function signalWithTimeout(outer: AbortSignal | null | undefined): AbortSignal {
  const controller = new AbortController();
  if (outer?.aborted) controller.abort(outer.reason);
  outer?.addEventListener('abort', () => controller.abort(outer.reason));
  setTimeout(
    () => controller.abort(new DOMException('The server did not answer in time.', 'TimeoutError')),
    TIMEOUT_SECONDS * 1000,
  );
  return controller.signal;
}
