import type { Toast } from '@/toasts/show-toast';

/** Toasts about a confirmation link. */
export const linkToasts = {
  'expired-link': {
    kind: 'error',
    message: 'This confirmation link has expired or was already used',
    description: 'Sign in with your password. If that fails, you can have the link sent again there.',
    link: { label: 'Sign in', href: '/auth' },
    isPersistent: true,
  },
  'expired-change': {
    kind: 'error',
    message: 'This link has expired or was already used',
    description: '“Change my email” in My account says what your email is now, and sends new links.',
    isPersistent: true,
  },
  'half-changed': {
    kind: 'info',
    message: 'One more link to open',
    description:
      'This one is confirmed. Your email changes once you also open the link in our email to your other address.',
    isPersistent: true,
  },
  failed: {
    kind: 'error',
    message: 'This confirmation link did not work',
    description: 'Sign in with your password. If that fails, you can have the link sent again there.',
    link: { label: 'Sign in', href: '/auth' },
    isPersistent: true,
  },
} as const satisfies Record<string, Toast>;
