import { withDeadline } from '@/browser/deadline';
import { authorizationFor } from '@/features/account/authorization';
import { leaveIfGone, NO_SUCH_USER } from '@/features/account/gone-account';
import { loadSupabase } from '@/features/account/supabase';
import type { ItemId } from './content/item-days';
import { CHECKLIST_TYPE, itemIndex, type Progress, progressFromRows } from './progress';

export type ItemChange = { userId: string; item: ItemId; completed: boolean };

/**
 * Returns the user's saved progress. Rejects when the server refuses or doesn't respond in ten seconds, or when this
 * user is no longer signed in.
 */
export function fetchProgress(userId: string, signal: AbortSignal): Promise<Progress> {
  return withDeadline(async (deadline) => {
    const supabase = await loadSupabase();
    const { data, error, status } = await supabase
      .from('checklist_progress')
      .select('item_index, completed')
      .eq('user_id', userId)
      .eq('checklist_type', CHECKLIST_TYPE)
      .setHeader('Authorization', await authorizationFor(supabase, userId))
      .retry(false)
      .abortSignal(deadline);
    if (error) throw new Error(error.message, { cause: status });
    const progress = progressFromRows(data);
    if (!progress) throw new Error('The answer is not a list of items.', { cause: status });
    return progress;
  }, signal);
}

/** False when the server refused the request: its status, the error's cause, is below 500. */
export function isWorthRetrying({ cause }: Error): boolean {
  return !cause || Number(cause) >= 500;
}

/**
 * Saves one item, with a ten-second timeout. Rejects like `fetchProgress`; after a timeout the item may still have
 * been saved.
 */
export function saveItem({ userId, item, completed }: ItemChange): Promise<void> {
  return withDeadline(async (deadline) => {
    const supabase = await loadSupabase();
    const { data, error, status } = await supabase
      .from('checklist_progress')
      .upsert(
        {
          user_id: userId,
          checklist_type: CHECKLIST_TYPE,
          item_index: itemIndex(item),
          completed,
          updated_at: new Date().toISOString(),
        },
        { onConflict: 'user_id,checklist_type,item_index' },
      )
      .select('completed')
      .setHeader('Authorization', await authorizationFor(supabase, userId))
      .abortSignal(deadline);
    if (error?.code === NO_SUCH_USER) void leaveIfGone(userId);
    if (error) throw new Error(error.message, { cause: status });
    // A gateway or a hotel's Wi-Fi may answer with nothing.
    if (data?.[0]?.completed !== completed) throw new Error('The answer is not the saved item.');
  });
}
