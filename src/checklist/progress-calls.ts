import { loadSupabase, type Supabase } from '@/lib/supabase';
import { CHECKLIST_TYPE, type Progress, progressFromRows } from './progress';

/** A failed call; `status` is the HTTP status, or 0 when there was no answer. */
export class ProgressError extends Error {
  readonly status: number;
  readonly timedOut: boolean;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
    this.timedOut = message.includes('TimeoutError') || message.includes('in time');
  }
}

export type ItemChange = { userId: string; itemIndex: number; completed: boolean };

/** The user's saved progress. Throws ProgressError, also when this page no longer holds that user's session. */
export async function fetchProgress(userId: string, signal: AbortSignal): Promise<Progress> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .from('checklist_progress')
    .select('item_index, completed')
    .eq('user_id', userId)
    .eq('checklist_type', CHECKLIST_TYPE)
    .setHeader('Authorization', await bearerOf(supabase, userId))
    .retry(false)
    .abortSignal(signal);
  if (error) throw new ProgressError(error.message, status);
  return progressFromRows(data);
}

/** Saves one item. Throws ProgressError, also when this page no longer holds that user's session. */
export async function saveItem({ userId, itemIndex, completed }: ItemChange): Promise<void> {
  const supabase = await loadSupabase();
  const { error, status } = await supabase
    .from('checklist_progress')
    .upsert(
      {
        user_id: userId,
        checklist_type: CHECKLIST_TYPE,
        item_index: itemIndex,
        completed,
        updated_at: new Date().toISOString(),
      },
      { onConflict: 'user_id,checklist_type,item_index' },
    )
    .setHeader('Authorization', await bearerOf(supabase, userId));
  if (error) throw new ProgressError(error.message, status);
}

// Naming the user's token keeps supabase-js from falling back to the public key when a session has run out:
// row security would answer that with an empty list, which looks like lost progress.
async function bearerOf(supabase: Supabase, userId: string): Promise<string> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw new ProgressError(error.message, error.status ?? 0);
  if (data.session?.user.id !== userId) throw new ProgressError('This user is no longer signed in.', 401);
  return `Bearer ${data.session.access_token}`;
}
