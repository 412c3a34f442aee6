import type { Toast } from '@/toasts/show-toast';
import type { AuthResult } from './auth-requests';
import { failureToast } from './failure-toast';

const messages: Partial<Record<AuthResult, [message: string, description?: string]>> = {
  same: ['Your new password must differ from your old one'],
  weak: ['Password does not meet requirements'],
  leaked: ['Password does not meet requirements'],
  wrong: ['Your current password isn’t right'],
  refused: ['Your password was not changed', 'This account can’t sign in right now.'],
  unconfirmed: ['Your password was not changed', 'This account can’t sign in right now.'],
  expired: ['Your password was not changed', 'Your sign-in or link has expired.'],
  changed: ['Your new password is saved', 'We could not sign you in. Sign in with your new password.'],
  late: ['The server did not answer', 'Your new password may be saved already. Try it before you try again.'],
};

/** Returns the toast for any result of a password change other than `ok`. */
export function newPasswordFailure(result: AuthResult): Toast {
  const [message, description] = messages[result] ?? ['Your password was not changed'];
  if (!description) return failureToast(message, result);
  return { kind: result === 'changed' ? 'info' : 'error', message, description };
}
