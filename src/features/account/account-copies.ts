import { useMemo } from 'react';
import type { KeptKey } from '@/browser/kept-table';
import { keptValue } from '@/browser/kept-value';
import { useKeptValue } from '@/browser/use-kept-value';
import { isStoredUser } from './stored-session';

/** A user's copy as kept: whose it is and, while it has unsaved changes, the account's value that they were made to. */
type KeptCopy = Partial<Record<string, unknown>>;

type AccountCopies<Copy extends { base?: unknown }> = ReturnType<typeof accountCopies<Copy>>;

/**
 * Returns access to this browser's copies of a value that accounts keep: the one of the user who is signed in, and those
 * with unsaved changes, which outlast a sign-out. A copy has unsaved changes while it has a `base`. `parse` gets only
 * the copy of the user who asks, and returns undefined when it is malformed.
 */
export function accountCopies<Copy extends { base?: unknown }>(
  keys: Record<'copy' | 'unsaved', KeptKey<'localStorage'>>,
  parse: (kept: KeptCopy) => Copy | undefined,
) {
  const inCopy = keptValue(keys.copy, asCopy);
  const inUnsaved = keptValue(keys.unsaved, (data): readonly KeptCopy[] =>
    Array.isArray(data) ? data.flatMap<KeptCopy>((copy) => asCopy(copy) ?? []) : [],
  );

  function copyOf(userId: string | undefined, copy: KeptCopy | undefined, unsaved: readonly KeptCopy[]) {
    const kept = userId ? [copy, ...unsaved].find((other) => other?.userId === userId) : undefined;
    return kept && parse(kept);
  }

  return {
    inCopy,
    inUnsaved,
    copyOf,

    read: (userId: string): Copy | undefined => copyOf(userId, inCopy.read(), inUnsaved.read()),

    /**
     * Keeps a user's copy, or removes it. When the user has left, only unsaved changes stay. Returns false when it is
     * lost on reload.
     */
    keep(userId: string, copy: Copy | undefined): boolean {
      const data = copy && { userId, ...copy };
      const others = inUnsaved.read().filter((other) => other.userId !== userId);
      const unsaved = data?.base === undefined ? others : [...others, data];
      if (unsaved.length === 0) inUnsaved.forget();
      const isKept = unsaved.length === 0 || inUnsaved.keep(unsaved);
      return (!isStoredUser(userId) || inCopy.keep(data)) && isKept;
    },
  };
}

/** Returns the user's copy and follows its changes, here and in other tabs. */
export function useAccountCopy<Copy extends { base?: unknown }>(
  { inCopy, inUnsaved, copyOf }: AccountCopies<Copy>,
  userId: string | undefined,
): Copy | undefined {
  const copy = useKeptValue(inCopy);
  const unsaved = useKeptValue(inUnsaved);
  return useMemo(() => copyOf(userId, copy, unsaved), [copyOf, userId, copy, unsaved]);
}

function asCopy(data: unknown): KeptCopy | undefined {
  return typeof data === 'object' && data !== null ? data : undefined;
}
