import type { AccountResult } from '@/auth/account';
import type { Toast } from '@/toasts/show-toast';
import { failureToast } from './use-account-form';

/** Returns the toast for any result of a password change other than `ok`. */
export function newPasswordFailure(result: AccountResult): Toast {
  const messages: Partial<Record<AccountResult, [message: string, description?: string]>> = {
    same: ['Your new password must differ from your old one'],
    weak: ['Password does not meet requirements', 'The server finds this one too easy to guess.'],
    wrong: ['Your current password is not right'],
    expired: ['Your password was not changed', 'The sign-in or link behind it has ended.'],
    changed: ['Your new password is saved', 'We could not sign you in. Sign in with your new password.'],
    late: ['This is taking long', 'Your new password may be saved already. Try it before you try again.'],
  };
  const [message, description] = messages[result] ?? [];
  if (!message) return failureToast('Your password was not changed', result);
  return { kind: result === 'changed' ? 'info' : 'error', message, description };
}
