import { useCallback, useEffect, useRef, useState } from 'react';
import { type FamilyPlan, isSamePlan } from '@/plan/family-plan';
import { fetchAccountPlan, saveAccountPlan } from './account-plan';
import {
  type AccountCopy,
  isOfAccount,
  type KeptPlan,
  keepAccountCopy,
  keepBrowserPlan,
} from './use-kept-plan';

type Failure = 'check' | 'turn-on' | 'save' | 'turn-off';

export type AccountPlan = {
  isOn: boolean;
  isBusy: boolean;
  failure: Failure | undefined;
  /** The account's plan, when this browser's has a different report date and the user must choose. */
  other: FamilyPlan | undefined;
  turn: (isOn: boolean) => void;
  choose: (which: 'account' | 'browser') => void;
  retry: () => void;
};

/** Syncs this user's plan with their account, if they turned that on. Remount it for another user. */
export function useAccountPlan(userId: string, kept: KeptPlan): AccountPlan {
  const [isBusy, setBusy] = useState(true);
  const [failure, setFailure] = useState<Failure>();
  const [other, setOther] = useState<FamilyPlan>();
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const isMounted = useRef(false);
  const isOn = isOfAccount(kept.accountCopy);

  /** Runs one exchange with the server. The result is dropped if the component has unmounted. */
  const run = useCallback(async (kind: Failure, exchange: () => Promise<() => void>) => {
    setBusy(true);
    setFailure(undefined);
    const finish = await exchange().catch(() => () => setFailure(kind));
    if (!isMounted.current) return;
    finish();
    setBusy(false);
  }, []);

  /** Calls `finish` with the plan shown by then, which may be newer than the saved one. */
  const save = useCallback(
    (kind: Failure, plan: FamilyPlan | null, finish: (shown: FamilyPlan | null) => void) =>
      run(kind, async () => {
        await saveAccountPlan(userId, plan);
        return () => finish(latest.current.plan ?? null);
      }),
    [userId, run],
  );

  const saveAndHandOver = useCallback(
    (kind: Failure, plan: FamilyPlan | null) =>
      save(kind, plan, (shown) => {
        keepAccountCopy({ userId, plan: shown, isSaved: isSameOrNone(shown, plan) });
        keepBrowserPlan(undefined);
      }),
    [userId, save],
  );

  const check = useCallback(
    () =>
      run('check', async () => {
        const found = await fetchAccountPlan(userId);
        return () => setOther(reconcile(userId, found, latest.current));
      }),
    [userId, run],
  );

  useEffect(() => {
    isMounted.current = true;
    if (latest.current.accountCopy?.isSaved === false) setBusy(false);
    else void check();
    return () => {
      isMounted.current = false;
    };
  }, [check]);

  const unsaved = kept.accountCopy?.isSaved === false ? kept.accountCopy : undefined;
  const tried = useRef<AccountCopy>(undefined);
  useEffect(() => {
    if (!unsaved || isBusy || tried.current === unsaved) return;
    tried.current = unsaved;
    void saveAndHandOver('save', unsaved.plan);
  }, [unsaved, isBusy, saveAndHandOver]);

  function turn(on: boolean) {
    const { plan } = kept;
    if (isBusy || !plan) return;
    if (on) void saveAndHandOver('turn-on', plan);
    else
      void save('turn-off', null, (shown) => {
        keepBrowserPlan(shown ?? undefined);
        keepAccountCopy({ userId, plan: null, isSaved: true });
      });
  }

  function choose(which: 'account' | 'browser') {
    if (isBusy || !other) return;
    if (which === 'browser') void saveAndHandOver('save', kept.browserPlan ?? null);
    else {
      keepAccountCopy({ userId, plan: other, isSaved: true });
      keepBrowserPlan(undefined);
    }
  }

  function retry() {
    if (failure === 'check') void check();
    else if (unsaved) void saveAndHandOver('save', unsaved.plan);
  }
  // Once the account stores the plan, this browser has none of its own to compare.
  return { isOn, isBusy, failure, other: isOn ? undefined : other, turn, choose, retry };
}

/**
 * Adopts the account's plan, or returns it when this browser's has a different report date and the user must choose.
 */
function reconcile(userId: string, found: FamilyPlan | undefined, kept: KeptPlan): FamilyPlan | undefined {
  const { accountCopy, browserPlan } = kept;
  if (isOfAccount(accountCopy)) {
    // It may have been turned off or changed on another device.
    if (accountCopy?.isSaved) keepAccountCopy({ userId, plan: found ?? null, isSaved: true });
    return undefined;
  }
  if (!found) return undefined;
  if (browserPlan && browserPlan.reportDay !== found.reportDay) return found;
  const plan = { ...found, move: { ...browserPlan?.move, ...found.move } };
  keepAccountCopy({ userId, plan, isSaved: isSamePlan(plan, found) });
  keepBrowserPlan(undefined);
  return undefined;
}

function isSameOrNone(a: FamilyPlan | null, b: FamilyPlan | null): boolean {
  return a && b ? isSamePlan(a, b) : a === b;
}
