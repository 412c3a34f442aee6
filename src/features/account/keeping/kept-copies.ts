import { useMemo } from 'react';
import { keptValue } from '@/browser/kept-value';
import { useKeptValue } from '@/browser/use-kept-value';
import { keptThings, ownerOf } from '@/features/account/kept-things';
import { isStoredUser } from '@/features/account/stored-session';
import { noteOwner } from './from-account';
import { type Copy, isUnsaved, type Kept, type KeptThing } from './kept-thing';

/**
 * As stored: whose copy it is and its value; while unsaved, the first of its bases, the others as `sent`, and `off`. An unsaved value that
 * earlier versions can't read has its user under `owner`: what isn't under `userId` they leave alone.
 */
type Entry = Partial<Record<string, unknown>>;
type Entries = readonly (Entry | undefined)[];

export type KeptCopies<Value> = ReturnType<typeof keptCopies<Value>>;

/** Returns access to what this browser keeps of a thing. */
export function keptCopies<Value>(thing: KeptThing<Value>) {
  const { table, parse, isSame } = thing;
  const { storedAs, ...keys } = keptThings[table];
  const inHere = keptValue(keys.here, parse);
  const inCopy = keptValue(keys.copy, asEntry);
  const inUnsaved = keptValue(keys.unsaved, (data): readonly Entry[] =>
    Array.isArray(data) ? data.flatMap<Entry>((entry) => asEntry(entry) ?? []) : [],
  );

  const valueIn = (data: unknown) => parse(data) ?? null;
  function copyOf(userId: string | undefined, entries: Entries): Copy<Value> | undefined {
    const entry = entries.find((other) => userId && ownerOf(other) === userId);
    if (!entry) return undefined;
    const value = valueIn(entry[storedAs]);
    if (entry.base === undefined) return value ? { value, bases: [value] } : undefined;
    const sent = Array.isArray(entry.sent) ? entry.sent.map(valueIn) : [];
    return { value, bases: [valueIn(entry.base), ...sent], ...(entry.off === true && { isOff: true }) };
  }

  const read = (userId: string | undefined): Kept<Value> =>
    keptFrom(thing, inHere.read(), copyOf(userId, [...inUnsaved.read(), inCopy.read()]));

  /**
   * Keeps this, what is new before what goes. Once the user has left, only their unsaved changes stay or go. Returns false
   * when it is lost on reload.
   */
  function keep(userId: string | undefined, { here, copy }: Kept<Value>): boolean {
    const isHere = userId === undefined || isStoredUser(userId);
    const isHereChanged = isHere && !isSame(here ?? null, inHere.read() ?? null);
    // The session may have gone without a word: then there is no place of this user's here.
    let isKept = isHere || !here || isSame(here, inHere.read() ?? null);
    // What the account no longer keeps comes here.
    const isMoved = here && (!copy || copy.isOff) && read(userId).copy;
    if (isHereChanged && !(here && inHere.read())) noteOwner(table, isMoved ? userId : undefined);
    if (here && isHereChanged) isKept = inHere.keep(here);
    const unsaved = inUnsaved.read();
    const others = unsaved.filter((other) => ownerOf(other) !== userId);
    if (copy && isUnsaved(thing, copy)) {
      isKept = inUnsaved.keep([...others, unsavedEntry(thing, userId, copy)]) && isKept;
    } else {
      if (copy?.value && isHere) isKept = inCopy.keep({ userId, [storedAs]: copy.value }) && isKept;
      else if (!copy?.value && userId && inCopy.read()?.userId === userId) inCopy.forget();
      if (others.length < unsaved.length) others.length > 0 ? inUnsaved.keep(others) : inUnsaved.forget();
    }
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
    // The same value twice, until the account knows that it is turned on or off: both change.
    const isHere = !copy || (here ? isSame(here, copy.value) : copy.isOff);
    return keep(userId, { here: isHere ? (value ?? undefined) : here, copy: copy && { ...copy, value } });
  }

  /**
   * Clears the value. Returns what brings it back to where it was, from where the account may have lost it by then; that
   * returns false when it is lost on reload.
   */
  function clear(userId: string | undefined): () => boolean {
    const { here, copy } = read(userId);
    change(userId, null);
    return () => {
      const now = read(userId);
      if (!copy) return change(userId, here ?? null);
      return keep(userId, {
        here: now.here ?? here,
        copy: { bases: [null], ...now.copy, value: copy.value },
      });
    };
  }

  return { thing, inHere, inCopy, inUnsaved, copyOf, read, keep, change, clear };
}

/** Returns what this browser keeps for a user and follows its changes, here and in other tabs. */
export function useKept<Value>(
  { thing, inHere, inCopy, inUnsaved, copyOf }: KeptCopies<Value>,
  userId: string | undefined,
): Kept<Value> {
  const here = useKeptValue(inHere);
  const entry = useKeptValue(inCopy);
  const unsaved = useKeptValue(inUnsaved);
  return useMemo(
    () => keptFrom(thing, here, copyOf(userId, [...unsaved, entry])),
    [thing, copyOf, userId, here, entry, unsaved],
  );
}

function unsavedEntry<Value>(
  { table, isNew }: KeptThing<Value>,
  userId: string | undefined,
  { value, bases, isOff }: Copy<Value>,
): Entry {
  const [base, ...sent] = bases;
  const isForNewer = [value, ...bases].some((known) => known && isNew?.(known));
  const whose = isForNewer ? { owner: userId } : { userId };
  return { ...whose, [keptThings[table].storedAs]: value, base, sent, off: isOff };
}

/** A blank value never stands beside the account's. */
function keptFrom<Value>(
  { isBlank }: KeptThing<Value>,
  here: Value | undefined,
  copy: Copy<Value> | undefined,
): Kept<Value> {
  return { here: here && copy && isBlank(here) ? undefined : here, copy };
}

function asEntry(data: unknown): Entry | undefined {
  return typeof data === 'object' && data !== null ? data : undefined;
}
