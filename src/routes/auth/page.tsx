import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { whenIdle } from '@/browser/when-idle';
import { SignInOrUp } from '@/features/account/components/sign-in-or-up';
import { accountsAreSetUp } from '@/features/account/env';
import { readMailedLink } from '@/features/account/mailed-link';
import { recoveryLink } from '@/features/account/recovery-link';
import { connect } from '@/features/account/session';
import { useAuth } from '@/features/account/use-auth';
import { site } from '@/operator/site';
import { preloadToaster } from '@/toasts/load-toaster';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { Link } from '@/ui/link';
import { PageTitle } from '@/ui/page-title';

const kept = [
  { icon: 'clipboard-list', text: 'What you’ve checked off, on every device.' },
  {
    icon: 'calendar-plus',
    text: 'Your report date, your plan, and your First 60 Days and Cost of Living numbers, if you choose.',
  },
  { icon: 'shield-check', text: 'You can download or delete all of it in My account.' },
] as const satisfies readonly { icon: IconName; text: string }[];

function AuthPage() {
  const auth = useAuth();
  const link = useSyncExternalStore(recoveryLink.subscribe, recoveryLink.get, () => undefined);
  const { hash, search } = useLocation();
  useEffect(() => {
    if (!accountsAreSetUp) return undefined;
    return whenIdle(() => {
      connect().catch(() => undefined);
      preloadToaster();
    });
  }, []);

  if (auth.status === 'signed-in' && !link && !readMailedLink(hash, search))
    return <Navigate to="/" replace />;
  return (
    <>
      <PageTitle
        path="/auth"
        lead={
          <>
            <strong className="font-semibold text-ink">{`Sign in to ${site.name}`}</strong> to see your
            checklist on any device. The guides are open to everyone.
          </>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Card>{accountsAreSetUp ? <SignInOrUp /> : <NoAccounts />}</Card>
        {accountsAreSetUp && <WhatIsKept />}
      </div>
    </>
  );
}

function WhatIsKept() {
  return (
    <section aria-labelledby="kept" className="rounded-xl bg-sand p-4">
      <h2 id="kept" className="mb-3 text-xl">
        What a free account keeps
      </h2>
      <ul className="apart-3">
        {kept.map(({ icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="mt-1 size-5 shrink-0 text-action" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">
        Not sure yet? Look at{' '}
        <Link to="/pcs-toolkit/hawaii-checklist" className="link">
          the checklist
        </Link>{' '}
        first.
      </p>
    </section>
  );
}

function NoAccounts() {
  return (
    <>
      <h2 className="mb-2 text-xl">Accounts aren’t open yet</h2>
      <p>Guides and calculators work without one. Your report date and plan stay in this browser.</p>
      <p className="mt-4">
        <Link to="/pcs-toolkit/hawaii-checklist" className={buttonClass()}>
          Open the checklist
        </Link>
      </p>
    </>
  );
}

export { AuthPage as Component };
