import { useState } from 'react';
import type { SignedInUser } from '@/features/account/auth-state';
import { changePassword } from '@/features/account/new-password';
import { newPasswordFailure } from '@/features/account/new-password-failure';
import { useAccountForm } from '@/features/account/use-account-form';
import { showToast } from '@/toasts/show-toast';
import { FormMessage } from '@/ui/form-message';
import { CurrentPasswordField, NewPasswordField, UsernameForManagers } from './account-fields';
import { AccountForm } from './account-form';

const CHANGED = 'Your password is changed. Other devices are signed out within the hour.';

export function ChangePassword({ user }: { user: SignedInUser }) {
  const { email } = user;
  const [isChanged, setChanged] = useState(false);
  const form = useAccountForm({
    limit: { kind: 'signin', email },
    send: (_supabase, { password, newPassword }) => {
      setChanged(false);
      return changePassword(user, password, newPassword);
    },
    failureOf: newPasswordFailure,
    onSuccess: (_values, element) => {
      element.reset();
      setChanged(true);
      showToast({ kind: 'success', message: CHANGED });
    },
  });
  return (
    <>
      <AccountForm form={form} submit="Change password" pending="Changing…">
        <UsernameForManagers email={email} />
        <CurrentPasswordField
          label="Current password"
          enterKeyHint="next"
          errors={form.errorsOf('password')}
        />
        <NewPasswordField label="New password" errors={form.errorsOf('newPassword')} />
      </AccountForm>
      {isChanged && (
        <div className="mt-4">
          <FormMessage tone="success">{CHANGED}</FormMessage>
        </div>
      )}
    </>
  );
}
