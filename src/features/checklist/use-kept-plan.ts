import { useMemo, useState } from 'react';
import { keptValue } from '@/browser/kept-value';
import { useKeptValue } from '@/browser/use-kept-value';
import { isStoredUser } from '@/features/account/stored-session';
import { type FamilyPlan, parseFamilyPlan } from './family-plan';

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
  /** Keeps or clears the plan, in the account or this browser, wherever it is now. */
  change: (plan: FamilyPlan | undefined) => void;
};

/** A user's copy as kept. Its plans are parsed only for the user who is signed in. */
type CopyData = Partial<Record<'userId' | 'plan' | 'base' | 'isSaved', unknown>>;

const inBrowser = keptValue('paradise-pcs-plan', parseFamilyPlan);
const inCopy = keptValue('paradise-pcs-account-plan', parseCopyData);
const inUnsaved = keptValue('paradise-pcs-unsaved-plans', (data): readonly CopyData[] =>
  Array.isArray(data) ? data.flatMap((copy) => parseCopyData(copy) ?? []) : [],
);

/** Returns the plan kept in this browser or in this user's account. */
export function useKeptPlan(userId: string | undefined): KeptPlan {
  const browserPlan = useKeptValue(inBrowser);
  const copy = useKeptValue(inCopy);
  const unsaved = useKeptValue(inUnsaved);
  const [isRefused, setRefused] = useState(false);
  const accountCopy = useMemo(() => copyOf(userId, copy, unsaved), [userId, copy, unsaved]);

  function change(plan: FamilyPlan | undefined) {
    if (!userId || !accountCopy) return setRefused(!keepBrowserPlan(plan));
    const { plan: before, base = before } = accountCopy;
    return setRefused(!keepAccountCopy(userId, { plan: plan ?? null, base }));
  }
  const plan = accountCopy ? (accountCopy.plan ?? undefined) : browserPlan;
  return { browserPlan, accountCopy, plan, isRefused, change };
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
  // An earlier version of the site kept `isSaved` and no base.
  if (data.base === undefined && data.isSaved !== false) return { plan };
  return { plan, base: parseFamilyPlan(data.base) ?? null };
}
