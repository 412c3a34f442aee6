import { useMemo, useState } from 'react';
import { keptValue } from '@/browser/kept-value';
import { useKeptValue } from '@/browser/use-kept-value';
import { isStoredUser } from '@/features/account/stored-session';
import { type FamilyPlan, type Move, parseFamilyPlan, parseMove } from './family-plan';

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

/** A user's copy as kept. Its plans are parsed only for the user who is signed in. */
type CopyData = Partial<Record<'userId' | 'plan' | 'base', unknown>>;

const inBrowser = keptValue('paradise-pcs-plan', parseFamilyPlan);
/** What was said about the move, also without a report date: then it waits for one in the plan's place. */
const inAnswers = keptValue('paradise-pcs-plan', (data): { move: Move } | undefined =>
  data ? { move: parseMove((data as { move?: unknown }).move) } : undefined,
);
const inCopy = keptValue('paradise-pcs-account-plan', parseCopyData);
const inUnsaved = keptValue('paradise-pcs-unsaved-plans', (data): readonly CopyData[] =>
  Array.isArray(data) ? data.flatMap((copy) => parseCopyData(copy) ?? []) : [],
);

/** Returns the plan kept in this browser or in this user's account. */
export function useKeptPlan(userId: string | undefined): KeptPlan {
  const browserPlan = useKeptValue(inBrowser);
  const answers = useKeptValue(inAnswers);
  const copy = useKeptValue(inCopy);
  const unsaved = useKeptValue(inUnsaved);
  const [isRefused, setRefused] = useState(false);
  const accountCopy = useMemo(() => copyOf(userId, copy, unsaved), [userId, copy, unsaved]);

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
  return keepAccountCopy(userId, { plan, base });
}

/** Returns what this browser keeps now. */
export function readKeptPlans(userId: string): KeptPlans {
  return { browserPlan: inBrowser.read(), accountCopy: copyOf(userId, inCopy.read(), inUnsaved.read()) };
}

/** Keeps the plan in this browser, or clears it. Returns false when the change is lost on reload. */
export function keepBrowserPlan(plan: FamilyPlan | undefined): boolean {
  return inBrowser.keep(plan);
}

/**
 * Keeps this browser's copy of a user's account plan, or removes it. When the user has left, only unsaved changes stay.
 * Returns false when it is lost on reload.
 */
export function keepAccountCopy(userId: string, copy: AccountCopy | undefined): boolean {
  const data = copy && { userId, ...copy };
  const others = inUnsaved.read().filter((other) => other.userId !== userId);
  const unsaved = data?.base === undefined ? others : [...others, data];
  if (unsaved.length === 0) inUnsaved.forget();
  const isKept = unsaved.length === 0 || inUnsaved.keep(unsaved);
  return (!isStoredUser(userId) || inCopy.keep(data)) && isKept;
}

function parseCopyData(data: unknown): CopyData | undefined {
  return typeof data === 'object' && data !== null ? data : undefined;
}

function copyOf(
  userId: string | undefined,
  copy: CopyData | undefined,
  unsaved: readonly CopyData[],
): AccountCopy | undefined {
  const data = userId ? [copy, ...unsaved].find((other) => other?.userId === userId) : undefined;
  if (!data) return undefined;
  const plan = parseFamilyPlan(data.plan) ?? null;
  return data.base === undefined ? { plan } : { plan, base: parseFamilyPlan(data.base) ?? null };
}
