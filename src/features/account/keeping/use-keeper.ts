import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { onReturn } from '@/browser/on-return';
import { accountRow } from './account-row';
import { Keeper, REFUSED } from './keeper';
import type { KeptCopies } from './kept-copies';
import { type Copy, isUnsaved, type Kept, type KeptThing } from './kept-thing';

export type Keeping<Value> = ReturnType<typeof useKeeper<Value>>;

type KeeperOptions<Value> = {
  /** What a person has here that was never in the account; what this browser keeps, by default. */
  offer?: () => Value | undefined;
  /** How long typing must rest before it is saved. */
  restMs?: number;
};

/** Keeps a thing with this user's account, if they turned that on. Remount it for another user. */
export function useKeeper<Value>(
  copies: KeptCopies<Value>,
  userId: string,
  kept: Kept<Value>,
  { offer = () => copies.read(userId).here, restMs = 0 }: KeeperOptions<Value> = {},
) {
  const [keeper] = useState(
    () => new Keeper({ copies, row: accountRow(copies.thing, userId), userId, offer }),
  );
  useLayoutEffect(() => {
    keeper.of.offer = offer;
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.get);

  useEffect(() => {
    keeper.start();
    return onReturn(keeper.look);
  }, [keeper]);
  const question = keeper.question();
  const isAsked = question !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is kept has changed, here or in another tab, or a question no longer stands
  useEffect(() => {
    if (restMs === 0) return keeper.save();
    const timer = setTimeout(keeper.save, restMs);
    return () => clearTimeout(timer);
  }, [keeper, kept, isAsked, restMs]);

  const { copy } = kept;
  return {
    /** Whether a person wants it kept there, also when the account doesn't know yet. */
    isOn: copy !== undefined && !copy.isOff,
    /** While the server is asked for something that a person waits for. */
    isBusy: state.is === 'new' || state.is === 'busy',
    failure: state.is === 'failed' ? failureOf(copies.thing, copy, state.status) : undefined,
    question,
    gone: state.is === 'idle' ? state.gone : undefined,
    turn: keeper.turn,
    choose: keeper.choose,
    dismiss: keeper.dismiss,
    retry: keeper.sync,
    /** Saves what has changed, without waiting for typing to rest. */
    save: keeper.save,
    state,
  };
}

/** What couldn't be done. `missing`: the server has no table for it yet. `refused`: this browser has no room. */
function failureOf<Value>(thing: KeptThing<Value>, copy: Copy<Value> | undefined, status: unknown) {
  if (status === REFUSED) return 'refused';
  if (!copy || !isUnsaved(thing, copy)) return 'check';
  if (status === 404) return 'missing';
  if (copy.isOff) return 'off';
  return copy.bases[0] ? 'save' : 'on';
}
