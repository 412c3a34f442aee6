import { useNavigate } from 'react-router-dom';
import { clearKept } from '@/browser/all-kept';
import { deleteAccount } from '@/features/account/account-data';
import type { AuthResult } from '@/features/account/auth-requests';
import type { SignedInUser } from '@/features/account/auth-state';
import { failureToast } from '@/features/account/failure-toast';
import { clearSession } from '@/features/account/sign-out';
import { useAccountForm } from '@/features/account/use-account-form';
import { showToast, type Toast } from '@/toasts/show-toast';
import { CurrentPasswordField, UsernameForManagers } from './account-fields';
import { AccountForm } from './account-form';

export function DeleteAccount({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const form = useAccountForm({
    limit: { kind: 'signin', email: user.email },
    send: (_supabase, { password }) => deleteAccount(user, password),
    failureOf,
    onSuccess: () => {
      clearSession({ isDeleted: true });
      clearKept();
      // Not the home page: with the visited flag cleared, it would show the welcome dialog.
      navigate('/auth');
      showToast({
        kind: 'success',
        message: 'Your account is deleted',
        description:
          'Everything in it is gone. Only our sign-in service’s logs still have your email. Goodbye, and a smooth move to Hawaii!',
        isPersistent: true,
      });
    },
  });
  return (
    <>
      <p className="mb-3">
        Your sign-in, your checklist and everything else in your account are erased right away. Other devices
        are signed out within the hour; what you entered stays in their browsers. This can’t be undone.
      </p>
      <p className="mb-3">
        One thing stays: our sign-in service’s logs have your email, what was done with the account and when,
        and the internet addresses it was done from. Deleting your account doesn’t clear them.
      </p>
      <AccountForm form={form} submit="Delete my account" pending="Deleting…" variant="secondary">
        <UsernameForManagers email={user.email} />
        <CurrentPasswordField
          label="Type the password to confirm"
          enterKeyHint="go"
          errors={form.errorsOf('password')}
        />
      </AccountForm>
    </>
  );
}

function failureOf(result: AuthResult): Toast {
  if (result === 'late' || result === 'unreachable')
    return {
      kind: 'error',
      message: 'We can’t tell whether your account was deleted',
      description:
        'The server did not answer. Check your connection, then delete it again: that does no harm.',
    };
  if (result === 'expired')
    return {
      kind: 'error',
      message: 'Your account was not deleted',
      description: 'This account is no longer signed in here. Sign in to it, then try again.',
    };
  if (result === 'wrong') return { kind: 'error', message: 'Your current password isn’t right' };
  return failureToast('Your account was not deleted', result);
}
