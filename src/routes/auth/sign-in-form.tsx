import { signIn } from '@/auth/account';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { showToast } from '@/toasts/show-toast';
import { useAccountForm } from './use-account-form';

export function SignInForm() {
  const { onSubmit, isPending, errorsOf } = useAccountForm({
    kind: 'signin',
    send: signIn,
    failureMessage: 'Invalid email or password',
    onSuccess: () => showToast({ kind: 'success', message: 'Signed in successfully!' }),
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
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      <Button type="submit" aria-disabled={isPending} className="w-full">
        {isPending ? 'Signing in…' : 'Sign In'}
      </Button>
    </Form>
  );
}
