import { withDeadline } from '@/browser/deadline';
import { authorizationFor } from '@/features/account/authorization';
import { supabaseSettings } from '@/features/account/env';
import { loadSupabase } from '@/features/account/supabase';
import { parseFamilyPlan, planColumn } from './family-plan';

/** The user metadata field that held the plan before it had a table. */
const FIELD = 'pcs_plan';

/**
 * Moves a plan from the user's metadata to its table, unless the table has one, and removes it from the metadata.
 * Returns whether there was one to move. When interrupted, the next call does the rest. Rejects like
 * `fetchPlan`.
 */
export function movePlanFromMetadata(userId: string): Promise<boolean> {
  return withDeadline(async (signal) => {
    const supabase = await loadSupabase();
    const authorization = await authorizationFor(supabase, userId);
    const { data: found, error: unread } = await supabase.auth.getUser(authorization.replace('Bearer ', ''));
    if (unread) throw unread;
    const old: unknown = found.user.user_metadata?.[FIELD];
    if (old === undefined || old === null) return false;
    const plan = parseFamilyPlan(old);
    if (plan) {
      const { data, error } = await supabase
        .from('family_plans')
        .upsert(
          { user_id: userId, plan: planColumn(plan) },
          { onConflict: 'user_id', ignoreDuplicates: true },
        )
        .select('plan')
        .setHeader('Authorization', authorization)
        .abortSignal(signal);
      if (error) throw error;
      if (!Array.isArray(data)) throw new Error('The answer is not a list of rows.');
    }
    await removeField(authorization, signal);
    return plan !== undefined;
  });
}

// Not supabase-js's `updateUser`, which stores its own session again on response and would overwrite that of a user who
// has signed in since.
async function removeField(authorization: string, signal: AbortSignal): Promise<void> {
  if (!supabaseSettings) throw new Error('Accounts are not set up on this site.');
  const { url, key } = supabaseSettings;
  const response = await fetch(new URL(`${url.replace(/\/+$/, '')}/auth/v1/user`, window.location.href), {
    method: 'PUT',
    headers: { apikey: key, authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { [FIELD]: null } }),
    signal,
  });
  // A hotel's sign-in page is no JSON.
  const user: { user_metadata?: Partial<Record<string, unknown>> } = await response.json();
  if (!response.ok || user.user_metadata?.[FIELD]) throw new Error(`The server answered ${response.status}.`);
}
