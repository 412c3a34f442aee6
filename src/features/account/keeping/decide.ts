// What follows from what the account and this browser have: pure, so that every case can be read, and tested, here.
import { type Copy, type Kept, type KeptThing, merge } from './kept-thing';

export type Choice = 'account' | 'here' | 'other';

/** Two values, or changes, that exclude each other, so that a person must choose. */
export type Question<Value> = {
  /** What the account has. */
  account: Value;
  /** What stands against it: null when it was cleared here. */
  here: Value | null;
  /** What was never in the account and waits, too, while `here` is a change. */
  other?: Value | undefined;
  /** The fields in question; `all` for the value as a whole. */
  collisions: readonly string[];
  /** True when the account no longer keeps it: `account` is the last that it had. */
  isGone?: true;
  /** What this browser keeps after each choice. It still has to be synced. */
  after: Partial<Record<Choice, Kept<Value> | undefined>>;
};

export type Step<Value> =
  | { ask: Question<Value> }
  | {
      ask?: undefined;
      /** What this browser keeps from now on: before the answer comes, if it does. */
      kept: Kept<Value>;
      /** What the account's row must become; null deletes it, undefined leaves it. */
      send?: Value | null;
      /** An unsaved change that stays in this browser, as the account no longer keeps the thing. */
      gone?: Value | undefined;
    };

/** Returns the next step. `found` is what the account has, null for nothing; `offer` is here and was never there. */
export function decide<Value>(
  thing: KeptThing<Value>,
  found: Value | null,
  kept: Kept<Value>,
  offer: Value | undefined,
): Step<Value> {
  const { isSame } = thing;
  const { here, copy = { value: found, bases: [found] } } = kept;
  const { value, isOff } = copy;
  const [base, ...sent] = copy.bases;
  // What was cleared and then brought back, or is turned on, is sent to an account without a row.
  if (!found && (!value || isOff || !copy.bases.includes(null))) return withoutRow(thing, here, copy);

  const { ours, theirs, collisions } = merge(thing, copy.bases, value, found);
  const other = offer && !isSame(offer, value) && !isSame(offer, found) ? offer : undefined;
  const isDecided = (decided: Value | null) => here && isSame(here, decided);
  if (found && collisions.length > 0) {
    const chosen = (choice: Value | null, decided = value): Kept<Value> => ({
      here: isDecided(decided) ? undefined : here,
      copy: { value: choice, bases: [found, ...sent] },
    });
    const after = { account: chosen(theirs), here: chosen(ours), other: other && chosen(other, other) };
    return { ask: { account: found, here: value, other, collisions, after } };
  }
  const isTurnedOff = other ? undefined : isOff;
  const wanted = isTurnedOff ? null : ours;
  // What may still be on its way would arrive after this: a newer version stops it.
  if (!isSame(wanted, found) || sent.some((unanswered) => !isSame(unanswered, found))) {
    // What was sent over an earlier version arrives no more.
    const mayArrive = isSame(base, found) ? sent.filter((unanswered) => !isSame(unanswered, wanted)) : [];
    const changed: Copy<Value> = { value: ours, bases: [found, ...mayArrive, wanted], isOff: isTurnedOff };
    return { kept: { here: isTurnedOff ? (ours ?? undefined) : here, copy: changed }, send: wanted };
  }
  if (other)
    // As if it were turned on just now.
    return decide(thing, found, { here, copy: { value: other, bases: [null] } }, undefined);
  const inBoth = isDecided(found) || isDecided(value);
  return { kept: { here: inBoth ? undefined : here, copy: { value: found, bases: [found] } } };
}

/** The account keeps nothing: never turned on, turned off or cleared, here or on another device. */
function withoutRow<Value>(
  { isSame }: KeptThing<Value>,
  here: Value | undefined,
  { value, bases, isOff }: Copy<Value>,
): Step<Value> {
  const unlinked = { here: value ?? here, copy: undefined };
  if (value && here && !isSame(value, here)) {
    const after = { account: unlinked, here: { here, copy: undefined } };
    return { ask: { account: value, here, collisions: ['all'], isGone: true, after } };
  }
  const isChange = value && !isOff && !bases.every((base) => isSame(base, value));
  return { kept: unlinked, gone: isChange ? value : undefined };
}

/** Returns what this browser keeps once a person has turned keeping on, with this value, or off with undefined. */
export function turned<Value>(
  { isSame }: KeptThing<Value>,
  { here, copy }: Kept<Value>,
  value: Value | undefined,
): Kept<Value> {
  // Kept as a change of this user's alone until the account has it: what stands here stays the browser's.
  if (value && !copy) return { here, copy: { value, bases: [null] } };
  if (value && copy) return { here, copy: { ...copy, isOff: undefined } };
  // Between two values, a person must choose first.
  if (!copy || (here && !isSame(here, copy.value))) return { here, copy };
  const isUnasked = copy.bases.every((base) => base === null);
  return { here: copy.value ?? undefined, copy: isUnasked ? undefined : { ...copy, isOff: true } };
}
