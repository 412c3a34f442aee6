import { useMemo, useState } from 'react';
import { ACCOUNT_PLAN_KEY, PLAN_FIELD, PLAN_KEY } from '@/lib/stored-plan';
import { storedUserMetadata } from '@/lib/stored-session';
import { changeStoredItem, useStoredItem } from '@/lib/use-stored-item';
import { type FamilyPlan, parseFamilyPlan } from '@/plan/family-plan';

/** What this browser knows of the account's plan: null when it was cleared. */
export type AccountCopy = { userId: string; plan: FamilyPlan | null; isSaved: boolean };

export type KeptPlan = {
  /** What the page shows: the account's plan, or else this browser's. */
  plan: FamilyPlan | undefined;
  browserPlan: FamilyPlan | undefined;
  /** Undefined when signed out, or when nothing is kept with the account. */
  accountCopy: AccountCopy | undefined;
  /** False when the browser refused to store the last change: it goes with this page. */
  isStored: boolean;
  /** Keeps a plan, or clears it, where the one before was kept. */
  change: (plan: FamilyPlan | undefined) => void;
};

/** Returns the plan kept in this browser or with this user's account. */
export function useKeptPlan(userId: string | undefined): KeptPlan {
  const inBrowser = useStoredItem(PLAN_KEY);
  const inCopy = useStoredItem(ACCOUNT_PLAN_KEY);
  const [isStored, setStored] = useState(true);
  const kept = useMemo(() => {
    const browserPlan = parseFamilyPlan(parseJson(inBrowser));
    const accountCopy = userId
      ? (parseCopy(inCopy, userId) ?? (browserPlan ? undefined : copyOfSession(userId)))
      : undefined;
    return { browserPlan, accountCopy, plan: accountCopy?.plan ?? browserPlan };
  }, [inBrowser, inCopy, userId]);

  function change(plan: FamilyPlan | undefined) {
    setStored(
      userId && isOfAccount(kept.accountCopy)
        ? keepAccountCopy({ userId, plan: plan ?? null, isSaved: false })
        : keepBrowserPlan(plan),
    );
  }
  return { ...kept, isStored, change };
}

/** True when the account keeps the plan, or is about to hear that it was cleared. */
export function isOfAccount(copy: AccountCopy | undefined): boolean {
  return copy !== undefined && (copy.plan !== null || !copy.isSaved);
}

/** Keeps the plan in this browser, or clears it. Returns false when it goes with this page. */
export function keepBrowserPlan(plan: FamilyPlan | undefined): boolean {
  return changeStoredItem(PLAN_KEY, plan ? JSON.stringify(plan) : null);
}

/** Keeps what is known of the account's plan. Returns false when it goes with this page. */
export function keepAccountCopy(copy: AccountCopy): boolean {
  return changeStoredItem(ACCOUNT_PLAN_KEY, JSON.stringify(copy));
}

function parseCopy(text: string | null, userId: string): AccountCopy | undefined {
  const data = parseJson(text) as Partial<AccountCopy> | null | undefined;
  if (data?.userId !== userId) return undefined;
  return { userId, plan: parseFamilyPlan(data.plan) ?? null, isSaved: data.isSaved !== false };
}

// A device that has just signed in shows the plan at once; the server is asked after.
function copyOfSession(userId: string): AccountCopy | undefined {
  const plan = parseFamilyPlan(storedUserMetadata(userId)?.[PLAN_FIELD]);
  return plan && { userId, plan, isSaved: true };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
