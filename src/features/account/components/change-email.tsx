import type { SignedInUser } from '@/features/account/auth-state';
import { changeEmail } from '@/features/account/email-change';
import { emailChangeFailure } from '@/features/account/email-change-failure';
import { useAccountForm } from '@/features/account/use-account-form';
import { useEmailChange } from '@/features/account/use-email-change';
import { showToast } from '@/toasts/show-toast';
import { Button } from '@/ui/button';
import { FormMessage } from '@/ui/form-message';
import { CurrentPasswordField, EmailField, UsernameForManagers } from './account-fields';
import { AccountForm } from './account-form';
import { Address } from './address';
import { EmailChangeWaits } from './email-change-waits';

export function ChangeEmail({ user }: { user: SignedInUser }) {
  const { status, pending, isChanged, load } = useEmailChange(user);
  const form = useAccountForm({
    limit: { kind: 'signin', email: user.email },
    send: (_supabase, { email, password }) => changeEmail(user, password, email),
    failureOf: emailChangeFailure,
    onSuccess: (_values, element) => {
      element.reset();
      void load();
      showToast({
        kind: 'success',
        message: 'Check your inbox: your email changes once you open each link we emailed.',
      });
    },
  });
  return (
    <>
      <div role="status" className="mb-4 empty:hidden">
        {status === 'loading' && <p>Checking whether a change is waiting…</p>}
        {status === 'failed' && <Unknown onRetry={() => void load()} />}
        {pending && <EmailChangeWaits user={user} change={pending} onSent={() => void load()} />}
        {isChanged && (
          <FormMessage tone="success" title="Your email is changed">
            Sign in with <Address>{user.email}</Address> from now on.
          </FormMessage>
        )}
      </div>
      {!pending && (
        <p className="mb-3">
          We email a link to your new address and usually one to <Address>{user.email}</Address>. Open every
          link you get, so do this while you can still read email there.
        </p>
      )}
      <AccountForm form={form} submit="Change my email" pending="Changing…">
        <UsernameForManagers email={user.email} />
        <EmailField
          label={pending ? 'Another new email' : 'New email'}
          autoComplete="email"
          errors={form.errorsOf('email')}
        />
        <CurrentPasswordField label="Your password" errors={form.errorsOf('password')} />
      </AccountForm>
    </>
  );
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <FormMessage title="We could not check whether a change is waiting">
      <p className="mb-3">Check your connection, then try again.</p>
      <Button variant="secondary" onClick={onRetry}>
        Check again
      </Button>
    </FormMessage>
  );
}
