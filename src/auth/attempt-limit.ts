export type AttemptKind = 'signup' | 'signin';

export const ATTEMPT_WINDOW_MINUTES = 15;
export const MAX_ATTEMPTS: Record<AttemptKind, number> = { signup: 3, signin: 5 };

/** How many attempts were sent, and when the last one was, in milliseconds since 1970. */
export type Attempts = { count: number; lastAtMs: number };

/** True once 15 minutes have passed since the last attempt, or when the clock was moved back behind it. */
export function isOver(attempts: Attempts, nowMs: number): boolean {
  const sinceMs = nowMs - attempts.lastAtMs;
  return sinceMs < 0 || sinceMs >= ATTEMPT_WINDOW_MINUTES * 60_000;
}

/** True when another attempt of this kind must be refused: 3 sign-ups or 5 sign-ins, the last under 15 minutes ago. */
export function isBlocked(kind: AttemptKind, attempts: Attempts | undefined, nowMs: number): boolean {
  return attempts !== undefined && !isOver(attempts, nowMs) && attempts.count >= MAX_ATTEMPTS[kind];
}

/** The attempts with one more sent now; counting starts anew when the earlier ones are over. */
export function withAttempt(attempts: Attempts | undefined, nowMs: number): Attempts {
  const count = attempts && !isOver(attempts, nowMs) ? attempts.count : 0;
  return { count: count + 1, lastAtMs: nowMs };
}

/** What a refused attempt is told. */
export function blockedMessage(kind: AttemptKind): string {
  return `Too many ${kind} attempts. Please try again in ${ATTEMPT_WINDOW_MINUTES} minutes.`;
}
