import { useState } from 'react';
import { resendConfirmation } from '@/features/account/auth-requests';
import { failureToast } from '@/features/account/failure-toast';
import { useAccountForm } from '@/features/account/use-account-form';
import { Link } from '@/ui/link';
import { EmailField } from './account-fields';
import { AccountForm } from './account-form';
import { ResendButton, SENT } from './resend-button';

/** Emails a new confirmation link, to replace one that no longer works. */
export function ConfirmAgain() {
  const [sent, setSent] = useState<{ email: string; sentAtMs: number }>();
  const form = useAccountForm({
    send: (supabase, { email }) => resendConfirmation(supabase, email),
    failureOf: (result) => failureToast('We could not send the link', result),
    onSuccess: ({ email }) => setSent({ email, sentAtMs: performance.now() }),
  });
  return (
    <>
      <p>
        If your email is confirmed already, <Link to="/auth">sign in with your password</Link>. If not, get a
        new link by email. Only the newest one works.
      </p>
      {sent ? (
        <div>
          <p role="status">{SENT}</p>
          <ResendButton {...sent} />
        </div>
      ) : (
        <AccountForm form={form} submit="Send a new link" pending="Sending…">
          <EmailField enterKeyHint="send" errors={form.errorsOf('email')} />
        </AccountForm>
      )}
    </>
  );
}
