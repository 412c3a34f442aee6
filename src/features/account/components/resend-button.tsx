import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { withDeadline } from '@/browser/deadline';
import { createStore } from '@/browser/store';
import { type AuthResult, resendConfirmation } from '@/features/account/auth-requests';
import { adviceOn } from '@/features/account/failure-toast';
import { connect } from '@/features/account/session';

const WAIT_SECONDS = 60;
export const SENT =
  'If that address is waiting to be confirmed, a new link is on its way. Nothing after ten minutes? Look in your spam folder, or try again in an hour.';

/** When this page last sent a confirmation (`performance.now()`). Sign-in and sign-up share the wait. */
const lastSentAtMs = createStore(Number.NEGATIVE_INFINITY);

type ResendButtonProps = {
  email: string;
  /** When a sign-up sent one (`performance.now()`). */
  sentAtMs?: number | undefined;
};

/** Resends the confirmation, at most once a minute, and never reveals whether the address has an account. */
export function ResendButton({ email, sentAtMs }: ResendButtonProps) {
  useEffect(() => {
    if (sentAtMs) lastSentAtMs.set(sentAtMs);
  }, [sentAtMs]);
  const secondsLeft = useSecondsLeft();
  const [outcome, setOutcome] = useState('');
  const isSending = useRef(false);

  async function send() {
    if (isSending.current || secondsLeft > 0) return;
    isSending.current = true;
    setOutcome('');
    const result = await resend(email);
    isSending.current = false;
    if (result === 'ok') lastSentAtMs.set(performance.now());
    setOutcome((result === 'ok' ? SENT : adviceOn(result)) ?? '');
  }

  return (
    <div className="mt-1 text-sm text-ink-soft">
      <button
        type="button"
        aria-disabled={secondsLeft > 0}
        onClick={() => void send()}
        className="link min-h-11 text-left [font-variant-numeric:tabular-nums] aria-disabled:text-ink-soft aria-disabled:no-underline"
      >
        No mail? Send the confirmation again{secondsLeft > 0 && ` in ${secondsLeft} seconds`}
      </button>
      <p role="status">{outcome}</p>
    </div>
  );
}

/** Whole seconds until the next one may be sent. */
function useSecondsLeft(): number {
  const sentAtMs = useSyncExternalStore(lastSentAtMs.subscribe, lastSentAtMs.get);
  const [nowMs, setNowMs] = useState(() => performance.now());
  const secondsLeft = Math.ceil(WAIT_SECONDS - Math.max(0, nowMs - sentAtMs) / 1000);
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    setNowMs(performance.now());
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNowMs(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return Math.max(0, secondsLeft);
}

async function resend(email: string): Promise<AuthResult> {
  try {
    return await withDeadline(async () => resendConfirmation(await connect(), email));
  } catch {
    return 'unreachable';
  }
}
