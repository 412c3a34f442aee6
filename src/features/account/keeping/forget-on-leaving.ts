import { forgetDrafts, ownerOfDrafts, takeDrafts } from '@/browser/drafts';
import { forget, parseJson, readKept } from '@/browser/kept-value';
import { authStore } from '@/features/account/auth-state';
import { keptThings } from '@/features/account/kept-things';
import { hasStoredSession, isStoredUser } from '@/features/account/stored-session';

/**
 * Removes the copies of what the account keeps from this browser, and what was typed in this tab, when their owner signs
 * out, here or in another tab, or when another user signs in; unsaved changes stay for their owner. Does nothing while the server is just unreachable.
 * Returns an unsubscribe function.
 */
export function forgetOnLeaving(): () => void {
  return authStore.subscribe(() => {
    const auth = authStore.get();
    if (auth.status === 'loading' || (auth.status === 'signed-out' && hasStoredSession())) return;
    const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
    takeDrafts(userId);
    forgetOthers(userId);
  });
}

/** Removes the copies of everybody but this user, and malformed ones. */
export function forgetOthers(userId: string | undefined): void {
  for (const { copy: key } of Object.values(keptThings)) {
    const copy = parseJson(readKept(key)) as { userId?: unknown } | null | undefined;
    if (!copy || copy.userId !== userId) forget(key);
  }
}

/** Removes what somebody typed in this tab who has signed out since, in another one. Before a page shows it. */
export function forgetDraftsOfOthers(): void {
  const owner = ownerOfDrafts();
  if (owner && !isStoredUser(owner)) forgetDrafts();
}
