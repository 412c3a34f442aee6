import { withDeadline } from '@/lib/deadline';
import { loadSupabase, type Supabase } from '@/lib/supabase';
import { CHECKLIST_TYPE, type Progress, progressFromRows } from './progress';

const MAX_RETRIES = 3;

/** A failed call; `status` is the HTTP status, or 0 when there was no answer. */
class ProgressError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export type ItemChange = { userId: string; itemIndex: number; completed: boolean };

/**
 * The user's saved progress, asked for up to four times in ten seconds. Rejects when the server refuses or does not
 * answer, and when this page no longer holds that user's session.
 */
export function fetchProgress(userId: string, signal: AbortSignal): Promise<Progress> {
  return withDeadline(async (deadline) => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await readProgress(userId, deadline);
      } catch (error) {
        if (failures >= MAX_RETRIES || deadline.aborted || !isWorthRetrying(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures));
      }
    }
  }, signal);
}

async function readProgress(userId: string, signal: AbortSignal): Promise<Progress> {
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
  const progress = progressFromRows(data);
  if (!progress) throw new ProgressError('The answer is not a list of rows.', status);
  return progress;
}

/** Trying again helps when the server failed or was not reached, not when it refused. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ProgressError) || error.status === 0 || error.status >= 500;
}

/** Saves one item, in ten seconds at most. Rejects as `fetchProgress` does; the item may then be saved all the same. */
export function saveItem({ userId, itemIndex, completed }: ItemChange): Promise<void> {
  return withDeadline(async (deadline) => {
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
      .setHeader('Authorization', await bearerOf(supabase, userId))
      .abortSignal(deadline);
    if (error) throw new ProgressError(error.message, status);
  });
}

// Naming the user's token keeps supabase-js from falling back to the public key when a session has run out:
// row security would answer that with an empty list, which looks like lost progress.
async function bearerOf(supabase: Supabase, userId: string): Promise<string> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw new ProgressError(error.message, error.status ?? 0);
  if (data.session?.user.id !== userId) throw new ProgressError('This user is no longer signed in.', 401);
  return `Bearer ${data.session.access_token}`;
}
