import { withDeadline } from '@/lib/deadline';
import { supabaseSettings } from '@/lib/env';
import { PLAN_FIELD } from '@/lib/stored-plan';
import { accessTokenOf, loadSupabase } from '@/lib/supabase';
import { type FamilyPlan, parseFamilyPlan } from '@/plan/family-plan';

/**
 * Returns the plan stored in the account's metadata; undefined when there is none or it is malformed. Rejects when the
 * server refuses or doesn't respond in ten seconds, or when this user is no longer signed in.
 */
export function fetchAccountPlan(userId: string): Promise<FamilyPlan | undefined> {
  return withDeadline(async () => {
    const { data, error } = await (await loadSupabase()).auth.getUser(await tokenOf(userId));
    if (error) throw error;
    return parseFamilyPlan(data.user.user_metadata?.[PLAN_FIELD]);
  });
}

/**
 * Saves a plan to the account, or removes it when null. Rejects like `fetchAccountPlan`. Doesn't use the supabase-js
 * `updateUser`, which stores its own session again on response and would overwrite that of a user who has signed in
 * since.
 */
export function saveAccountPlan(userId: string, plan: FamilyPlan | null): Promise<void> {
  return withDeadline(async (signal) => {
    if (!supabaseSettings) throw new Error('Accounts are not set up on this site.');
    const token = await tokenOf(userId);
    const { url, key } = supabaseSettings;
    const response = await fetch(new URL(`${url.replace(/\/+$/, '')}/auth/v1/user`, window.location.href), {
      method: 'PUT',
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ data: { [PLAN_FIELD]: plan } }),
      signal,
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  });
}

async function tokenOf(userId: string): Promise<string> {
  const token = await accessTokenOf(await loadSupabase(), userId);
  if (typeof token !== 'string') throw new Error('This user is no longer signed in.');
  return token;
}
