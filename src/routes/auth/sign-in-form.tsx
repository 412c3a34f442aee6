import { useState } from 'react';
import { Link } from 'react-router-dom';
import { signIn } from '@/auth/account';
import { CurrentPasswordField, EmailField } from '@/components/account/account-fields';
import { AccountForm } from '@/components/account/account-form';
import { failureToast, useAccountForm } from '@/components/account/use-account-form';
import { showToast } from '@/toasts/show-toast';
import { ResendLine } from './resend-line';

export function SignInForm() {
  const [failedFor, setFailedFor] = useState<string>();
  const form = useAccountForm({
    limit: { kind: 'signin' },
    send: async (supabase, values) => {
      const result = await signIn(supabase, values);
      // The email may only be unconfirmed. Offered for every refusal, so as not to reveal the server's reason.
      setFailedFor(result === 'refused' ? values.email : undefined);
      return result;
    },
    failureOf: (result) => failureToast('Invalid email or password', result),
    onSuccess: () => showToast({ kind: 'success', message: 'Signed in successfully!' }),
  });
  return (
    <>
      <AccountForm form={form} submit="Sign In" pending="Signing in…">
        <EmailField errors={form.errorsOf('email')} />
        <CurrentPasswordField />
      </AccountForm>
      <p className="mt-3">
        <Link to="/auth#forgot-password" className="link inline-block py-2.5">
          Forgot your password?
        </Link>
      </p>
      <ResendLine email={failedFor} />
    </>
  );
}
