import { useState } from 'react';
import { type AuthResult, signIn } from '@/features/account/auth-requests';
import { greet } from '@/features/account/just-signed-in';
import { useAccountForm } from '@/features/account/use-account-form';
import type { Toast } from '@/toasts/show-toast';
import { Link } from '@/ui/link';
import { CurrentPasswordField, EmailField } from './account-fields';
import { AccountForm } from './account-form';
import { ResendButton } from './resend-button';

type Says = [message: string, description: string];

const TRY_AGAIN = 'Check your connection, then try again. What you typed is still here.';

const says: Partial<Record<AuthResult, Says>> = {
  unconfirmed: ['Invalid email or password', 'Just signed up? Open the link we emailed you first.'],
  busy: [
    'Too many tries from this connection',
    'Wait a few minutes, then try again. What you typed is still here.',
  ],
  broken: [
    'Accounts aren’t working right now',
    'It is not your password. Try again later: what you typed is still here.',
  ],
  unreachable: ['We couldn’t reach the sign-in server', TRY_AGAIN],
  late: ['The sign-in server took too long', TRY_AGAIN],
};

export function SignInForm() {
  const [failedFor, setFailedFor] = useState<string>();
  const form = useAccountForm({
    limit: { kind: 'signin' },
    send: async (supabase, values) => {
      const result = await signIn(supabase, values);
      // The email may only be unconfirmed. Offered for every refusal, so as not to reveal the server's reason.
      setFailedFor(result === 'refused' || result === 'unconfirmed' ? values.email : undefined);
      return result;
    },
    failureOf,
    onSuccess: () => greet(),
  });
  return (
    <>
      <AccountForm form={form} submit="Sign In" pending="Signing in…">
        <EmailField errors={form.errorsOf('email')} />
        <CurrentPasswordField errors={form.errorsOf('password')} />
      </AccountForm>
      <p className="mt-3">
        <Link to="/auth#forgot-password" className="link inline-block py-2.5">
          Forgot your password?
        </Link>
      </p>
      {failedFor && <ResendButton email={failedFor} />}
    </>
  );
}

function failureOf(result: AuthResult): Toast {
  const [message, description] = says[result] ?? ['Invalid email or password'];
  return { kind: 'error', message, description };
}
