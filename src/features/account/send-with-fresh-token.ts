import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { forgetAsAnotherTab } from '@/browser/kept-value';
import { clockIsOff } from './clock-advice';
import { errorCodeOf } from './response-body';
import { refreshNow } from './session-refresh';
import { sessionStorageKey, storedAccessToken, storedSession } from './stored-session';
import { differsFromClock } from './token-age';

const REST_MS = 60_000;

/**
 * Sends a request, and once more with a fresh token when the server refuses the stored session's. supabase-js judges by
 * the device's clock whether a token has expired; with a clock that is behind, it would never get a new one.
 */
export async function sendWithFreshToken(
  send: (headers: Headers) => Promise<Response>,
  {
    headers,
    isData,
    supabase,
  }: { headers: Headers; isData: boolean; supabase: Pick<SupabaseClient, 'auth'> },
): Promise<Response> {
  const token = storedAccessToken();
  const isOwn = token !== undefined && headers.get('authorization') === `Bearer ${token}`;
  if (!isOwn) return send(headers);
  const owner = storedUserId();
  // Not for the auth server, whose answers would race with those of the data API.
  const noteClock = (isOff: boolean) => isData && clockIsOff.set(isOff);
  noteClock(false);
  const response = await send(headers);
  if (!(await isTokenRefused(response, isData))) return response;
  // Another tab or request may have refreshed the session already.
  if (storedAccessToken() === token && !isResting) await refresh(supabase, token);
  const fresh = storedAccessToken();
  if (fresh === token) noteClock(differsFromClock(response));
  if (!fresh || fresh === token || storedUserId() !== owner) return response;
  headers.set('authorization', `Bearer ${fresh}`);
  const second = await send(headers);
  const isRefused = await isTokenRefused(second, isData);
  // It was issued a moment ago: only another clock than this device's can be why.
  noteClock(isRefused && differsFromClock(second));
  if (isRefused) rest();
  return second;
}

/** A fresh token was refused a moment ago, and the next one would be, too. */
let isResting = false;

function rest(): void {
  isResting = true;
  setTimeout(() => {
    isResting = false;
  }, REST_MS);
}

/** True for the data API's 401 and the auth server's bad_jwt. Its 401 asks for a second factor. */
async function isTokenRefused(response: Response, isData: boolean): Promise<boolean> {
  if (isData) return response.status === 401;
  return response.status === 403 && (await errorCodeOf(response)) === 'bad_jwt';
}

async function refresh(supabase: Pick<SupabaseClient, 'auth'>, token: string): Promise<void> {
  const { error } = await refreshNow(supabase);
  // By the device's clock the token is still valid, so supabase-js keeps the session. The server refused both tokens.
  if (error && !isAuthRetryableFetchError(error) && storedAccessToken() === token) endSession();
}

function endSession(): void {
  const key = sessionStorageKey();
  if (key) forgetAsAnotherTab(key);
}

function storedUserId(): unknown {
  return storedSession()?.user?.id;
}
