import { withDeadline } from '@/lib/deadline';
import { loadSupabase, type Supabase } from '@/lib/supabase';
import { CHECKLIST_TYPE, type Progress, progressFromRows } from './progress';

const MAX_RETRIES = 3;

/** `status` is the HTTP status, or 0 when there was no response. */
class ProgressError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export type ItemChange = { userId: string; itemIndex: number; completed: boolean };

/**
 * Returns the user's saved progress, retrying up to three times within ten seconds. Rejects when the server refuses
 * or doesn't respond, or when this user is no longer signed in.
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
    .setHeader('Authorization', await authorizationFor(supabase, userId))
    .retry(false)
    .abortSignal(signal);
  if (error) throw new ProgressError(error.message, status);
  const progress = progressFromRows(data);
  if (!progress) throw new ProgressError('The answer is not a list of rows.', status);
  return progress;
}

function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ProgressError) || error.status === 0 || error.status >= 500;
}

/**
 * Saves one item, with a ten-second timeout. Rejects like `fetchProgress`; after a timeout the item may still have
 * been saved.
 */
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
      .setHeader('Authorization', await authorizationFor(supabase, userId))
      .abortSignal(deadline);
    if (error) throw new ProgressError(error.message, status);
  });
}

// Without an explicit token, supabase-js falls back to the public key when the session has expired. Row security then
// returns an empty list, which looks like lost progress.
async function authorizationFor(supabase: Supabase, userId: string): Promise<string> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw new ProgressError(error.message, error.status ?? 0);
  if (data.session?.user.id !== userId) throw new ProgressError('This user is no longer signed in.', 401);
  return `Bearer ${data.session.access_token}`;
}
