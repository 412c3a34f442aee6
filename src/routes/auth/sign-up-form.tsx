import { useState } from 'react';
import { signUp } from '@/auth/account';
import { brokenPasswordRules, PASSWORD_MIN_LENGTH } from '@/auth/password-rules';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { showToast } from '@/toasts/show-toast';
import { useAccountForm } from './use-account-form';

export function SignUpForm() {
  const [sentTo, setSentTo] = useState<string>();
  const { onSubmit, isPending, errorsOf } = useAccountForm({
    kind: 'signup',
    send: signUp,
    failureMessage: 'Failed to create account. Please try again.',
    passwordErrorsOf: brokenPasswordRules,
    onSuccess: ({ email }, form) => {
      form.reset();
      setSentTo(email);
      showToast({
        kind: 'success',
        message: 'Account created! Please check your email to verify your account.',
      });
    },
  });
  return (
    <Form onSubmit={onSubmit} className="space-y-5">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        errors={errorsOf('email')}
      />
      <Field
        label="Password"
        hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number."
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        required
        errors={errorsOf('password')}
      />
      <Button type="submit" aria-disabled={isPending} className="w-full">
        {isPending ? 'Creating your account…' : 'Sign Up'}
      </Button>
      <div role="status">
        {sentTo && (
          <p className="rounded-lg bg-good-tint p-3">
            We sent a link to <strong className="break-all">{sentTo}</strong>. Open it to verify your email
            and sign in. Nothing after a few minutes? Check your spam folder.
          </p>
        )}
      </div>
    </Form>
  );
}
