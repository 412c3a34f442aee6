import { watchKept } from '@/browser/kept-value';
import type { Toast } from '@/toasts/show-toast';
import { authStore, SIGNED_OUT } from './auth-state';
import { mayBeSignedIn, sessionStorageKey } from './stored-session';

/** What is said when nobody can tell whether the stored session still holds. */
export const UNCHECKED = {
  topic: 'session',
  kind: 'error',
  message: 'We could not check your sign-in',
  description:
    'Your progress is safe. Check your connection, then reload the page. If that doesn’t help, try later.',
  isPersistent: true,
} as const satisfies Toast;

/**
 * Calls back when there is a session to open: a stored one, an emailed link's, or one that another tab begins. Until
 * then, nobody is signed in. Returns an unsubscribe function.
 */
export function awaitSession(onSession: () => void): () => void {
  const key = sessionStorageKey();
  if (key && mayBeSignedIn()) onSession();
  else authStore.set(SIGNED_OUT);
  return key ? watchKept(key, (value) => value && onSession()) : () => undefined;
}
