import { takeAuthCallback } from '@/lib/auth-callback';
import { watchStoredItem } from '@/lib/stored-item';
import { hasStoredSession, sessionStorageKey } from '@/lib/stored-session';
import { showToast } from '@/toasts/show-toast';
import { followLink } from './confirmation-link';
import { notices } from './notices';
import { authStore, checkSession, setAuthState } from './session';

/**
 * Signs in from this browser's session or a confirmation link, and follows other tabs. Returns an unsubscribe
 * function.
 */
export function startSession(): () => void {
  const callback = takeAuthCallback();
  if (callback && callback.kind !== 'tokens') showToast(notices[callback.kind]);
  const key = sessionStorageKey();
  if (!key) {
    authStore.set({ status: 'signed-out' });
    return () => undefined;
  }
  if (callback?.kind === 'tokens') void followLink(callback);
  else if (hasStoredSession()) void checkSession();
  else authStore.set({ status: 'signed-out' });
  return watchStoredItem(key, (value) => {
    if (value) void checkSession();
    else setAuthState({ status: 'signed-out' });
  });
}
