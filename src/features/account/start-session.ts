import { watchKept } from '@/browser/kept-value';
import { showToast } from '@/toasts/show-toast';
import { type Tokens, takeAuthCallback } from './auth-callback';
import { authStore, SIGNED_OUT } from './auth-state';
import { followLink } from './confirmation-link';
import { linkToasts } from './link-toasts';
import { recoveryLink } from './recovery-link';
import { adoptStored, checkSession, setAuthState } from './session';
import { isDeletedSession, leaveDeleted } from './sign-out';
import { hasStoredSession, sessionStorageKey } from './stored-session';

/**
 * Signs in from the stored session or a confirmation link, accepts a password reset link, and syncs with other tabs.
 * Returns an unsubscribe function.
 */
export function startSession(): () => void {
  const callback = takeAuthCallback();
  if (callback?.kind === 'recovery') recoveryLink.set({ tokens: callback.tokens });
  else if (callback?.kind === 'half-changed' || callback?.kind === 'expired-change')
    showToast(linkToasts[callback.kind]);
  else if (callback && callback.kind !== 'tokens') showRefusedLink(callback.kind);
  const { status } = authStore.get();
  if (callback?.kind === 'tokens') void openCallback(callback);
  else if (!hasStoredSession()) authStore.set(SIGNED_OUT);
  else if (status === 'loading') void checkSession();
  // Another tab has signed in since this page was opened.
  else if (status === 'signed-out') adoptStored();
  const key = sessionStorageKey();
  if (!key) return () => undefined;
  const unwatch = watchKept(key, (value) => {
    if (value && isDeletedSession(value)) leaveDeleted();
    else if (value) adoptStored();
    else setAuthState(SIGNED_OUT);
  });
  const checkAgain = () => {
    if (authStore.get().status === 'signed-out' && hasStoredSession()) void checkSession();
  };
  window.addEventListener('online', checkAgain);
  return () => {
    window.removeEventListener('online', checkAgain);
    unwatch();
  };
}

const CHANGED = 'Your email is changed. Sign in with the new one from now on.';

async function openCallback({ tokens, isChange }: { tokens: Tokens; isChange: boolean }): Promise<void> {
  if (!(await followLink(tokens, isChange ? CHANGED : undefined))) showToast(linkToasts.failed);
}

/** The server doesn't say what kind of link it refused, but only password reset links redirect to /auth. */
function showRefusedLink(kind: keyof typeof linkToasts) {
  if (window.location.pathname === '/auth') recoveryLink.set({ tokens: undefined });
  else showToast(linkToasts[kind]);
}
