import { useMemo } from 'react';
import type { SignedInUser } from '@/features/account/auth-state';
import { type EmailChange, resendEmailChange } from '@/features/account/email-change';
import { LINK_MINUTES } from '@/features/account/mail-limits';
import { FormMessage } from '@/ui/form-message';
import { Address } from './address';
import { AgainButton } from './again-button';

type EmailChangeWaitsProps = { user: SignedInUser; change: EmailChange; onSent: () => void };

/** The server doesn't say which of the two links was opened already, or whether the project mails only one. */
export function EmailChangeWaits({ user, change: { newEmail, sentAt }, onSent }: EmailChangeWaitsProps) {
  const sentAtMs = useMemo(() => pageTime(sentAt), [sentAt]);
  const hasExpired = performance.now() - sentAtMs > LINK_MINUTES * 60_000;

  async function send() {
    const result = await resendEmailChange(user);
    if (result === 'ok') onSent();
    return result;
  }

  return (
    <>
      {hasExpired ? (
        <FormMessage tone="info" title="The links have expired">
          Your email is still <Address>{user.email}</Address>.
        </FormMessage>
      ) : (
        <Waiting user={user} newEmail={newEmail} />
      )}
      <AgainButton
        label={hasExpired ? 'Send new links' : 'No email? Send the links again'}
        sentAtMs={sentAtMs}
        send={send}
        sent="New links are on their way. Only the newest work: open each one, even if you opened one before."
      />
    </>
  );
}

function Waiting({ user, newEmail }: { user: SignedInUser; newEmail: string }) {
  return (
    <FormMessage tone="info" title="Waiting for the links we emailed">
      <ol className="mt-1 list-decimal apart-1 pl-6">
        <li>
          Open the one to <Address>{newEmail}</Address>.
        </li>
        <li>
          Open the one to <Address>{user.email}</Address>, your email until then. If none comes there, the
          first is enough.
        </li>
      </ol>
      <p className="mt-2">
        Use any order and any device. If you opened one already, only the other is left. Each works once, for{' '}
        {LINK_MINUTES} minutes.
      </p>
      <p className="mt-2">Don’t sign up with the new address: that would stop the change.</p>
    </FormMessage>
  );
}

/** The server's time as `performance.now()`; now, when this device's clock is behind. */
function pageTime(at: string): number {
  const now = performance.now();
  const agoMs = Date.now() - Date.parse(at);
  return agoMs >= 0 ? now - agoMs : now;
}
