import { readStoredItem, writeStoredItem } from '@/lib/stored-item';
import { type AttemptKind, type Attempts, isBlocked, isOver, withAttempt } from './attempt-limit';

const STORAGE_KEY = 'paradise-pcs-attempts';

/**
 * Counts an attempt that is about to be sent, per kind and e-mail address, and remembers it across reloads.
 * Returns false, counting nothing, when the limit is reached.
 */
export function takeAttempt(kind: AttemptKind, email: string, nowMs = Date.now()): boolean {
  const stored = readAttempts();
  const key = attemptKey(kind, email);
  if (isBlocked(kind, stored[key], nowMs)) return false;
  const current = Object.entries(stored).filter(([, attempts]) => !isOver(attempts, nowMs));
  save({ ...Object.fromEntries(current), [key]: withAttempt(stored[key], nowMs) });
  return true;
}

/** Forgets the attempts of this kind and address, after a success. */
export function clearAttempts(kind: AttemptKind, email: string): void {
  const { [attemptKey(kind, email)]: _, ...rest } = readAttempts();
  save(rest);
}

function save(attempts: Record<string, Attempts>): void {
  writeStoredItem(STORAGE_KEY, JSON.stringify(attempts));
}

function readAttempts(): Record<string, Attempts> {
  try {
    const stored: unknown = JSON.parse(readStoredItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Attempts] => isAttempts(entry[1])),
    );
  } catch {
    return {};
  }
}

function isAttempts(value: unknown): value is Attempts {
  if (typeof value !== 'object' || value === null) return false;
  const { count, lastAtMs } = value as Partial<Attempts>;
  return Number.isFinite(count) && Number.isFinite(lastAtMs);
}

// FNV-1a: the address is not kept in clear, and two addresses sharing a count would be a one in four billion chance.
function attemptKey(kind: AttemptKind, email: string): string {
  let hash = 0x811c9dc5;
  for (const character of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `${kind}:${(hash >>> 0).toString(36)}`;
}
