import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import type { MailedLink } from '@/features/account/mailed-link';
import { useAuth } from '@/features/account/use-auth';
import { buttonClass } from '@/ui/button';
import { Link } from '@/ui/link';
import { Address } from './address';
import { ConfirmAgain } from './confirm-again';

type MailedLinkOpenedProps = {
  type: MailedLink['type'];
  result: 'ok' | 'half' | 'expired';
  /** Of the link's account. */
  email: string | undefined;
};

/** What a mailed link has done. A reset link leads to its own form instead; who is signed in by it goes on to home. */
export function MailedLinkOpened({ type, result, email }: MailedLinkOpenedProps) {
  const auth = useAuth();
  const isChange = type === 'email_change';
  if (result === 'half')
    return (
      <Outcome title="One more link to open">
        <p>
          This address is confirmed. We emailed a link to your other address, too: your email changes once you
          open both.
        </p>
      </Outcome>
    );
  if (result === 'ok') {
    if (auth.status === 'signed-in' && auth.user.email === email) return <Navigate to="/" replace />;
    return (
      <Outcome title={isChange ? 'The email is changed' : 'The email is confirmed'}>
        {email && (
          <p>
            {isChange ? 'That account’s email is now ' : 'That account’s email is '}
            <Address>{email}</Address>.
          </p>
        )}
        <WhoIsIn />
      </Outcome>
    );
  }
  const isIn = auth.status === 'signed-in';
  return (
    <Outcome title="This link has expired or was already used">
      {isChange && (
        <p>
          {!isIn && 'If you still have the account, sign in. '}“Change my email” in My account then says what
          your email is now, and sends new links.
        </p>
      )}
      {isChange || isIn ? <WhoIsIn /> : <ConfirmAgain />}
    </Outcome>
  );
}

function WhoIsIn() {
  const auth = useAuth();
  if (auth.status !== 'signed-in')
    return (
      <Link to="/auth" className={buttonClass()}>
        Sign in
      </Link>
    );
  return (
    <>
      <p className="wrap-anywhere">
        You are signed in as <strong>{auth.user.email}</strong>.
      </p>
      <Link to="/pcs-toolkit/hawaii-checklist" className={buttonClass()}>
        Go to your checklist
      </Link>
    </>
  );
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="apart-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </div>
  );
}
