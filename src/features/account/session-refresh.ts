// Every refresh of the page's session goes through here, whoever asks: supabase-js by itself, or the site once the server has
// refused a token. A token is refreshed at most once in this browser.
import type { SupabaseClient } from '@supabase/supabase-js';
import { inTurn } from '@/browser/in-turn';
import type { SessionKey } from '@/browser/kept-table';
import { followKept } from '@/browser/kept-value';
import { refreshIsStuck } from './refresh-is-stuck';
import { errorCodeOf, jsonObjectOf, jsonResponse } from './response-body';
import { type StoredSession, storedSession } from './stored-session';
import { ageInSeconds } from './token-age';

/** Younger tokens are good, whatever this device's clock says. */
const YOUNG_SECONDS = 50 * 60;
const LIFE_SECONDS = 60 * 60;
/** After a refresh that failed, how long none is sent, however often supabase-js tries. */
const REST_MS = 5_000;
const LOCK_MS = 5_000;
const STORED_MS = 1_000;

/** The stored token that a fresh one is wanted for, as the server has refused it or has something new in store. */
let wantedFor: unknown;

/** Gets a fresh token and what the server knows of the user by now. */
export async function refreshNow({ auth }: Pick<SupabaseClient, 'auth'>) {
  wantedFor = storedSession()?.access_token;
  return auth.refreshSession();
}

/** Answers a request for fresh tokens: with what another tab has stored, with a young token as it is, or by sending it. */
export function answerRefresh(
  key: SessionKey,
  requested: unknown,
  send: () => Promise<Response>,
): Promise<Response> {
  const before = storedSession();
  // The tokens of an emailed link.
  if (!before || before.refresh_token !== requested) return sendRefresh(send);
  return new Promise((resolve, reject) => {
    const work = async () => {
      const known = knownSession(before);
      if (known) return resolve(jsonResponse(known));
      const isStored = untilStored(key);
      const response = await sendUnlessResting(send);
      resolve(response);
      // Then the next tab finds it there.
      if (response.ok) await isStored;
    };
    inTurn(`refresh of ${key}`, work, { waitMs: LOCK_MS, onTimeout: work }).catch(reject);
  });
}

function knownSession(before: StoredSession): object | undefined {
  const stored = storedSession();
  if (!stored) return undefined;
  if (stored.access_token !== before.access_token) return stored;
  if (stored.access_token === wantedFor) return undefined;
  const age = ageInSeconds(stored.access_token);
  // Without `expires_at`, supabase-js reckons it anew by this device's clock.
  return age < YOUNG_SECONDS
    ? { ...stored, expires_at: undefined, expires_in: LIFE_SECONDS - age }
    : undefined;
}

function untilStored(key: SessionKey): Promise<void> {
  return new Promise((resolve) => {
    const stop = followKept(key, end);
    const timer = setTimeout(end, STORED_MS);
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** Why the last one failed, while nothing is sent. */
let resting: { error: unknown } | undefined;

function rest(error: unknown): void {
  const mine = { error };
  resting = mine;
  const end = () => {
    if (resting === mine) resting = undefined;
  };
  setTimeout(end, REST_MS);
  window.addEventListener('online', end, { once: true });
}

async function sendUnlessResting(send: () => Promise<Response>): Promise<Response> {
  if (resting?.error) throw resting.error;
  if (resting) return noAnswer();
  try {
    const response = await sendRefresh(send);
    if (response.status === NO_ANSWER) rest(undefined);
    return response;
  } catch (error) {
    rest(error);
    throw error;
  }
}

async function sendRefresh(send: () => Promise<Response>): Promise<Response> {
  refreshIsStuck.set(false);
  try {
    const response = await send();
    // supabase-js ends the session on any refresh error that it doesn't retry, and on a success without a session, so
    // only what the auth server itself says is passed on.
    if (response.ok ? await isSession(response) : await isRefusal(response)) return response;
    return noAnswer();
  } catch (error) {
    refreshIsStuck.set(true);
    throw error;
  }
}

const NO_ANSWER = 503;
const noAnswer = () => new Response(null, { status: NO_ANSWER });

/** False for a captive portal's page, for example. */
async function isSession(response: Response): Promise<boolean> {
  const { access_token, refresh_token, expires_in, user } = (await jsonObjectOf(response)) ?? {};
  return Boolean(access_token && refresh_token && expires_in && user);
}

/** False when a gateway or proxy answered: project over its quota (402) or paused (540), wrong key (401). */
async function isRefusal(response: Response): Promise<boolean> {
  return [400, 401, 403].includes(response.status) && (await errorCodeOf(response)) !== undefined;
}
