import type { User } from '@supabase/supabase-js';
import { withDeadline } from '@/lib/deadline';
import { accessTokenOf, loadSupabase, type Supabase } from '@/lib/supabase';
import { type AccountResult, failure } from './account';

export type StoredData = {
  user: User;
  profiles: unknown[];
  progress: { item_index: number; completed: boolean; updated_at: string }[];
};

/** Fetches everything the server stores about a user. Rejects when that fails or takes over ten seconds. */
export function fetchStoredData(userId: string): Promise<StoredData> {
  return withDeadline(async (signal) => {
    const supabase = await loadSupabase();
    const token = await accessTokenOf(supabase, userId);
    if (typeof token !== 'string') throw token;
    const authorization = `Bearer ${token}`;
    const [user, profiles, progress] = await Promise.all([
      supabase.auth.getUser(token),
      supabase
        .from('profiles')
        .select()
        .setHeader('Authorization', authorization)
        .retry(false)
        .abortSignal(signal),
      supabase
        .from('checklist_progress')
        .select('item_index, completed, updated_at')
        .eq('user_id', userId)
        .setHeader('Authorization', authorization)
        .retry(false)
        .abortSignal(signal),
    ]);
    const error = user.error ?? profiles.error ?? progress.error;
    if (error || !user.data.user || !Array.isArray(profiles.data) || !Array.isArray(progress.data))
      throw error ?? new Error('The answer is not what was asked for.');
    return { user: user.data.user, profiles: profiles.data, progress: progress.data };
  });
}

/**
 * Deletes this user's account and all data stored with it, and signs out every device. `expired` when the session has
 * ended or another user has signed in since. Deleting twice is harmless.
 */
export async function deleteAccount(supabase: Supabase, userId: string): Promise<AccountResult> {
  const token = await accessTokenOf(supabase, userId);
  if (typeof token !== 'string') return token.status === 401 ? 'expired' : failure(token);
  const { error, status } = await supabase
    .rpc('delete_account')
    .setHeader('Authorization', `Bearer ${token}`);
  if (!error) return 'ok';
  return status === 401 ? 'expired' : failure({ status });
}
