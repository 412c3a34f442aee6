import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { onReturn } from '@/browser/on-return';
import { accountRow } from './account-row';
import type { Wish } from './decide';
import { Keeper } from './keeper';
import type { KeptCopies } from './kept-copies';
import { isUnsaved, type Kept } from './kept-thing';

export type Keeping<Value> = ReturnType<typeof useKeeper<Value>>;

type KeeperOptions<Value> = {
  /** What a person has here that was never in the account; what this browser keeps, by default. */
  offer?: (wish: Wish) => Value | undefined;
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

  const seen = keeper.seen();
  const isWaiting = isUnsaved(copies.thing, kept.copy);
  return {
    /** While the server is asked for something that a person waits for. */
    isBusy: seen.is === 'new' || seen.is === 'busy',
    /** Whether a change isn't in the account yet. */
    isWaiting,
    failure: seen.is === 'failed' ? failureOf(seen, isWaiting) : undefined,
    question,
    /** An unsaved change that stays in this browser, as the account no longer keeps the thing; `here` keeps it there again. */
    gone: seen.is === 'idle' ? seen.gone : undefined,
    turnsTo: keeper.turnsTo(),
    turn: keeper.turn,
    choose: keeper.choose,
    retry: keeper.retry,
    /** Saves what has changed, without waiting for typing to rest. */
    save: keeper.save,
    state,
  };
}

/** `missing`: the server has no table for it yet. */
function failureOf({ what, status }: { what: Wish; status: unknown }, isWaiting: boolean) {
  if (what === 'sync' && !isWaiting) return 'check';
  if (status === 404) return 'missing';
  return what === 'sync' ? 'save' : what;
}
