import { keptValue } from '@/browser/kept-value';
import {
  type AttemptKind,
  type Attempts,
  isBlocked,
  isExpired,
  withAttempt,
  withoutAttempt,
} from './attempt-limit';

const kept = keptValue('paradise-pcs-attempts', parseAttempts);

/**
 * Counts an attempt for this kind and email, and keeps the count across reloads. Call it before sending, so that a second
 * tab can't slip past. Returns a function that gives the attempt back, or undefined, without counting, when the limit is
 * reached.
 */
export function consumeAttempt(
  kind: AttemptKind,
  email: string,
  nowMs = Date.now(),
): (() => void) | undefined {
  const counted = kept.read();
  const key = attemptKey(kind, email);
  const before = counted[key];
  if (isBlocked(kind, before, nowMs)) return undefined;
  const current = Object.entries(counted).filter(([, attempts]) => !isExpired(attempts, nowMs));
  kept.keep({ ...Object.fromEntries(current), [key]: withAttempt(before, nowMs) });
  return () => giveBack(key, nowMs, before);
}

function giveBack(key: string, atMs: number, before: Attempts | undefined): void {
  const { [key]: attempts, ...rest } = kept.read();
  const left = attempts && withoutAttempt(attempts, atMs, before);
  kept.keep(left ? { ...rest, [key]: left } : rest);
}

/** Clears the attempts for this kind and email. Call it after a success. */
export function clearAttempts(kind: AttemptKind, email: string): void {
  const { [attemptKey(kind, email)]: _, ...rest } = kept.read();
  kept.keep(rest);
}

function parseAttempts(data: unknown): Record<string, Attempts> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, Attempts] => isAttempts(entry[1])),
  );
}

function isAttempts(value: unknown): value is Attempts {
  if (typeof value !== 'object' || value === null) return false;
  const { count, lastAtMs } = value as Partial<Attempts>;
  return Number.isFinite(count) && Number.isFinite(lastAtMs);
}

// FNV-1a hash, so that emails aren't stored in plain text. Odds of a collision: one in four billion.
function attemptKey(kind: AttemptKind, email: string): string {
  let hash = 0x811c9dc5;
  for (const character of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `${kind}:${(hash >>> 0).toString(36)}`;
}
