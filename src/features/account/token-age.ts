import { createStore } from '@/browser/store';
import { CLOCK_ADVICE } from './clock-advice';
import { jsonObjectOf, jsonResponse } from './response-body';

const MOST_DIFFERENCE_MS = 60_000;

/** When this page got the last tokens from the server (`performance.now()`). */
let last: { token: unknown; atMs: number } | undefined;

/** How far this device's clock was from the server's when it last issued a token; undefined before. */
export const clockDifferenceMs = createStore<number | undefined>(undefined);

/** How long ago this page got the token. Infinity when that was before its time. */
export function ageInSeconds(token: unknown): number {
  return last && last.token === token ? (performance.now() - last.atMs) / 1000 : Number.POSITIVE_INFINITY;
}

/**
 * Notes when a session was issued, and takes its end out, which is by the server's clock: supabase-js compares that with this
 * device's, which may be hours off. Without it, supabase-js reckons the end from now.
 */
export async function withoutExpiry(response: Response): Promise<Response> {
  const session = response.ok ? await jsonObjectOf(response) : undefined;
  if (typeof session?.access_token !== 'string') return response;
  const { expires_at, ...rest } = session;
  last = { token: rest.access_token, atMs: performance.now() };
  const issuedAtSeconds = Number(expires_at) - Number(rest.expires_in);
  clockDifferenceMs.set(Number.isFinite(issuedAtSeconds) ? Date.now() - issuedAtSeconds * 1000 : undefined);
  return jsonResponse(rest, { status: response.status, headers: response.headers });
}

/** Returns what to do about the clock once a token's own answer has shown that it is off, whatever failed. */
export function tokenClockAdvice(): string | undefined {
  return Math.abs(clockDifferenceMs.get() ?? 0) > MOST_DIFFERENCE_MS ? CLOCK_ADVICE : undefined;
}

/**
 * True when this device's clock differs by more than a minute from a response's date or from when the last token was
 * issued. False without both.
 */
export function differsFromClock({ headers }: Response): boolean {
  const byDateMs = Date.parse(headers.get('date') ?? '') - Date.now();
  return [byDateMs, clockDifferenceMs.get() ?? 0].some((ms) => Math.abs(ms) > MOST_DIFFERENCE_MS);
}
