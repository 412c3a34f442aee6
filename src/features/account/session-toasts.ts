import { isInMemory } from '@/browser/kept-value';
import type { Toast } from '@/toasts/show-toast';
import { sessionStorageKey } from './stored-session';

/** Toasts about a session; a confirmation link’s are in link-toasts.ts. A form’s own toasts are in its component. */
export const sessionToasts = {
  signedOut: {
    kind: 'info',
    message: 'You have been signed out',
    description: 'Sign in again to see your saved progress.',
    isPersistent: true,
  },
  gone: {
    kind: 'info',
    message: 'This account was deleted',
    description: 'It is gone on every device, so you are signed out here.',
    isPersistent: true,
  },
} as const satisfies Record<string, Toast>;

/** Says that the sign-in worked, and if it will be lost: a browser may refuse to keep it. */
export function signedInToast(welcome?: string): Toast {
  const key = sessionStorageKey();
  const isLost = key !== undefined && isInMemory(key);
  const description = isLost
    ? 'This browser won’t keep your sign-in: it ends when you reload or close this page.'
    : welcome;
  return { kind: 'success', message: 'Signed in successfully!', ...(description && { description }) };
}
