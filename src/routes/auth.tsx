import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { connect } from '@/auth/session';
import { useAuth } from '@/auth/use-auth';
import { Card } from '@/components/ui/card';
import { PageTitle } from '@/components/ui/page-title';
import { Tabs } from '@/components/ui/tabs';
import { WithoutScript } from '@/components/ui/without-script';
import { accountsAreSetUp } from '@/lib/env';
import { whenIdle } from '@/lib/when-idle';
import { preloadToaster } from '@/toasts/preload-toaster';
import { SignInForm } from './auth/sign-in-form';
import { SignUpForm } from './auth/sign-up-form';

function AuthPage() {
  const auth = useAuth();
  useEffect(() => {
    if (!accountsAreSetUp) return undefined;
    return whenIdle(() => {
      connect().catch(() => undefined);
      preloadToaster();
    });
  }, []);

  if (auth.status === 'signed-in') return <Navigate to="/" replace />;
  return (
    <div className="mx-auto max-w-md">
      <PageTitle lead="A free account saves your PCS checklist, so you can check things off on any device.">
        Veterans Home Program
      </PageTitle>
      <Card>{accountsAreSetUp ? <AccountForms /> : <NoAccounts />}</Card>
    </div>
  );
}

function AccountForms() {
  return (
    <>
      <WithoutScript>Signing in needs JavaScript. You can read all the guides without it.</WithoutScript>
      <Tabs
        label="Sign in or sign up"
        tabs={[
          { value: 'sign-in', label: 'Sign In', content: <SignInForm /> },
          { value: 'sign-up', label: 'Sign Up', content: <SignUpForm /> },
        ]}
      />
    </>
  );
}

function NoAccounts() {
  return (
    <>
      <h2 className="mb-2 text-xl">Accounts are not set up here</h2>
      <p>This copy of the site cannot save a checklist. All guides work without an account.</p>
    </>
  );
}

export { AuthPage as Component };
