import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onReturn } from '@/browser/on-return';
import {
  hasUnsaved,
  isCurrent,
  type PlanConflict,
  resolveConflict,
  syncPlan,
  turnOffPlan,
} from './sync-plan';
import { checklistQueries } from './use-checklist';
import type { AccountCopy, KeptPlan } from './use-kept-plan';

/** `look` is a check that nobody waits for: when the tab is seen again. */
type Exchange = 'check' | 'look' | 'turn-on' | 'save' | 'turn-off';

export type PlanSync = {
  isOn: boolean;
  isBusy: boolean;
  failure: Exclude<Exchange, 'look'> | undefined;
  /** Changes here and on another device, when the user must choose. */
  conflict: PlanConflict | undefined;
  turn: (isOn: boolean) => void;
  choose: (which: 'account' | 'browser') => void;
  retry: () => void;
};

/** Syncs this user's plan with their account, if they turned that on. Remount it for another user. */
export function usePlanSync(userId: string, kept: KeptPlan): PlanSync {
  const [conflict, setConflict] = useState<PlanConflict>();
  const mutationKey = ['plan-sync', userId];
  const { mutate, isIdle, isPending, isError, variables } = useMutation(
    {
      mutationKey,
      // One after another: each merges what the one before has saved.
      scope: { id: `account plan of ${userId}` },
      mutationFn: (exchange: Exchange) =>
        exchange === 'turn-off' ? turnOffPlan(userId) : syncPlan(userId, exchange === 'turn-on'),
    },
    checklistQueries,
  );
  const run = useCallback(
    (exchange: Exchange) => mutate(exchange, { onSuccess: (found) => setConflict(found) }),
    [mutate],
  );
  const failure = isError && variables !== 'look' ? variables : undefined;
  const isBusy = isIdle || (isPending && variables !== 'look');

  const unsaved = hasUnsaved(kept) ? kept.accountCopy : undefined;
  const tried = useRef<AccountCopy>(undefined);
  useEffect(() => {
    if (isPending || !(isIdle || (unsaved && tried.current !== unsaved))) return;
    tried.current = unsaved;
    run(unsaved ? 'save' : 'check');
  }, [unsaved, isIdle, isPending, run]);

  function retry() {
    if (failure === 'check' || failure === 'save') run(failure);
  }

  const lookAgain = useEffectEvent(() => {
    if (!navigator.onLine || checklistQueries.isMutating({ mutationKey }) > 0) return;
    if (failure) retry();
    else run('look');
  });
  useEffect(() => onReturn(() => lookAgain()), []);

  const current = conflict && isCurrent(conflict, kept) ? conflict : undefined;
  return {
    isOn: kept.accountCopy !== undefined,
    isBusy,
    failure,
    conflict: current,
    turn: (isOn) => {
      if (!isBusy && !current && kept.plan) run(isOn ? 'turn-on' : 'turn-off');
    },
    choose: (which) => {
      if (isBusy || !current) return;
      setConflict(undefined);
      resolveConflict(userId, current, which);
    },
    retry,
  };
}
