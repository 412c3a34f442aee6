import { forgetAccountPlan } from '@/lib/stored-plan';
import { hasStoredSession } from '@/lib/stored-session';
import { authStore } from './session';

/**
 * Forgets what this browser holds of an account when its owner leaves: on a sign-out, here or in another tab, and when
 * someone else signs in. Not while the session is only unreachable. Returns a function that stops this.
 */
export function forgetOnLeaving(): () => void {
  let ownerId: string | undefined;
  return authStore.subscribe(() => {
    const auth = authStore.get();
    if (auth.status === 'loading') return;
    const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
    const hasLeft = userId ? ownerId !== undefined && ownerId !== userId : !hasStoredSession();
    if (hasLeft) forgetAccountPlan();
    ownerId = userId ?? ownerId;
  });
}
