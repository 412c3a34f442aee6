import { readStoredItem, removeStoredItem } from './stored-item';
import { sessionStorageKey } from './stored-session';

/** Storage key of the plan saved in this browser. */
export const PLAN_KEY = 'paradise-pcs-plan';
/** Storage key of a copy of the account's plan, stored while its owner is signed in here. */
export const ACCOUNT_PLAN_KEY = 'paradise-pcs-account-plan';

/** The user metadata field that holds the account's plan. */
export const PLAN_FIELD = 'pcs_plan';

/** Returns true when a plan is stored in this browser or with the account signed in here. It may be malformed. */
export function hasStoredPlan(): boolean {
  const key = sessionStorageKey();
  const session = key && readStoredItem(key);
  return (
    readStoredItem(PLAN_KEY) !== null ||
    Boolean(session && (session.includes(`"${PLAN_FIELD}":{`) || readStoredItem(ACCOUNT_PLAN_KEY)))
  );
}

/** Removes the copy of the account's plan; for when its owner is no longer signed in. */
export function forgetAccountPlan(): void {
  removeStoredItem(ACCOUNT_PLAN_KEY);
}
