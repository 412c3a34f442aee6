import type { Toast } from '@/toasts/show-toast';
import type { AuthResult } from './auth-requests';
import { failureToast } from './failure-toast';

const NOT_CHANGED = 'Your email was not changed';
const NO_SIGN_IN = 'This account can’t sign in right now.';

const messages: Partial<Record<AuthResult, [message: string, description?: string]>> = {
  same: ['This is your email already'],
  taken: [
    NOT_CHANGED,
    'Another account has this address, maybe one that was never confirmed. Delete that one, or use another address.',
  ],
  wrong: ['Your current password isn’t right'],
  refused: [NOT_CHANGED, NO_SIGN_IN],
  unconfirmed: [NOT_CHANGED, NO_SIGN_IN],
  expired: [NOT_CHANGED, 'Your sign-in has expired.'],
  late: [
    'This is taking a while',
    'The links may be on their way already. Check your inbox before you try again.',
  ],
};

/** Returns the toast for any result of an email change other than `ok`. */
export function emailChangeFailure(result: AuthResult): Toast {
  const [message, description] = messages[result] ?? [NOT_CHANGED];
  return description ? { kind: 'error', message, description } : failureToast(message, result);
}
