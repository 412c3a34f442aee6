import { forget } from '@/browser/kept-value';
import { authStore } from '@/features/account/session';
import { hasStoredSession } from '@/features/account/stored-session';

/**
 * Removes the copies of what the account keeps from this browser when its owner signs out, here or in another tab, or
 * when another user signs in; unsaved changes stay for their owner. Does nothing while the server is just unreachable.
 * Returns an unsubscribe function.
 */
export function forgetOnLeaving(): () => void {
  let ownerId: string | undefined;
  return authStore.subscribe(() => {
    const auth = authStore.get();
    if (auth.status === 'loading') return;
    const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
    const hasLeft = userId ? ownerId !== undefined && ownerId !== userId : !hasStoredSession();
    if (hasLeft) forget('paradise-pcs-account-plan');
    if (hasLeft) forget('paradise-pcs-account-first-60-days');
    ownerId = userId ?? ownerId;
  });
}
