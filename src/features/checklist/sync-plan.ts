import { fetchRow, type OwnRow, saveRow } from '@/features/account/own-row';
import { isStoredUser } from '@/features/account/stored-session';
import { type FamilyPlan, isSamePlan, parseFamilyPlan } from './family-plan';
import { type MergedPlans, mergePlans } from './merge-plans';
import { type KeptPlan, keepBrowserPlan, planCopies, readKeptPlans } from './use-kept-plan';

const planRow: OwnRow<FamilyPlan> = {
  table: 'family_plans',
  column: 'plan',
  parse: parseFamilyPlan,
  isSame: isSamePlan,
};

/** What this browser has to merge with the account's plan. */
type Ours = {
  plan: FamilyPlan | null;
  base: FamilyPlan | null;
  /** Whether it is the plan that was never in the account. */
  isBrowsers: boolean;
};

/** Changes here and on another device that exclude each other, so that the user must choose. */
export type PlanConflict = MergedPlans & { here: Ours; found: FamilyPlan | null };

/** The user's unsaved changes come first; then a plan of this browser, such as one made while signed out. */
function oursIn({ browserPlan, accountCopy }: Pick<KeptPlan, 'browserPlan' | 'accountCopy'>): Ours {
  const { plan = null, base = plan } = accountCopy ?? {};
  if (!browserPlan || accountCopy?.base !== undefined) return { plan, base, isBrowsers: false };
  return { plan: browserPlan, base: null, isBrowsers: true };
}

/** True when the copy of the account's plan isn't all that there is to save. */
export function hasUnsaved({ browserPlan, accountCopy }: KeptPlan): boolean {
  return accountCopy !== undefined && (accountCopy.base !== undefined || browserPlan !== undefined);
}

/** True until the plan changes here. */
export function isCurrent({ here }: PlanConflict, kept: KeptPlan): boolean {
  const { plan, isBrowsers } = oursIn(kept);
  return isBrowsers === here.isBrowsers && isSamePlan(plan, here.plan);
}

const TRIES = 3;

/**
 * Merges this browser's plan with the account's, saves the result there and here, and returns the conflict that
 * prevents that, if any. A plan that was never in the account gets there only when `isTurningOn`, or if the account has
 * one. Rejects like `fetchRow`; what is unsaved then stays in this browser.
 */
export async function syncPlan(
  userId: string,
  isTurningOn: boolean,
  tries = TRIES,
): Promise<PlanConflict | undefined> {
  const saved = await fetchRow(planRow, userId);
  const found = saved?.value ?? null;
  const here = oursIn(readKeptPlans(userId));
  if (here.isBrowsers && !found && !isTurningOn) {
    planCopies.keep(userId, undefined);
    return undefined;
  }
  const merged = mergePlans(here.base, here.plan, found);
  if (merged.collisions.length > 0) return { ...merged, here, found };
  if (!isSamePlan(merged.ours, found) && !(await saveRow(planRow, userId, merged.ours, saved?.version))) {
    if (tries === 1) throw new Error('The account’s plan keeps changing.');
    return syncPlan(userId, isTurningOn, tries - 1);
  }
  keepSynced(userId, here, merged.ours);
  return undefined;
}

/** Removes the plan from the account and keeps it in this browser. Rejects like `syncPlan`. */
export async function turnOffPlan(userId: string): Promise<undefined> {
  const saved = await fetchRow(planRow, userId);
  if (saved && !(await saveRow(planRow, userId, null, saved.version)))
    throw new Error('The account’s plan has just changed.');
  if (!isStoredUser(userId)) return undefined;
  const { plan, base } = oursIn(readKeptPlans(userId));
  const latest = saved?.value ? mergePlans(base, plan, saved.value).ours : plan;
  keepBrowserPlan(latest ?? undefined);
  planCopies.keep(userId, undefined);
  return undefined;
}

/** Resolves a conflict for the account's side or this browser's. The result still has to be saved. */
export function resolveConflict(userId: string, conflict: PlanConflict, which: 'account' | 'browser'): void {
  const { ours, theirs, found, here } = conflict;
  if (which === 'account' && !found) {
    keepBrowserPlan(ours ?? undefined);
    planCopies.keep(userId, undefined);
    return;
  }
  planCopies.keep(userId, { plan: which === 'account' ? theirs : ours, base: found });
  if (here.isBrowsers) keepBrowserPlan(undefined);
}

/** Keeps what was synced, under any change made here in the meantime. */
function keepSynced(userId: string, sent: Ours, synced: FamilyPlan | null): void {
  const { browserPlan, accountCopy } = readKeptPlans(userId);
  if (sent.isBrowsers) {
    if (!isStoredUser(userId)) return;
    keepBrowserPlan(undefined);
    // The next sync merges its unsaved changes.
    if (accountCopy?.base !== undefined) return;
  }
  const copy = sent.isBrowsers ? { plan: browserPlan ?? null } : accountCopy;
  const isChanged = copy && !isSamePlan(copy.plan, sent.plan);
  const saved = synced ? { plan: synced } : undefined;
  planCopies.keep(userId, isChanged ? { plan: copy.plan, base: sent.plan } : saved);
}
