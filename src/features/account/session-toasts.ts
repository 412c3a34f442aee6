import type { Toast } from '@/toasts/show-toast';

/** Toasts about a session; a confirmation link’s are in link-toasts.ts. A form’s own toasts are in its component. */
export const sessionToasts = {
  signedIn: { kind: 'success', message: 'Signed in successfully!' },
  signedOut: {
    kind: 'info',
    message: 'You have been signed out',
    description: 'Sign in again to see your saved progress.',
    isPersistent: true,
  },
  unchecked: {
    kind: 'error',
    message: 'We could not check your sign-in',
    description:
      'Your progress is safe. Check your connection, then reload the page. If that doesn’t help, try later.',
    isPersistent: true,
  },
} as const satisfies Record<string, Toast>;
