import { useMemo, useState } from 'react';
import { ACCOUNT_PLAN_KEY, PLAN_KEY, UNSAVED_PLANS_KEY } from '@/browser/kept-keys';
import { readStoredItem } from '@/browser/stored-item';
import { changeStoredItem, useStoredItem } from '@/browser/use-stored-item';
import { isStoredUser } from '@/features/account/stored-session';
import { type FamilyPlan, parseFamilyPlan } from './family-plan';

/** This browser's copy of the account's plan. */
export type AccountCopy = {
  /** Null when it was cleared here. */
  plan: FamilyPlan | null;
  /** While `plan` has unsaved changes: the account's plan that they were made to, null for none. */
  base?: FamilyPlan | null;
};

type StoredPlans = {
  browserPlan: FamilyPlan | undefined;
  /** Undefined when signed out, or when this browser has no copy of the account's plan. */
  accountCopy: AccountCopy | undefined;
};

export type KeptPlan = StoredPlans & {
  /** The plan to show: the account's, falling back to this browser's. */
  plan: FamilyPlan | undefined;
  /** False when the browser refused to store the last change, so that it is lost on reload. */
  isStored: boolean;
  /** Saves or clears the plan, in the account or this browser, wherever it is stored now. */
  change: (plan: FamilyPlan | undefined) => void;
};

/** Returns the plan stored in this browser or in this user's account. */
export function useKeptPlan(userId: string | undefined): KeptPlan {
  const inBrowser = useStoredItem(PLAN_KEY);
  const inCopy = useStoredItem(ACCOUNT_PLAN_KEY);
  const inUnsaved = useStoredItem(UNSAVED_PLANS_KEY);
  const [isStored, setStored] = useState(true);
  const stored = useMemo(
    () => parseStored({ inBrowser, inCopy, inUnsaved }, userId),
    [inBrowser, inCopy, inUnsaved, userId],
  );
  const { browserPlan, accountCopy } = stored;

  function change(plan: FamilyPlan | undefined) {
    if (!userId || !accountCopy) return setStored(keepBrowserPlan(plan));
    const { plan: before, base = before } = accountCopy;
    return setStored(keepAccountCopy(userId, { plan: plan ?? null, base }));
  }
  const plan = accountCopy ? (accountCopy.plan ?? undefined) : browserPlan;
  return { ...stored, plan, isStored, change };
}

/** Returns what storage holds now. */
export function readStoredPlans(userId: string): StoredPlans {
  const inStorage = {
    inBrowser: readStoredItem(PLAN_KEY),
    inCopy: readStoredItem(ACCOUNT_PLAN_KEY),
    inUnsaved: readStoredItem(UNSAVED_PLANS_KEY),
  };
  return parseStored(inStorage, userId);
}

/** Stores the plan in this browser, or clears it. Returns false when the change is lost on reload. */
export function keepBrowserPlan(plan: FamilyPlan | undefined): boolean {
  return changeStoredItem(PLAN_KEY, plan ? JSON.stringify(plan) : null);
}

/**
 * Stores this browser's copy of a user's account plan, or removes it. When the user has left, only unsaved changes stay.
 * Returns false when it is lost on reload.
 */
export function keepAccountCopy(userId: string, copy: AccountCopy | undefined): boolean {
  const text = copy ? JSON.stringify({ userId, ...copy }) : null;
  const others = parseList(readStoredItem(UNSAVED_PLANS_KEY)).filter((other) => other.userId !== userId);
  const unsaved = copy?.base === undefined ? others : [...others, { userId, ...copy }];
  const isKept = changeStoredItem(UNSAVED_PLANS_KEY, unsaved.length > 0 ? JSON.stringify(unsaved) : null);
  return (!isStoredUser(userId) || changeStoredItem(ACCOUNT_PLAN_KEY, text)) && isKept;
}

type Loose = Partial<Record<string, unknown>>;

type InStorage = Record<'inBrowser' | 'inCopy' | 'inUnsaved', string | null>;

function parseStored({ inBrowser, inCopy, inUnsaved }: InStorage, userId: string | undefined): StoredPlans {
  const copies = userId ? [parseJson(inCopy) as Loose | null | undefined, ...parseList(inUnsaved)] : [];
  const copy = copies.find((other) => other?.userId === userId);
  return {
    browserPlan: parseFamilyPlan(parseJson(inBrowser)),
    accountCopy: copy ? parseCopy(copy) : undefined,
  };
}

function parseCopy({ plan, base, isSaved }: Loose): AccountCopy {
  const parsed = parseFamilyPlan(plan) ?? null;
  // An earlier version of the site stored `isSaved` and no base.
  if (base === undefined && isSaved !== false) return { plan: parsed };
  return { plan: parsed, base: parseFamilyPlan(base) ?? null };
}

function parseList(text: string | null): Loose[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter(Boolean) : [];
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
