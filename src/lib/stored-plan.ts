import { readStoredItem, removeStoredItem } from './stored-item';
import { sessionStorageKey } from './stored-session';

/** The family's plan of this browser. */
export const PLAN_KEY = 'paradise-pcs-plan';
/** A copy of the plan that the account keeps, for as long as its owner is signed in here. */
export const ACCOUNT_PLAN_KEY = 'paradise-pcs-account-plan';

/** The field of the account's metadata that keeps the plan. */
export const PLAN_FIELD = 'pcs_plan';

/** True when this browser, or the account signed in here, keeps a plan. It may turn out to be junk. */
export function hasStoredPlan(): boolean {
  const key = sessionStorageKey();
  const session = key && readStoredItem(key);
  return (
    readStoredItem(PLAN_KEY) !== null ||
    Boolean(session && (session.includes(`"${PLAN_FIELD}":{`) || readStoredItem(ACCOUNT_PLAN_KEY)))
  );
}

/** Removes what belongs to an account, when its owner leaves. */
export function forgetAccountPlan(): void {
  removeStoredItem(ACCOUNT_PLAN_KEY);
}
