import { ACCOUNT_PLAN_KEY, PLAN_KEY } from '@/browser/kept-keys';
import { readStoredItem, removeStoredItem } from '@/browser/stored-item';
import { sessionStorageKey } from '@/features/account/stored-session';

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
