import type { User } from '@supabase/supabase-js';
import { withDeadline } from '@/browser/deadline';
import { type AuthResult, failure } from './auth-requests';
import { isAccountGone } from './gone-account';
import { accessTokenOf, loadSupabase } from './supabase';
import type { Supabase } from './supabase-client';

export type AccountData = {
  user: User;
  profiles: unknown[];
  progress: { item_index: number; completed: boolean; updated_at: string }[];
  /** The plan kept with the account, if one is. */
  plans: unknown[];
  /** The form of The First 60 Days, if the account keeps one. */
  firstSixtyDays: unknown[];
  /** The form of Cost of Living, if the account keeps one. */
  costOfLiving: unknown[];
};

/** A query of supabase-js, whichever the table. */
interface OwnQuery {
  setHeader(name: string, value: string): this;
  retry(isOn: boolean): this;
  abortSignal(signal: AbortSignal): this;
}

/** Fetches everything the server stores about a user. Rejects when that fails or takes over ten seconds. */
export function fetchAccountData(userId: string): Promise<AccountData> {
  return withDeadline(async (signal) => {
    const supabase = await loadSupabase();
    const token = await accessTokenOf(supabase, userId);
    if (typeof token !== 'string') throw token;
    const asUser = <Query extends OwnQuery>(query: Query) =>
      query.setHeader('Authorization', `Bearer ${token}`).retry(false).abortSignal(signal);
    const [user, profiles, progress, plans, forms, months] = await Promise.all([
      supabase.auth.getUser(token),
      asUser(supabase.from('profiles').select()),
      asUser(
        supabase.from('checklist_progress').select('item_index, completed, updated_at').eq('user_id', userId),
      ),
      asUser(supabase.from('family_plans').select('plan, updated_at').eq('user_id', userId)),
      asUser(supabase.from('first_60_days').select('form, updated_at').eq('user_id', userId)),
      asUser(supabase.from('cost_of_living').select('form, updated_at').eq('user_id', userId)),
    ]);
    if (user.error) throw user.error;
    return {
      user: user.data.user,
      profiles: rowsOf(profiles),
      progress: rowsOf(progress),
      plans: rowsOf(plans),
      // A server that is behind this site has no such table.
      firstSixtyDays: forms.status === 404 ? [] : rowsOf(forms),
      costOfLiving: months.status === 404 ? [] : rowsOf(months),
    };
  });
}

function rowsOf<Row>({ data, error }: { data: Row[] | null; error: Error | null }): Row[] {
  if (!Array.isArray(data)) throw error ?? new Error('The answer is not a list of rows.');
  return data;
}

/**
 * Deletes this user's account and all data stored with it, and signs out every device. `expired` when the session has
 * ended or another user has signed in since. Deleting twice is harmless.
 */
export async function deleteAccount(supabase: Supabase, userId: string): Promise<AuthResult> {
  const token = await accessTokenOf(supabase, userId);
  if (typeof token !== 'string') return token.status === 401 ? 'expired' : failure(token);
  const { error, status } = await supabase
    .rpc('delete_account')
    .setHeader('Authorization', `Bearer ${token}`);
  // A gateway or a hotel's Wi-Fi may have answered with nothing, which looks the same.
  if (!error) return (await isAccountGone(userId)) ? 'ok' : 'unreachable';
  return status === 401 ? 'expired' : failure({ status });
}
