import { useEffect, useRef, useState } from 'react';
import { type AuthResult, signUp } from '@/features/account/auth-requests';
import { failureToast } from '@/features/account/failure-toast';
import { useAccountForm } from '@/features/account/use-account-form';
import { showToast, type Toast } from '@/toasts/show-toast';
import { FormMessage } from '@/ui/form-message';
import { useFormText } from '@/ui/form-text';
import { EmailField, NewPasswordField } from './account-fields';
import { AccountForm } from './account-form';
import { ResendButton } from './resend-button';

/** Without the password. */
const TYPED = ['email'] as const;

export function SignUpForm() {
  const typed = useFormText(TYPED, 'sign-up');
  const [sent, setSent] = useState<{ email: string; sentAtMs?: number }>();
  const form = useAccountForm({
    limit: { kind: 'signup' },
    send: (supabase, { email, newPassword }) => {
      setSent({ email });
      return signUp(supabase, { email, password: newPassword });
    },
    failureOf,
    onSuccess: ({ email }, element, result) => {
      element.reset();
      typed.read();
      if (result === 'signed-in') {
        showToast({ kind: 'success', message: 'Account created! You are signed in.' });
        return;
      }
      setSent({ email, sentAtMs: performance.now() });
      showToast({
        kind: 'success',
        message: 'Account created! Please check your email to verify your account.',
      });
    },
  });
  const sentTo = sent?.sentAtMs === undefined ? undefined : sent.email;
  const mayGetMail = sentTo !== undefined || form.message?.kind === 'info';
  const outcome = useRef<HTMLDivElement>(null);
  // On a phone it is below the screen.
  useEffect(() => {
    if (sentTo) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [sentTo]);
  return (
    <>
      <AccountForm
        form={form}
        submit="Sign Up"
        pending="Creating your account…"
        ref={typed.form}
        onInput={typed.read}
      >
        <EmailField errors={form.errorsOf('email')} />
        <NewPasswordField errors={form.errorsOf('newPassword')} />
      </AccountForm>
      <div ref={outcome} role="status" className={sentTo && 'mt-5'}>
        {sentTo && (
          <FormMessage tone="success">
            A link is on its way to <strong className="break-all">{sentTo}</strong>. Open it to verify your
            email and sign in. Nothing after ten minutes? Look in your spam folder, or try again in an hour.
            Signed up before? Sign in with your first password, or reset it.
          </FormMessage>
        )}
      </div>
      {mayGetMail && sent && <ResendButton {...sent} />}
    </>
  );
}

function failureOf(result: AuthResult): Toast {
  if (result === 'late')
    return {
      kind: 'info',
      message: 'This is taking a while. If an email arrives, your account was created.',
    };
  const toast = failureToast('Failed to create account. Please try again.', result);
  if (result !== 'unmailed' && result !== 'quota') return toast;
  return { ...toast, description: `No account was made. ${toast.description}` };
}
