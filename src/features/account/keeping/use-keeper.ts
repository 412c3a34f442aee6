import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onReturn } from '@/browser/on-return';
import { accountRow } from './account-row';
import type { Choice, Question, Wish } from './decide';
import { type Exchange, Keeper, type KeeperState } from './keeper';
import type { KeptCopies } from './kept-copies';
import type { Kept } from './kept-thing';

export type Keeping<Value, Field extends string = string> = {
  isOn: boolean;
  /** While the server is asked for something that a person waits for. */
  isBusy: boolean;
  /** `missing`: the server has no table for it yet. */
  failure: Exclude<Exchange, 'look'> | 'missing' | undefined;
  /** What a person must choose between. */
  question: Question<Value, Field> | undefined;
  /** An unsaved change that stays in this browser, as the account no longer keeps the thing; `here` keeps it there again. */
  gone: Value | undefined;
  turn: (isOn: boolean) => void;
  choose: (choice: Choice | 'later') => void;
  retry: () => void;
  /** Saves what has changed, without waiting for typing to rest. */
  save: () => void;
  state: KeeperState<Value>;
};

type KeeperOptions<Value> = {
  /** What a person has here that was never in the account; what this browser keeps, by default. */
  offer?: (wish: Wish) => Value | undefined;
  /** How long typing must rest before it is saved. */
  restMs?: number;
};

/** Keeps a thing with this user's account, if they turned that on. Remount it for another user. */
export function useKeeper<Value, Field extends string>(
  copies: KeptCopies<Value, Field>,
  userId: string,
  kept: Kept<Value>,
  { offer = () => copies.read(userId).here, restMs = 0 }: KeeperOptions<Value> = {},
): Keeping<Value, Field> {
  const latestOffer = useRef(offer);
  useLayoutEffect(() => {
    latestOffer.current = offer;
  });
  const [keeper] = useState(() => {
    const row = accountRow(copies.thing, userId);
    return new Keeper({ copies, row, userId, offer: (wish) => latestOffer.current(wish) });
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.get);

  const save = useEffectEvent(() => keeper.save());
  useEffect(() => {
    keeper.start();
    return onReturn(keeper.look);
  }, [keeper]);
  const question = keeper.question();
  const isAsked = question !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is kept has changed, here or in another tab, or a question no longer stands
  useEffect(() => {
    if (restMs === 0) return save();
    const timer = setTimeout(() => save(), restMs);
    return () => clearTimeout(timer);
  }, [kept, isAsked, restMs]);

  const shown = keeper.seen();
  const failed = shown.is === 'failed' && shown.what !== 'look' ? shown : undefined;
  const isMissing = failed?.status === 404 && failed.what !== 'check';
  return {
    isOn: kept.copy !== undefined,
    isBusy: shown.is === 'new' || shown.is === 'busy',
    failure: isMissing ? 'missing' : (failed?.what as Exclude<Exchange, 'look'> | undefined),
    question,
    gone: shown.is === 'idle' ? shown.gone : undefined,
    turn: keeper.turn,
    choose: keeper.choose,
    retry: keeper.retry,
    save: keeper.save,
    state,
  };
}
