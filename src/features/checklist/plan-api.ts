import { withDeadline } from '@/browser/deadline';
import { loadSupabase } from '@/features/account/supabase';
import { authorizationFor } from './authorization';
import { type FamilyPlan, isSamePlan, parseFamilyPlan, planColumn } from './family-plan';
import { movePlanFromMetadata } from './move-plan';

/** The account's plan, null when malformed, and the version that the next save must name. */
export type SavedPlan = { plan: FamilyPlan | null; version: string };

/** Users whose metadata holds no plan, as far as this page load has seen. */
const movedUsers = new Set<string>();

/**
 * Returns the plan saved with the account; undefined when there is none. Rejects when the server refuses or doesn't
 * respond in ten seconds, or when this user is no longer signed in.
 */
export async function fetchPlan(userId: string): Promise<SavedPlan | undefined> {
  if (movedUsers.has(userId)) return readPlan(userId);
  const [found, hasMoved] = await Promise.all([readPlan(userId), movePlanFromMetadata(userId)]);
  movedUsers.add(userId);
  return hasMoved ? readPlan(userId) : found;
}

function readPlan(userId: string): Promise<SavedPlan | undefined> {
  return withDeadline(async (signal) => {
    const supabase = await loadSupabase();
    const { data, error, status } = await supabase
      .from('family_plans')
      .select('plan, updated_at')
      .eq('user_id', userId)
      .setHeader('Authorization', await authorizationFor(supabase, userId))
      .retry(false)
      .abortSignal(signal);
    if (error) throw new Error(error.message, { cause: status });
    if (!Array.isArray(data)) throw new Error('The answer is not a list of rows.');
    const [row] = data;
    return row && { plan: parseFamilyPlan(row.plan) ?? null, version: row.updated_at };
  });
}

const DUPLICATE = '23505';

/**
 * Saves a plan over the version it was made from, or as the first one; null deletes it. Returns false when the account
 * has another version by now, which stays as it is. Rejects like `fetchPlan`, and when the answer doesn't hold
 * the saved plan, as when a hotel's sign-in page answers; the plan may have been saved then.
 */
export function savePlan(
  userId: string,
  plan: FamilyPlan | null,
  version: string | undefined,
): Promise<boolean> {
  return withDeadline(async (signal) => {
    const supabase = await loadSupabase();
    const authorization = await authorizationFor(supabase, userId);
    const table = supabase.from('family_plans');
    const sent = plan && planColumn(plan);
    const replace = sent ? table.update({ plan: sent }) : table.delete();
    const save = version
      ? replace.eq('user_id', userId).eq('updated_at', version)
      : table.insert({ user_id: userId, plan: sent });
    const { data, error, status } = await save
      .select('plan')
      .setHeader('Authorization', authorization)
      .abortSignal(signal);
    if (error?.code === DUPLICATE) return false;
    if (error) throw new Error(error.message, { cause: status });
    if (!Array.isArray(data)) throw new Error('The answer is not a list of rows.');
    const [saved] = data;
    if (saved && plan && !isSamePlan(parseFamilyPlan(saved.plan) ?? null, plan))
      throw new Error('The answer is another plan.');
    return saved !== undefined;
  });
}
