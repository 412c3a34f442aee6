import { readKept } from '@/browser/kept-value';
import { sessionStorageKey } from '@/features/account/stored-session';

/** Returns true when a plan, with or without a date, is kept in this browser or with the account signed in here. It may be malformed. */
export function hasKeptPlan(): boolean {
  const key = sessionStorageKey();
  return Boolean(
    readKept('paradise-pcs-plan') || (key && readKept(key) && readKept('paradise-pcs-account-plan')),
  );
}
