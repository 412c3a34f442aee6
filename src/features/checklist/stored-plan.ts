import { readStoredItem, removeStoredItem } from '@/browser/stored-item';
import { sessionStorageKey } from '@/features/account/stored-session';

/** Storage key of the plan saved in this browser. */
export const PLAN_KEY = 'paradise-pcs-plan';
/** Storage key of a copy of the account's plan, stored while its owner is signed in here. */
export const ACCOUNT_PLAN_KEY = 'paradise-pcs-account-plan';
/** Storage key of changes not yet saved to their owners' accounts, which stay when the owner signs out. */
export const UNSAVED_PLANS_KEY = 'paradise-pcs-unsaved-plans';

/** Returns true when a plan is stored in this browser or with the account signed in here. It may be malformed. */
export function hasStoredPlan(): boolean {
  const key = sessionStorageKey();
  return (
    readStoredItem(PLAN_KEY) !== null ||
    Boolean(key && readStoredItem(key) && readStoredItem(ACCOUNT_PLAN_KEY))
  );
}

/** Removes the copy of the account's plan; for when its owner is no longer signed in. */
export function forgetAccountPlan(): void {
  removeStoredItem(ACCOUNT_PLAN_KEY);
}
