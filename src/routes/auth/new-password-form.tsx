import { useEffect, useRef } from 'react';
import { clearAttempts } from '@/auth/attempt-store';
import { chooseNewPassword } from '@/auth/new-password';
import { useAuth } from '@/auth/use-auth';
import { NewPasswordField, UsernameForManagers } from '@/components/account/account-fields';
import { AccountForm } from '@/components/account/account-form';
import { newPasswordFailure } from '@/components/account/new-password-failure';
import { useAccountForm } from '@/components/account/use-account-form';
import { Button } from '@/components/ui/button';
import type { Tokens } from '@/lib/auth-callback';
import { showToast } from '@/toasts/show-toast';

type NewPasswordFormProps = {
  tokens: Tokens;
  email: string;
  onExpired: () => void;
  onLeave: () => void;
};

export function NewPasswordForm({ tokens, email, onExpired, onLeave }: NewPasswordFormProps) {
  const auth = useAuth();
  const otherUser = auth.status === 'signed-in' && auth.user.email !== email ? auth.user.email : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useAccountForm({
    send: (supabase, { newPassword }) => chooseNewPassword(supabase, tokens, newPassword),
    failureOf: (result) => {
      if (result === 'expired') onExpired();
      if (result === 'changed') onLeave();
      return newPasswordFailure(result);
    },
    onSuccess: () => {
      clearAttempts('recovery', email);
      clearAttempts('signin', email);
      onLeave();
      showToast({ kind: 'success', message: 'Your new password is saved, and you are signed in.' });
    },
  });

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-xl">
        Choose a new password
      </h2>
      <p className="mb-4 wrap-anywhere">
        For <strong>{email}</strong>.
        {otherUser && (
          <>
            {' '}
            You are signed in as <strong>{otherUser}</strong>. Saving a new password switches to {email}.
          </>
        )}
      </p>
      <AccountForm form={form} submit="Save the new password" pending="Saving…">
        <UsernameForManagers email={email} />
        <NewPasswordField label="New password" errors={form.errorsOf('newPassword')} />
      </AccountForm>
      {otherUser && (
        <Button variant="secondary" onClick={onLeave} className="mt-3 w-full wrap-anywhere">
          Stay signed in as {otherUser}
        </Button>
      )}
    </>
  );
}
