// What follows from what the account and this browser have: pure, so that every case can be read, and tested, here.
import { type Copy, type Kept, type KeptThing, type Merged, merge } from './kept-thing';

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
export type Send<Value> = {
  value: Value | null;
  /** What of this browser it holds: this value of the copy, this one that was never in the account, or the wish to turn off. */
  of: { change: Copy<Value> } | { offer: Value } | { turnOff: Copy<Value> | undefined };
};

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
  if (!found) return withoutRow(thing, kept, offer, wish);
  const changed = copy?.base === undefined ? undefined : merge(thing, copy.base, copy.value, found);
  const latest = changed ? changed.ours : found;
  const other = offer && !isSame(offer, latest) && !isSame(offer, found) ? offer : undefined;
  if (copy && changed && changed.collisions.length > 0)
    return { ask: { ...changed, account: found, here: copy.value, isChange: true, other } };
  if (wish === 'off' && !other)
    // Kept here first: the answer may be lost, and the user may sign out.
    return { kept: { here: latest ?? undefined, copy }, send: { value: null, of: { turnOff: copy } } };
  if (copy && !isSame(latest, found))
    return { kept, send: { value: latest, of: { change: copy } }, isMore: other !== undefined };
  // A twin of the copy may be what another tab keeps while it turns off.
  const isSpare = here && isSame(here, found) && (!copy || hasFailedToTurnOff);
  const synced = { here: isSpare ? undefined : here, copy: { value: found } };
  if (!other) return { kept: synced };
  const all = { ours: other, theirs: found, collisions: ['all'] as const };
  const merged = thing.fillsIn ? merge(thing, null, other, found) : all;
  if (merged.collisions.length > 0)
    return { ask: { ...merged, account: found, here: other, isChange: false } };
  return { kept, send: { value: merged.ours, of: { offer: other } } };
}

/** The account keeps nothing: never turned on, turned off or cleared, here or on another device. */
function withoutRow<Value, Field extends string>(
  { isSame }: KeptThing<Value, Field>,
  kept: Kept<Value>,
  offer: Value | undefined,
  wish: Wish,
): Step<Value, Field> {
  const { here, copy } = kept;
  if (!copy) return wish === 'on' && offer ? { kept, send: { value: offer, of: { offer } } } : { kept };
  const { value, base } = copy;
  // Cleared, and then brought back.
  if (value && base === null && wish !== 'off') return { kept, send: { value, of: { change: copy } } };
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
  { value, of }: Send<Value>,
): Kept<Value> {
  const { isSame } = thing;
  const without = (...gone: (Value | null | undefined)[]) =>
    here && gone.some((other) => isSame(here, other ?? null)) ? undefined : here;
  if ('change' in of) {
    // Another tab has settled it.
    if (copy?.base === undefined) return { here, copy };
    if (!isSame(copy.value, of.change.value))
      return { here, copy: { value: copy.value, base: of.change.value } };
    return { here: without(value), copy: value ? { value } : undefined };
  }
  if ('offer' in of) {
    if (copy) return { here: without(of.offer), copy };
    const isChanged = !isSame(offer ?? null, of.offer);
    return {
      here: without(of.offer, offer),
      copy: isChanged ? { value: offer ?? null, base: of.offer } : value ? { value } : undefined,
    };
  }
  if (!copy) return { here, copy };
  if (!here || !of.turnOff) return { here: here ?? copy.value ?? undefined, copy: undefined };
  const latest = merge(thing, of.turnOff.value, copy.value, here);
  // Not the same change as what the account had last: the next exchange asks, unless it was cleared here.
  if (latest.collisions.length > 0) return { here, copy: copy.value ? copy : undefined };
  return { here: latest.ours ?? undefined, copy: undefined };
}

export type Choice = 'account' | 'here' | 'other';

/** Returns what this browser keeps once a person has chosen. It still has to be synced. */
export function resolve<Value, Field extends string>(
  { isSame }: KeptThing<Value, Field>,
  { here }: Kept<Value>,
  question: Question<Value, Field>,
  choice: Choice,
): Kept<Value> {
  const { account, ours, theirs, isChange, isGone, other } = question;
  if (isGone) return { here: choice === 'account' ? account : here, copy: undefined };
  const value = choice === 'account' ? theirs : choice === 'here' ? ours : (other ?? null);
  const decided = choice === 'other' ? other : isChange ? undefined : question.here;
  return {
    here: here && decided && isSame(here, decided) ? undefined : here,
    copy: { value, base: account },
  };
}
