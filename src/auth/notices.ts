import type { Toast } from '@/toasts/show-toast';

export const notices = {
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
    description: 'Your progress is safe. Check your connection, then reload the page.',
    isPersistent: true,
  },
  notLoaded: {
    kind: 'error',
    message: 'We could not load your account',
    description: 'Your progress is safe. Check your connection, then reload the page.',
    isPersistent: true,
  },
  'expired-link': {
    kind: 'error',
    message: 'This confirmation link has expired or was already used',
    description: 'Try signing in with your password. If that fails, sign up again to get a new link.',
    isPersistent: true,
  },
  failed: {
    kind: 'error',
    message: 'This confirmation link did not work',
    description: 'Try signing in with your password. If that fails, sign up again to get a new link.',
    isPersistent: true,
  },
} as const satisfies Record<string, Toast>;
