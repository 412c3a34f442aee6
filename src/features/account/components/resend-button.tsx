import { useEffect, useSyncExternalStore } from 'react';
import { withDeadline } from '@/browser/deadline';
import { createStore } from '@/browser/store';
import { keepInTab, readInTab } from '@/browser/tab-value';
import { type AuthResult, resendConfirmation } from '@/features/account/auth-requests';
import { connect } from '@/features/account/session';
import { AgainButton } from './again-button';

export const SENT =
  'If that address is waiting to be confirmed, a new link is on its way. Nothing after ten minutes? Look in your spam folder, or try again in an hour.';

/** When this tab last sent a confirmation (`performance.now()`), also before a reload. Sign-in and sign-up share the wait. */
const lastSentAtMs = createStore(
  performance.now() - (Date.now() - Number(readInTab('paradise-pcs-mailed-at') ?? 0)),
);

function noteSent(atMs: number): void {
  lastSentAtMs.set(atMs);
  keepInTab('paradise-pcs-mailed-at', String(Date.now() - (performance.now() - atMs)));
}

type ResendButtonProps = {
  email: string;
  /** When a sign-up sent one (`performance.now()`). */
  sentAtMs?: number | undefined;
};

/** Resends the confirmation, and never reveals whether the address has an account. */
export function ResendButton({ email, sentAtMs }: ResendButtonProps) {
  useEffect(() => {
    if (sentAtMs) noteSent(sentAtMs);
  }, [sentAtMs]);
  const lastAtMs = useSyncExternalStore(lastSentAtMs.subscribe, lastSentAtMs.get);

  async function send() {
    const result = await resend(email);
    if (result === 'ok') noteSent(performance.now());
    return result;
  }

  return (
    <AgainButton label="No email? Send the confirmation again" sentAtMs={lastAtMs} send={send} sent={SENT} />
  );
}

async function resend(email: string): Promise<AuthResult> {
  try {
    return await withDeadline(async () => resendConfirmation(await connect(), email));
  } catch {
    return 'unreachable';
  }
}
