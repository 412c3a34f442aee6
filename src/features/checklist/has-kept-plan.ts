import { readKept } from '@/browser/kept-value';
import { sessionStorageKey } from '@/features/account/stored-session';

/** Returns true when a plan is kept in this browser or with the account signed in here. It may be malformed. */
export function hasKeptPlan(): boolean {
  const key = sessionStorageKey();
  return Boolean(
    readKept('paradise-pcs-plan')?.includes('reportDay') ||
      (key && readKept(key) && readKept('paradise-pcs-account-plan')),
  );
}

/** Returns true when this browser keeps answers about the move, with or without a report date. */
export function hasKeptAnswers(): boolean {
  return readKept('paradise-pcs-plan') !== null;
}
