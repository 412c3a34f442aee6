import type { AuthResult } from './auth-requests';

export type AttemptKind = 'signup' | 'signin' | 'recovery';

export const ATTEMPT_WINDOW_MINUTES = 15;
export const MAX_ATTEMPTS: Record<AttemptKind, number> = { signup: 3, signin: 5, recovery: 3 };

/** The number of attempts and the time of the last one, in ms since the epoch. */
export type Attempts = { count: number; lastAtMs: number };

/** True once the window has passed since the last attempt, or if the clock was set back to before it. */
export function isExpired(attempts: Attempts, nowMs: number): boolean {
  const sinceMs = nowMs - attempts.lastAtMs;
  return sinceMs < 0 || sinceMs >= ATTEMPT_WINDOW_MINUTES * 60_000;
}

/** True when the limit is reached, the last attempt still within the window. */
export function isBlocked(kind: AttemptKind, attempts: Attempts | undefined, nowMs: number): boolean {
  return attempts !== undefined && !isExpired(attempts, nowMs) && attempts.count >= MAX_ATTEMPTS[kind];
}

/** Returns the attempts plus one made now. Expired attempts don't count. */
export function withAttempt(attempts: Attempts | undefined, nowMs: number): Attempts {
  const count = attempts && !isExpired(attempts, nowMs) ? attempts.count : 0;
  return { count: count + 1, lastAtMs: nowMs };
}

/**
 * Returns the attempts without the one made at `atMs`. `before` are the attempts before it: the last of them is the last
 * again, unless another tab has made one since. Undefined when none is left.
 */
export function withoutAttempt(
  { count, lastAtMs }: Attempts,
  atMs: number,
  before: Attempts | undefined,
): Attempts | undefined {
  if (count <= 1) return undefined;
  return { count: count - 1, lastAtMs: lastAtMs === atMs && before ? before.lastAtMs : lastAtMs };
}

/** The server never checked what was typed. */
const UNJUDGED: readonly AuthResult[] = ['unreachable', 'busy', 'broken', 'closed', 'unmailed', 'quota'];
const SIGN_IN_REFUSALS: readonly AuthResult[] = ['refused', 'unconfirmed', 'wrong'];

/**
 * True when an attempt with this result counts. A sign-in counts if the auth server refused what was typed: hotel Wi-Fi
 * that times out five times must not lock anyone out. A sign-up or reset that timed out counts, because its email may
 * have been sent.
 */
export function counts(kind: AttemptKind, result: AuthResult): boolean {
  return kind === 'signin' ? SIGN_IN_REFUSALS.includes(result) : !UNJUDGED.includes(result);
}

/** Returns the message for a blocked attempt. */
export function blockedMessage(kind: AttemptKind): string {
  return `Too many ${kind} attempts. Please try again in ${ATTEMPT_WINDOW_MINUTES} minutes.`;
}
