import { withDeadline } from '@/browser/deadline';
import { forget, keep, parseJson, readKept } from '@/browser/kept-value';
import { showToast, type Toast } from '@/toasts/show-toast';
import { keptThings } from './kept-things';
import { clearSession } from './session';
import { isStoredUser } from './stored-session';
import { accessTokenOf, loadSupabase } from './supabase';

/** PostgreSQL's code for a row whose user doesn't exist. */
export const NO_SUCH_USER = '23503';

const accountGone: Toast = {
  kind: 'info',
  message: 'This account was deleted',
  description:
    'It is gone on every device, so you are signed out here. What you entered in this browser is still here.',
  isPersistent: true,
};

let asking: Promise<boolean> | undefined;

/**
 * Asks the auth server whether this user's account is gone, as after a failure that only a deleted account explains:
 * its token keeps working for up to an hour. Then signs out here, says so, and returns true.
 */
export function leaveIfGone(userId: string): Promise<boolean> {
  asking ??= isAccountGone(userId).then((gone) => {
    asking = undefined;
    if (gone && isStoredUser(userId)) leave(userId);
    return gone;
  });
  return asking;
}

/** Returns false, too, when the server doesn't answer. */
export async function isAccountGone(userId: string): Promise<boolean> {
  try {
    return await withDeadline(async () => {
      const supabase = await loadSupabase();
      const token = await accessTokenOf(supabase, userId);
      if (typeof token !== 'string') return false;
      const { error } = await supabase.auth.getUser(token);
      return error?.code === 'user_not_found';
    });
  } catch {
    return false;
  }
}

function leave(userId: string): void {
  for (const thing of Object.values(keptThings)) keepHere(thing, userId);
  clearSession();
  showToast(accountGone);
}

type Thing = (typeof keptThings)[keyof typeof keptThings];

/** Makes the account's copy this browser's own, unless it has another one. Nobody can sign in to see it otherwise. */
function keepHere({ here, copy, unsaved, storedAs }: Thing, userId: string): void {
  const [saved, changed] = [parseJson(readKept(copy)), parseJson(readKept(unsaved))];
  const entries = [...(Array.isArray(changed) ? changed : []), saved];
  const entry = entries.find((other) => other?.userId === userId);
  if (!entry?.[storedAs] || readKept(here) !== null) return;
  if (!keep(here, JSON.stringify(entry[storedAs]))) return;
  forget(copy);
  const others = entries.slice(0, -1).filter((other) => other?.userId !== userId);
  if (others.length > 0) keep(unsaved, JSON.stringify(others));
  else forget(unsaved);
}
