import { useEffect, useSyncExternalStore } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { whenIdle } from '@/browser/when-idle';
import { SignInOrUp } from '@/features/account/components/sign-in-or-up';
import { accountsAreSetUp } from '@/features/account/env';
import { readMailedLink } from '@/features/account/mailed-link';
import { recoveryLink } from '@/features/account/recovery-link';
import { connect } from '@/features/account/session';
import { useAuth } from '@/features/account/use-auth';
import { preloadToaster } from '@/toasts/show-toast';
import { Card } from '@/ui/card';
import { PageTitle } from '@/ui/page-title';

function AuthPage() {
  const auth = useAuth();
  const link = useSyncExternalStore(recoveryLink.subscribe, recoveryLink.get, () => undefined);
  const { hash } = useLocation();
  useEffect(() => {
    if (!accountsAreSetUp) return undefined;
    return whenIdle(() => {
      connect().catch(() => undefined);
      preloadToaster();
    });
  }, []);

  if (auth.status === 'signed-in' && !link && !readMailedLink(hash)) return <Navigate to="/" replace />;
  return (
    <div className="mx-auto max-w-md">
      <PageTitle
        path="/auth"
        lead="A free account saves your PCS checklist, so you can check things off on any device."
      >
        Veterans Home Program
      </PageTitle>
      <Card>{accountsAreSetUp ? <SignInOrUp /> : <NoAccounts />}</Card>
      <p className="mt-5 text-ink-soft">
        No account? Every guide and calculator works without one. Look at{' '}
        <Link to="/pcs-toolkit/hawaii-checklist" className="link">
          the checklist
        </Link>{' '}
        first.
      </p>
    </div>
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
