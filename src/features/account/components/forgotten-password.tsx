import { useEffect, useRef, useState } from 'react';
import { requestPasswordReset } from '@/features/account/auth-requests';
import { failureToast } from '@/features/account/failure-toast';
import { LINK_MINUTES } from '@/features/account/mail-limits';
import { useAccountForm } from '@/features/account/use-account-form';
import { FormMessage } from '@/ui/form-message';
import { Link } from '@/ui/link';
import { EmailField } from './account-fields';
import { AccountForm } from './account-form';

export type ForgottenPasswordProps = {
  /** Already typed in the sign-in form. */
  email?: string | undefined;
  linkHasExpired?: boolean;
  onLeave?: () => void;
};

export function ForgottenPassword({ email, linkHasExpired = false, onLeave }: ForgottenPasswordProps) {
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useAccountForm({
    limit: { kind: 'recovery' },
    send: (supabase, values) => {
      setSent(false);
      return requestPasswordReset(supabase, values);
    },
    failureOf: (result) => failureToast('We could not send the link', result),
    onSuccess: () => setSent(true),
  });
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-xl">
        Forgot your password?
      </h2>
      <div className="mt-4 mb-4">
        {linkHasExpired ? (
          <FormMessage title="This link has expired or was already used">
            Enter your email to get a new one. Only the newest link works.
          </FormMessage>
        ) : (
          <p>Enter your email, and we’ll send you a link to choose a new one.</p>
        )}
      </div>
      <AccountForm form={form} submit="Send the link" pending="Sending…">
        <EmailField enterKeyHint="send" defaultValue={email} errors={form.errorsOf('email')} />
      </AccountForm>
      <div role="status">
        {isSent && (
          <div className="mt-5">
            <FormMessage tone="success">
              If that address has an account, a link is on its way. It works for {LINK_MINUTES} minutes.
              Nothing after ten minutes? Look in your spam folder, or try again in an hour.
            </FormMessage>
          </div>
        )}
      </div>
      <p className="mt-3">
        <Link to="/auth" onClick={onLeave} className="link inline-block py-2.5">
          Back to sign in
        </Link>
      </p>
    </>
  );
}
