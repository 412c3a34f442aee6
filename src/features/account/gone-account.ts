import type { User } from '@supabase/supabase-js';
import { withDeadline } from '@/browser/deadline';
import { forget, keep, parseJson, readKept } from '@/browser/kept-value';
import { showToast } from '@/toasts/show-toast';
import type { AuthResult } from './auth-requests';
import { keptThings, ownerOf } from './kept-things';
import { sessionToasts } from './session-toasts';
import { clearSession } from './sign-out';
import { isStoredUser } from './stored-session';
import { accessTokenOf, loadSupabase } from './supabase';

/** PostgreSQL's code for a row whose user doesn't exist. */
export const NO_SUCH_USER = '23503';

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

/** Returns a result, and leaves first where it is that the account is gone. */
export async function goneOr(userId: string, result: AuthResult): Promise<AuthResult> {
  if (result === 'expired') await leaveIfGone(userId);
  return result;
}

/** Returns false, too, when the server doesn't answer. */
export async function isAccountGone(userId: string): Promise<boolean> {
  return (await knownUser(userId)) === 'gone';
}

/** Returns what the auth server knows of this user; undefined when it doesn't answer, or somebody else is signed in. */
export async function knownUser(userId: string): Promise<User | 'gone' | undefined> {
  try {
    return await withDeadline(async () => {
      const supabase = await loadSupabase();
      const token = await accessTokenOf(supabase, userId);
      if (typeof token !== 'string') return undefined;
      const { data, error } = await supabase.auth.getUser(token);
      return error?.code === 'user_not_found' ? 'gone' : (data.user ?? undefined);
    });
  } catch {
    return undefined;
  }
}

function leave(userId: string): void {
  for (const thing of Object.values(keptThings)) keepHere(thing, userId);
  clearSession({ isDeleted: true });
  const { description } = sessionToasts.gone;
  showToast({
    ...sessionToasts.gone,
    description: `${description} What you entered in this browser is still here.`,
  });
}

type Thing = (typeof keptThings)[keyof typeof keptThings];

/** Makes the account's copy this browser's own, unless it has another one. Nobody can sign in to see it otherwise. */
function keepHere({ here, copy, unsaved, storedAs }: Thing, userId: string): void {
  const [saved, changed] = [parseJson(readKept(copy)), parseJson(readKept(unsaved))];
  const entries = [...(Array.isArray(changed) ? changed : []), saved];
  const entry = entries.find((other) => ownerOf(other) === userId);
  if (!entry?.[storedAs] || readKept(here) !== null) return;
  if (!keep(here, JSON.stringify(entry[storedAs]))) return;
  forget(copy);
  const others = entries.slice(0, -1).filter((other) => ownerOf(other) !== userId);
  if (others.length > 0) keep(unsaved, JSON.stringify(others));
  else forget(unsaved);
}
