// What follows from what the account and this browser have: pure, so that every case can be read, and tested, here.
import { type Copy, isUnsaved, type Kept, type KeptThing, merge } from './kept-thing';

/** `sync` puts nothing into the account that a person didn't keep there. */
export type Wish = 'sync' | 'on' | 'off';

export type Situation<Value> = {
  thing: KeptThing<Value>;
  kept: Kept<Value>;
  /** What a person has here that was never in the account. */
  offer: Value | undefined;
  /** What the account has; null for nothing. */
  found: Value | null;
  wish: Wish;
  /** In this tab, which kept the value here for that. */
  hasFailedToTurnOff?: boolean;
};

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
  after: Record<Choice, Kept<Value>>;
};

/** A request that changes the account's row; null deletes it. */
export type Send<Value> = {
  value: Value | null;
  /** Returns what this browser keeps once the account has it, under any change made here in the meantime. */
  settle: (now: Kept<Value>, offer: Value | undefined) => Kept<Value>;
};

export type Step<Value> =
  | { ask: Question<Value> }
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

/** Returns the next step. */
export function decide<Value>(situation: Situation<Value>): Step<Value> {
  const { thing, kept, offer, found, wish, hasFailedToTurnOff } = situation;
  if (!found) return withoutRow(situation);
  const { isSame } = thing;
  const synced: Copy<Value> = { value: found, bases: [found] };
  const { here, copy = synced } = kept;
  const [, ...sent] = copy.bases;
  const chosen = (value: Value | null, decided: Value | null = null): Kept<Value> => ({
    here: here && isSame(here, decided) ? undefined : here,
    copy: { value, bases: [found, ...sent] },
  });

  const { ours, theirs, collisions } = merge(thing, copy.bases, copy.value, found);
  const other = offer && !isSame(offer, ours) && !isSame(offer, found) ? offer : undefined;
  if (collisions.length > 0) {
    const after = { account: chosen(theirs), here: chosen(ours), other: chosen(other ?? null, other) };
    return { ask: { account: found, here: copy.value, other, collisions, after } };
  }
  if (wish === 'off' && !other) return turnOff(thing, kept.copy, copy.value, ours);
  // What may still be on its way would arrive after this: a newer version stops it.
  const isUnderway = sent.some((value) => !isSame(value, found));
  if (isUnderway || !isSame(ours, found))
    return { ...change(thing, here, copy, ours, found), isMore: other !== undefined };
  if (!other) {
    // A twin of the copy may be what another tab keeps while it turns off.
    const isSpare = here && isSame(here, found) && (!kept.copy || hasFailedToTurnOff);
    return { kept: { here: isSpare ? undefined : here, copy: synced } };
  }
  const excluding = { ours: other, theirs: found, collisions: ['all'] };
  const filled = thing.fillsIn ? merge(thing, [null], other, found) : excluding;
  if (filled.collisions.length === 0) return offering(thing, kept, filled.ours, other);
  const after = { account: chosen(filled.theirs, other), here: chosen(filled.ours, other), other: kept };
  return { ask: { account: found, here: other, collisions: filled.collisions, after } };
}

/** The account keeps nothing: never turned on, turned off or cleared, here or on another device. */
function withoutRow<Value>({ thing, kept, offer, wish }: Situation<Value>): Step<Value> {
  const { here, copy } = kept;
  if (!copy) return wish === 'on' && offer ? offering(thing, kept, offer, offer) : { kept };
  const { value } = copy;
  // Cleared, and then brought back.
  if (value && copy.bases.includes(null) && wish !== 'off') return change(thing, here, copy, value, null);
  const unlinked = { here: value ?? here, copy: undefined };
  if (value && here && !thing.isSame(value, here)) {
    const after = { account: unlinked, here: { here, copy: undefined }, other: kept };
    return { ask: { account: value, here, collisions: ['all'], isGone: true, after } };
  }
  const gone = value && isUnsaved(thing, copy) && wish !== 'off' ? value : undefined;
  return { kept: unlinked, gone, isMore: wish === 'on' };
}

type Request<Value> = { kept: Kept<Value>; send: Send<Value> };

/** Sends `value`, made from what the account has, and remembers that before the answer comes, if it does. */
function change<Value>(
  { isSame }: KeptThing<Value>,
  here: Value | undefined,
  { bases: [base, ...sent] }: Copy<Value>,
  value: Value | null,
  found: Value | null,
): Request<Value> {
  // What was sent over an earlier version arrives no more.
  const mayArrive = isSame(base, found) ? sent.filter((other) => !isSame(other, value)) : [];
  const settle = (now: Kept<Value>): Kept<Value> => {
    const [, ...unanswered] = now.copy?.bases ?? [];
    const last = unanswered.at(-1);
    // Another tab has settled it, or sent a later one.
    if (!now.copy || last === undefined || !isSame(last, value)) return now;
    return { here: now.here, copy: { value: now.copy.value, bases: [value] } };
  };
  return { kept: { here, copy: { value, bases: [found, ...mayArrive, value] } }, send: { value, settle } };
}

/** Sends `value`, with the offer in it, and links this browser once the account has it. */
function offering<Value>(
  { isSame }: KeptThing<Value>,
  kept: Kept<Value>,
  value: Value | null,
  offer: Value,
): Request<Value> {
  const settle = ({ here, copy }: Kept<Value>, now: Value | undefined): Kept<Value> => {
    const latest = now ?? null;
    const isSaved = here && (isSame(here, offer) || (!copy && isSame(here, latest)));
    const changed: Copy<Value> = { value: latest, bases: [offer] };
    const linked: Copy<Value> = isSame(latest, offer) ? { value, bases: [value] } : changed;
    return { here: isSaved ? undefined : here, copy: copy ?? linked };
  };
  return { kept, send: { value, settle } };
}

/** Keeps `latest` here first: the answer may be lost, and the user may sign out. */
function turnOff<Value>(
  thing: KeptThing<Value>,
  copy: Copy<Value> | undefined,
  from: Value | null,
  latest: Value | null,
): Request<Value> {
  const settle = ({ here, copy: now }: Kept<Value>): Kept<Value> => {
    if (!now || !here) return { here: here ?? now?.value ?? undefined, copy: undefined };
    const { ours, collisions } = merge(thing, [from], now.value, here);
    // Not the same change as what the account had last: the next exchange asks, unless it was cleared here.
    if (collisions.length > 0) return { here, copy: now.value ? now : undefined };
    return { here: ours ?? undefined, copy: undefined };
  };
  return { kept: { here: latest ?? undefined, copy }, send: { value: null, settle } };
}
