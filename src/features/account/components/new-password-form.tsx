import { useEffect, useRef } from 'react';
import type { Tokens } from '@/features/account/auth-callback';
import { askAboutKept } from '@/features/account/just-signed-in';
import { clearAttempts } from '@/features/account/kept-attempts';
import { chooseNewPassword } from '@/features/account/new-password';
import { newPasswordFailure } from '@/features/account/new-password-failure';
import { useAccountForm } from '@/features/account/use-account-form';
import { useAuth } from '@/features/account/use-auth';
import { showToast } from '@/toasts/show-toast';
import { Button } from '@/ui/button';
import { NewPasswordField, UsernameForManagers } from './account-fields';
import { AccountForm } from './account-form';

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
      askAboutKept();
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
          <span>
            {' '}
            You are signed in as <strong>{otherUser}</strong>. Saving a new password switches to {email}.
          </span>
        )}
      </p>
      <AccountForm form={form} submit="Save the new password" pending="Saving…">
        <UsernameForManagers email={email} />
        <NewPasswordField label="New password" errors={form.errorsOf('newPassword')} />
      </AccountForm>
      {otherUser && (
        <Button variant="secondary" onClick={onLeave} className="mt-3 w-full wrap-anywhere">
          {`Stay signed in as ${otherUser}`}
        </Button>
      )}
    </>
  );
}
