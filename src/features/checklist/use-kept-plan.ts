import { useState } from 'react';
import { keptValue } from '@/browser/kept-value';
import { useKeptValue } from '@/browser/use-kept-value';
import { accountCopies, useAccountCopy } from '@/features/account/account-copies';
import { type FamilyPlan, parseFamilyPlan } from './family-plan';
import { type Move, parseMove } from './move';

/** This browser's copy of the account's plan. */
export type AccountCopy = {
  /** Null when it was cleared here. */
  plan: FamilyPlan | null;
  /** While `plan` has unsaved changes: the account's plan that they were made to, null for none. */
  base?: FamilyPlan | null;
};

type KeptPlans = {
  browserPlan: FamilyPlan | undefined;
  /** Undefined when signed out, or when this browser has no copy of the account's plan. */
  accountCopy: AccountCopy | undefined;
};

export type KeptPlan = KeptPlans & {
  /** The plan to show: the account's, falling back to this browser's. */
  plan: FamilyPlan | undefined;
  /** True when the browser refused to keep the last change, so that it is lost on reload. */
  isRefused: boolean;
  /** What the family said about its move: in the plan or, before there is a report date, in this browser. */
  move: Move;
  /** Keeps the plan, in the account or this browser, wherever it is now. */
  change: (plan: FamilyPlan) => void;
  /** Keeps the answers, in the plan or until there is one. */
  answer: (move: Move) => void;
  /** Clears the plan or the answers, wherever they are now. Returns what brings them back there. */
  clear: () => () => void;
};

const inBrowser = keptValue('paradise-pcs-plan', parseFamilyPlan);
/** What was said about the move, also without a report date: then it waits for one in the plan's place. */
const inAnswers = keptValue('paradise-pcs-plan', (data): { move: Move } | undefined =>
  data ? { move: parseMove((data as { move?: unknown }).move) } : undefined,
);
export const planCopies = accountCopies(
  { copy: 'paradise-pcs-account-plan', unsaved: 'paradise-pcs-unsaved-plans' },
  (kept): AccountCopy => {
    const plan = parseFamilyPlan(kept.plan) ?? null;
    return kept.base === undefined ? { plan } : { plan, base: parseFamilyPlan(kept.base) ?? null };
  },
);

/** Returns the plan kept in this browser or in this user's account. */
export function useKeptPlan(userId: string | undefined): KeptPlan {
  const browserPlan = useKeptValue(inBrowser);
  const answers = useKeptValue(inAnswers);
  const accountCopy = useAccountCopy(planCopies, userId);
  const [isRefused, setRefused] = useState(false);

  const plan = accountCopy ? (accountCopy.plan ?? undefined) : browserPlan;
  const move = plan?.move ?? answers?.move ?? {};

  function change(changed: FamilyPlan) {
    if (!userId || !accountCopy) return setRefused(!keepBrowserPlan(changed));
    // Answers that are part of the account's plan now.
    if (!browserPlan) inAnswers.forget();
    return setRefused(!keepCopy(userId, accountCopy, changed));
  }

  function answer(changed: Move) {
    if (plan) return change({ ...plan, move: changed });
    const isEmpty = !browserPlan && Object.keys(changed).length === 0;
    inAnswers.keep(isEmpty ? undefined : { ...browserPlan, move: changed });
  }

  function clear() {
    setRefused(false);
    if (!browserPlan) inAnswers.forget();
    if (userId && accountCopy?.plan) {
      const { plan: cleared } = accountCopy;
      keepCopy(userId, accountCopy, null);
      // By then the account may have lost its plan, too.
      return () => void keepCopy(userId, readKeptPlans(userId).accountCopy ?? { plan: null }, cleared);
    }
    inBrowser.forget();
    return () => void (browserPlan ? keepBrowserPlan(browserPlan) : answer(move));
  }
  return { browserPlan, accountCopy, plan, isRefused, move, change, answer, clear };
}

/** Changes the plan in a user's copy. Returns false when the change is lost on reload. */
function keepCopy(userId: string, { plan: before, base = before }: AccountCopy, plan: FamilyPlan | null) {
  return planCopies.keep(userId, { plan, base });
}

/** Returns what this browser keeps now. */
export function readKeptPlans(userId: string): KeptPlans {
  return { browserPlan: inBrowser.read(), accountCopy: planCopies.read(userId) };
}

/** Keeps the plan in this browser, or clears it. Returns false when the change is lost on reload. */
export function keepBrowserPlan(plan: FamilyPlan | undefined): boolean {
  return inBrowser.keep(plan);
}
