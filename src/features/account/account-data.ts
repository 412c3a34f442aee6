import type { PostgrestResponse, User } from '@supabase/supabase-js';
import { withDeadline } from '@/browser/deadline';
import { type AuthResult, failure } from './auth-requests';
import type { SignedInUser } from './auth-state';
import { signInAgain } from './fresh-sign-in';
import { isAccountGone } from './gone-account';
import { isStoredUser } from './stored-session';
import { accessTokenOf, loadSupabase } from './supabase';

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

function rowsOf<Row>({
  data,
  error,
  status,
}: Pick<PostgrestResponse<Row>, 'data' | 'error' | 'status'>): Row[] {
  if (!Array.isArray(data))
    throw Object.assign(error ?? new Error('The answer is not a list of rows.'), { status });
  return data;
}

/**
 * Deletes this user's account and all data stored with it after a fresh sign-in, and signs out every device. `expired` when
 * another user has signed in since. Deleting twice is harmless.
 */
export async function deleteAccount(
  user: Pick<SignedInUser, 'id' | 'email'>,
  password: string,
): Promise<AuthResult> {
  if (!isStoredUser(user.id)) return 'expired';
  const fresh = await signInAgain(user, password);
  // Its answer was lost.
  if (fresh === 'expired') return 'ok';
  if (typeof fresh === 'string') return fresh;
  const { error, status } = await fresh.client
    .rpc('delete_account')
    .setHeader('Authorization', `Bearer ${fresh.session.access_token}`);
  // A gateway or a hotel's Wi-Fi may have answered with nothing, which looks the same.
  if (!error && (await isAccountGone(user.id))) return 'ok';
  void fresh.client.auth.admin.signOut(fresh.session.access_token, 'local');
  return error ? failure({ status }) : 'unreachable';
}
