// What follows from what the account and this browser have: pure, so that every case can be read, and tested, here.
import { baseUnder, type Copy, type Kept, type KeptThing, type Merged, merge } from './kept-thing';

/** `sync` puts nothing into the account that a person didn't keep there. */
export type Wish = 'sync' | 'on' | 'off';

/** Two values, or changes, that exclude each other, so that a person must choose. */
export type Question<Value, Field extends string = string> = Merged<Value, Field> & {
  /** What the account has. */
  account: Value;
  /** What stands against it: null when it was cleared here. */
  here: Value | null;
  /** Whether `here` is a change of what the account keeps; otherwise it was never in the account. */
  isChange: boolean;
  /** What was never in the account and waits, too, while `here` is a change. */
  other?: Value | undefined;
  /** True when the account no longer keeps it: `account` is the last that it had. */
  isGone?: true;
};

/** A request that changes the account's row; null deletes it. */
export type Send<Value> = { value: Value | null } & (
  | { is: 'change' }
  /** `offer`, which was never in the account, is in it. */
  | { is: 'offer'; offer: Value }
  /** The wish to turn off, from this value of the copy or, without one, from what is kept here instead. */
  | { is: 'off'; from: Value | null }
);

export type Step<Value, Field extends string = string> =
  | { ask: Question<Value, Field> }
  | {
      ask?: undefined;
      /** What this browser keeps from now on. */
      kept: Kept<Value>;
      send?: Send<Value>;
      /** An unsaved change that stays in this browser, as the account no longer keeps the thing. */
      gone?: Value | undefined;
      /** Whether there is more to do afterwards. */
      isMore?: boolean;
    };

/**
 * Returns the next step. `found` is what the account has, null for nothing. `offer` is what a person has here that was
 * never in the account. `hasFailedToTurnOff`: in this tab, which kept the value here for that.
 */
export function decide<Value, Field extends string>(
  thing: KeptThing<Value, Field>,
  kept: Kept<Value>,
  offer: Value | undefined,
  found: Value | null,
  wish: Wish,
  hasFailedToTurnOff = false,
): Step<Value, Field> {
  const { isSame } = thing;
  const { here, copy } = kept;
  const base = copy?.base === undefined ? undefined : baseUnder(thing, copy.base, copy.sent ?? [], found);
  if (!found) return withoutRow(thing, kept, base, offer, wish);
  const changed = copy && base !== undefined ? merge(thing, base, copy.value, found) : undefined;
  const latest = changed ? changed.ours : found;
  const other = offer && !isSame(offer, latest) && !isSame(offer, found) ? offer : undefined;
  if (copy && changed && changed.collisions.length > 0)
    return { ask: { ...changed, account: found, here: copy.value, isChange: true, other } };
  if (wish === 'off' && !other)
    // Kept here first: the answer may be lost, and the user may sign out.
    return {
      kept: { here: latest ?? undefined, copy },
      send: { is: 'off', value: null, from: copy ? copy.value : latest },
    };
  // What may still be on its way would arrive after this: a newer version stops it.
  const isUnderway = copy?.sent?.some((sent) => !isSame(sent, found));
  if (copy && (isUnderway || !isSame(latest, found)))
    return { ...change(thing, kept, copy, latest, found), isMore: other !== undefined };
  // A twin of the copy may be what another tab keeps while it turns off.
  const isSpare = here && isSame(here, found) && (!copy || hasFailedToTurnOff);
  const synced = { here: isSpare ? undefined : here, copy: { value: found } };
  if (!other) return { kept: synced };
  const all = { ours: other, theirs: found, collisions: ['all'] as const };
  const merged = thing.fillsIn ? merge(thing, null, other, found) : all;
  if (merged.collisions.length > 0)
    return { ask: { ...merged, account: found, here: other, isChange: false } };
  return { kept, send: { is: 'offer', value: merged.ours, offer: other } };
}

