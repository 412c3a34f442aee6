import { useMemo, useState } from 'react';
import { ACCOUNT_PLAN_KEY, PLAN_FIELD, PLAN_KEY } from '@/lib/stored-plan';
import { storedUserMetadata } from '@/lib/stored-session';
import { changeStoredItem, useStoredItem } from '@/lib/use-stored-item';
import { type FamilyPlan, parseFamilyPlan } from '@/plan/family-plan';

/** This browser's copy of the account's plan; `plan` is null when there is none or it was cleared. */
export type AccountCopy = { userId: string; plan: FamilyPlan | null; isSaved: boolean };

export type KeptPlan = {
  /** The plan to show: the account's, falling back to this browser's. */
  plan: FamilyPlan | undefined;
  browserPlan: FamilyPlan | undefined;
  /** Undefined when signed out, or when this browser has no copy of the account's plan. */
  accountCopy: AccountCopy | undefined;
  /** False when the browser refused to store the last change, so that it is lost on reload. */
  isStored: boolean;
  /** Saves or clears the plan, in the account or this browser, wherever it is stored now. */
  change: (plan: FamilyPlan | undefined) => void;
};

/** Returns the plan stored in this browser or in this user's account. */
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

/** True when the account stores the plan, or when clearing it there is still pending. */
export function isOfAccount(copy: AccountCopy | undefined): boolean {
  return copy !== undefined && (copy.plan !== null || !copy.isSaved);
}

/** Stores the plan in this browser, or clears it. Returns false when the change is lost on reload. */
export function keepBrowserPlan(plan: FamilyPlan | undefined): boolean {
  return changeStoredItem(PLAN_KEY, plan ? JSON.stringify(plan) : null);
}

/** Stores this browser's copy of the account's plan. Returns false when the change is lost on reload. */
export function keepAccountCopy(copy: AccountCopy): boolean {
  return changeStoredItem(ACCOUNT_PLAN_KEY, JSON.stringify(copy));
}

function parseCopy(text: string | null, userId: string): AccountCopy | undefined {
  const data = parseJson(text) as Partial<AccountCopy> | null | undefined;
  if (data?.userId !== userId) return undefined;
  return { userId, plan: parseFamilyPlan(data.plan) ?? null, isSaved: data.isSaved !== false };
}

// Read from the stored session, so the plan shows immediately after sign-in, before the server responds.
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
