import { useEffect, useRef, useState } from 'react';
import type { AuthResult } from '@/features/account/auth-requests';
import { adviceOn } from '@/features/account/failure-toast';
import { MAIL_WAIT_SECONDS } from '@/features/account/mail-limits';

type AgainButtonProps = {
  label: string;
  /** When the last email went out (`performance.now()`). */
  sentAtMs: number;
  send: () => Promise<AuthResult>;
  /** The message once another one has gone out. */
  sent: string;
};

/** Sends an email again, at most once a minute. */
export function AgainButton({ label, sentAtMs, send, sent }: AgainButtonProps) {
  const secondsLeft = useSecondsLeft(sentAtMs);
  const [outcome, setOutcome] = useState('');
  const isSending = useRef(false);

  async function press() {
    if (isSending.current || secondsLeft > 0) return;
    isSending.current = true;
    setOutcome('');
    const result = await send();
    isSending.current = false;
    setOutcome((result === 'ok' ? sent : adviceOn(result)) ?? '');
  }

  return (
    <div className="mt-1 text-sm text-ink-soft">
      <button
        type="button"
        aria-disabled={secondsLeft > 0}
        onClick={() => void press()}
        className="link min-h-11 text-left [font-variant-numeric:tabular-nums] aria-disabled:text-ink-soft aria-disabled:no-underline"
      >
        {label}
        {secondsLeft > 0 && <span>{` in ${secondsLeft} seconds`}</span>}
      </button>
      <p role="status">{outcome}</p>
    </div>
  );
}

/** Whole seconds until the next one may be sent. */
function useSecondsLeft(sentAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => performance.now());
  const secondsLeft = Math.ceil(MAIL_WAIT_SECONDS - Math.max(0, nowMs - sentAtMs) / 1000);
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    setNowMs(performance.now());
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNowMs(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return Math.max(0, secondsLeft);
}
