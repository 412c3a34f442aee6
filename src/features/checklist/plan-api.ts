import { fetchRow, type OwnRow, type SavedRow, saveRow } from '@/features/account/own-row';
import { type FamilyPlan, isSamePlan, parseFamilyPlan } from './family-plan';
import { movePlanFromMetadata } from './move-plan';

const planRow: OwnRow<FamilyPlan> = {
  table: 'family_plans',
  column: 'plan',
  parse: parseFamilyPlan,
  isSame: isSamePlan,
};

/** Users whose metadata holds no plan, as far as this page load has seen. */
const movedUsers = new Set<string>();

/** Returns the plan saved with the account, like `fetchRow`. */
export async function fetchPlan(userId: string): Promise<SavedRow<FamilyPlan> | undefined> {
  if (movedUsers.has(userId)) return fetchRow(planRow, userId);
  const [found, hasMoved] = await Promise.all([fetchRow(planRow, userId), movePlanFromMetadata(userId)]);
  movedUsers.add(userId);
  return hasMoved ? fetchRow(planRow, userId) : found;
}

/** Saves a plan, or deletes it if null, like `saveRow`. */
export function savePlan(
  userId: string,
  plan: FamilyPlan | null,
  version: string | undefined,
): Promise<boolean> {
  return saveRow(planRow, userId, plan, version);
}
