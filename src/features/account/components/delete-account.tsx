import { useNavigate } from 'react-router-dom';
import { clearKept } from '@/browser/all-kept';
import { deleteAccount } from '@/features/account/account-data';
import type { AuthResult } from '@/features/account/auth-requests';
import { clockAdvice } from '@/features/account/clock-advice';
import { failureToast } from '@/features/account/failure-toast';
import { clearSession, type SignedInUser } from '@/features/account/session';
import { useAccountForm } from '@/features/account/use-account-form';
import { showToast, type Toast } from '@/toasts/show-toast';
import { EmailField } from './account-fields';
import { AccountForm } from './account-form';

export function DeleteAccount({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const form = useAccountForm({
    expectedEmail: user.email,
    send: (supabase) => deleteAccount(supabase, user.id),
    failureOf,
    onSuccess: () => {
      clearSession();
      clearKept();
      // Not the home page: with the visited flag cleared, it would show the welcome dialog.
      navigate('/auth');
      showToast({
        kind: 'success',
        message: 'Your account is deleted',
        description:
          'Everything in it is gone. Only our sign-in service’s log still has your email. Goodbye, and a smooth move to Hawaii!',
        isPersistent: true,
      });
    },
  });
  return (
    <>
      <p className="mb-3">
        Your sign-in, your checklist and everything else in your account go at once, on every device. This
        can’t be undone.
      </p>
      <p className="mb-3">
        One thing stays: our sign-in service keeps a log of sign-ups and sign-ins, with your email and the
        times. Deleting your account doesn’t clear it.
      </p>
      <AccountForm form={form} submit="Delete my account" pending="Deleting…" variant="secondary">
        <EmailField
          label="Type your email to confirm"
          autoComplete="off"
          enterKeyHint="go"
          errors={form.errorsOf('email')}
        />
      </AccountForm>
    </>
  );
}

function failureOf(result: AuthResult): Toast {
  if (result === 'late' || result === 'unreachable')
    return {
      kind: 'error',
      message: 'We can’t tell whether your account is deleted',
      description:
        'The server did not answer. Check your connection, then delete it again: that does no harm.',
    };
  if (result === 'expired')
    return {
      kind: 'error',
      message: 'Your account was not deleted',
      description:
        clockAdvice() ?? 'This account is no longer signed in here. Sign in to it, then try again.',
    };
  return failureToast('Your account was not deleted', result);
}
