import { followKept, keptValue } from '@/browser/kept-value';
import { isStoredUser } from '@/features/account/stored-session';
import type { FormTexts } from './fields';
import { parseTexts } from './kept-form';

/** This browser's copy of the form that the account keeps. */
export type AccountCopy = {
  texts: FormTexts;
  /** While `texts` has unsaved changes: the account's form that they were made to. */
  base?: FormTexts;
};

/** A user's copy, and how to keep a changed one; it returns false when that is lost on reload. */
export type AccountForm = {
  userId: string;
  copy: AccountCopy | undefined;
  keep: (copy: AccountCopy) => boolean;
};

/** A user's copy as kept. */
type CopyData = Partial<Record<'userId' | 'texts' | 'base', unknown>>;

const inCopy = keptValue('paradise-pcs-account-first-60-days', parseCopyData);
const inUnsaved = keptValue('paradise-pcs-unsaved-first-60-days', (data): readonly CopyData[] =>
  Array.isArray(data) ? data.flatMap((copy) => parseCopyData(copy) ?? []) : [],
);

/** Calls back when a copy may have changed, here or in another tab. Returns an unsubscribe function. */
export function followAccountCopy(onChange: () => void): () => void {
  const stops = [inCopy, inUnsaved].map(({ key }) => followKept(key, onChange));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns this browser's copy of what the user's account keeps. */
export function readAccountCopy(userId: string): AccountCopy | undefined {
  return copyOf(userId, inCopy.read(), inUnsaved.read());
}

/**
 * Keeps a user's copy, or removes it. When the user has left, only unsaved changes stay. Returns false when it is lost on
 * reload.
 */
export function keepAccountCopy(userId: string, copy: AccountCopy | undefined): boolean {
  const data = copy && { userId, ...copy };
  const others = inUnsaved.read().filter((other) => other.userId !== userId);
  const unsaved = data?.base ? [...others, data] : others;
  if (unsaved.length === 0) inUnsaved.forget();
  const isKept = unsaved.length === 0 || inUnsaved.keep(unsaved);
  return (!isStoredUser(userId) || inCopy.keep(data)) && isKept;
}

function parseCopyData(data: unknown): CopyData | undefined {
  return typeof data === 'object' && data !== null ? data : undefined;
}

function copyOf(
  userId: string,
  copy: CopyData | undefined,
  unsaved: readonly CopyData[],
): AccountCopy | undefined {
  const data = [copy, ...unsaved].find((other) => other?.userId === userId);
  const texts = parseTexts(data?.texts);
  const base = parseTexts(data?.base);
  return texts && (base ? { texts, base } : { texts });
}
