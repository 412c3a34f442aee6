import { useMemo } from 'react';
import { keptValue } from '@/browser/kept-value';
import { useKeptValue } from '@/browser/use-kept-value';
import { isStoredUser } from '@/features/account/stored-session';
import type { Copy, Kept, KeptThing } from './kept-thing';

/** As stored: whose copy it is, its value and its base. */
type Entry = Partial<Record<string, unknown>>;

export type KeptCopies<Value, Field extends string = string> = ReturnType<typeof keptCopies<Value, Field>>;

/** Returns access to what this browser keeps of a thing. */
export function keptCopies<Value, Field extends string>(thing: KeptThing<Value, Field>) {
  const { keys, parse, isSame, storedAs } = thing;
  const inHere = keptValue(keys.here, parse);
  const inCopy = keptValue(keys.copy, asEntry);
  const inUnsaved = keptValue(keys.unsaved, (data): readonly Entry[] =>
    Array.isArray(data) ? data.flatMap<Entry>((entry) => asEntry(entry) ?? []) : [],
  );

  function copyOf(userId: string | undefined, copy: Entry | undefined, unsaved: readonly Entry[]) {
    const entry = userId ? [...unsaved, copy].find((other) => other?.userId === userId) : undefined;
    return entry && parseCopy(entry);
  }

  function parseCopy(entry: Entry): Copy<Value> | undefined {
    const value = parse(entry[storedAs]) ?? null;
    if (entry.base === undefined) return value ? { value } : undefined;
    const base = parse(entry.base) ?? null;
    const sent = Array.isArray(entry.sent) && entry.sent.map((other) => parse(other) ?? null);
    return { value, base, ...(sent && { sent }) };
  }

  const read = (userId: string | undefined): Kept<Value> => ({
    here: inHere.read(),
    copy: copyOf(userId, inCopy.read(), inUnsaved.read()),
  });

  /**
   * Keeps this, what is new before what goes. Once the user has left, only their unsaved changes stay or go. Returns false
   * when it is lost on reload.
   */
  function keep(userId: string | undefined, { here, copy }: Kept<Value>): boolean {
    const isHere = userId === undefined || isStoredUser(userId);
    const before = inHere.read() ?? null;
    const isHereChanged = isHere && !isSame(here ?? null, before);
    let isKept = true;
    if (here && isHereChanged) isKept = inHere.keep(here);
    const entry = copy && { userId, [storedAs]: copy.value, base: copy.base, sent: copy.sent };
    const others = inUnsaved.read().filter((other) => other.userId !== userId);
    if (entry?.base !== undefined) isKept = inUnsaved.keep([...others, entry]) && isKept;
    else {
      if (entry && isHere) isKept = inCopy.keep(entry) && isKept;
      if (others.length < inUnsaved.read().length) {
        if (others.length > 0) inUnsaved.keep(others);
        else inUnsaved.forget();
      }
    }
    if (!copy && userId && inCopy.read()?.userId === userId) inCopy.forget();
    if (!here && isHereChanged) inHere.forget();
    return isKept;
  }

  /**
   * Keeps a person's change, null for a cleared value, wherever the thing is kept now. Returns false when it is lost on
   * reload.
   */
  function change(userId: string | undefined, changed: Value | null): boolean {
    const { here, copy } = read(userId);
    const value = changed && (parse(changed) ?? null);
    if (!copy) return keep(userId, { here: value ?? undefined, copy });
    const { base = copy.value } = copy;
    // The same value twice, as when turning it off has failed: both change.
    const isTwin = here && isSame(here, copy.value);
    return keep(userId, { here: isTwin ? (value ?? undefined) : here, copy: { ...copy, value, base } });
  }

  /** Clears the value. Returns what brings it back to where it was, from where the account may have lost it by then. */
  function clear(userId: string | undefined): () => void {
    const { here, copy } = read(userId);
    change(userId, null);
    if (!copy) return () => void change(userId, here ?? null);
    return () => {
      const { here: hereNow, copy: now = { value: null } } = read(userId);
      const { base = now.value } = now;
      keep(userId, { here: hereNow, copy: { ...now, value: copy.value, base } });
    };
  }

  return { thing, inHere, inCopy, inUnsaved, copyOf, read, keep, change, clear };
}

/** Returns what this browser keeps for a user and follows its changes, here and in other tabs. */
export function useKept<Value>(
  { inHere, inCopy, inUnsaved, copyOf }: Omit<KeptCopies<Value>, 'thing'>,
  userId: string | undefined,
): Kept<Value> {
  const here = useKeptValue(inHere);
  const entry = useKeptValue(inCopy);
  const unsaved = useKeptValue(inUnsaved);
  return useMemo(
    () => ({ here, copy: copyOf(userId, entry, unsaved) }),
    [copyOf, userId, here, entry, unsaved],
  );
}

function asEntry(data: unknown): Entry | undefined {
  return typeof data === 'object' && data !== null ? data : undefined;
}