/** Sends `value`, made from what the account has, and remembers that before the answer comes, if it does. */
function change<Value, Field extends string>(
  { isSame }: KeptThing<Value, Field>,
  { here }: Kept<Value>,
  { base, sent = [] }: Copy<Value>,
  value: Value | null,
  found: Value | null,
): { kept: Kept<Value>; send: Send<Value> } {
  // What was sent over an earlier version arrives no more.
  const mayArrive = base !== undefined && isSame(base, found) ? sent : [];
  const others = mayArrive.filter((other) => !isSame(other, value));
  const copy = { value, base: found, sent: [...others, value] };
  return { kept: { here, copy }, send: { is: 'change', value } };
}

/** The account keeps nothing: never turned on, turned off or cleared, here or on another device. */
function withoutRow<Value, Field extends string>(
  thing: KeptThing<Value, Field>,
  kept: Kept<Value>,
  base: Value | null | undefined,
  offer: Value | undefined,
  wish: Wish,
): Step<Value, Field> {
  const { isSame } = thing;
  const { here, copy } = kept;
  if (!copy) return wish === 'on' && offer ? { kept, send: { is: 'offer', value: offer, offer } } : { kept };
  const { value } = copy;
  // Cleared, and then brought back.
  if (value && base === null && wish !== 'off') return change(thing, kept, copy, value, null);
  if (value && here && !isSame(value, here))
    return {
      ask: {
        ours: here,
        theirs: value,
        collisions: ['all'],
        account: value,
        here,
        isChange: false,
        isGone: true,
      },
    };
  const gone = value && base !== undefined && wish !== 'off' ? value : undefined;
  return { kept: { here: value ?? here, copy: undefined }, gone, isMore: wish === 'on' };
}

/**
 * Returns what this browser keeps once the account has what was sent, under any change made here in the meantime.
 * `offer` is what was never in the account, as it is now.
 */
export function settle<Value, Field extends string>(
  thing: KeptThing<Value, Field>,
  { here, copy }: Kept<Value>,
  offer: Value | undefined,
  send: Send<Value>,
): Kept<Value> {
  const { isSame } = thing;
  const { value } = send;
  const without = (...gone: (Value | null | undefined)[]) =>
    here && gone.some((other) => isSame(here, other ?? null)) ? undefined : here;
  if (send.is === 'change') {
    const last = copy?.sent?.at(-1);
    // Another tab has settled it, or sent a later one.
    if (!copy || last === undefined || !isSame(last, value)) return { here, copy };
    if (!isSame(copy.value, value)) return { here, copy: { value: copy.value, base: value } };
    return { here, copy: value ? { value } : undefined };
  }
  if (send.is === 'offer') {
    if (copy) return { here: without(send.offer), copy };
    const isChanged = !isSame(offer ?? null, send.offer);
    return {
      here: without(send.offer, offer),
      copy: isChanged ? { value: offer ?? null, base: send.offer } : value ? { value } : undefined,
    };
  }
  if (!copy) return { here, copy };
  if (!here) return { here: copy.value ?? undefined, copy: undefined };
  const latest = merge(thing, send.from, copy.value, here);
  // Not the same change as what the account had last: the next exchange asks, unless it was cleared here.
  if (latest.collisions.length > 0) return { here, copy: copy.value ? copy : undefined };
  return { here: latest.ours ?? undefined, copy: undefined };
}

export type Choice = 'account' | 'here' | 'other';

/** Returns what this browser keeps once a person has chosen. It still has to be synced. */
export function resolve<Value, Field extends string>(
  { isSame }: KeptThing<Value, Field>,
  { here, copy }: Kept<Value>,
  question: Question<Value, Field>,
  choice: Choice,
): Kept<Value> {
  const { account, ours, theirs, isChange, isGone, other } = question;
  if (isGone) return { here: choice === 'account' ? account : here, copy: undefined };
  const value = choice === 'account' ? theirs : choice === 'here' ? ours : (other ?? null);
  const decided = choice === 'other' ? other : isChange ? undefined : question.here;
  return {
    here: here && decided && isSame(here, decided) ? undefined : here,
    copy: { ...copy, value, base: account },
  };
}
