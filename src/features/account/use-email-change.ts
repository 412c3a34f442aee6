import { useCallback, useEffect, useRef, useState } from 'react';
import { onReturn, returnLimit } from '@/browser/on-return';
import type { SignedInUser } from './auth-state';
import { type EmailChange, fetchEmailChange } from './email-change';

const LOOK_MS = 15_000;

type EmailChangeState = {
  status: 'loading' | 'failed' | 'ready';
  pending: EmailChange | undefined;
  /** True once a change that waited here has happened, in this browser or another one. */
  isChanged: boolean;
};

/**
 * Returns the email change that waits for its links, kept up to date when the tab becomes visible again, and a way to
 * ask again.
 */
export function useEmailChange({ id, email }: SignedInUser) {
  const [state, setState] = useState<EmailChangeState>({
    status: 'loading',
    pending: undefined,
    isChanged: false,
  });
  const latest = useRef(0);
  const load = useCallback(async () => {
    latest.current += 1;
    const asked = latest.current;
    try {
      const found = await fetchEmailChange({ id, email });
      if (asked !== latest.current) return;
      setState(({ pending, isChanged }) => ({
        status: 'ready',
        pending: found.pending,
        isChanged: !found.pending && (isChanged || pending?.newEmail === found.email),
      }));
    } catch {
      if (asked !== latest.current) return;
      setState((before) => (before.status === 'ready' ? before : { ...before, status: 'failed' }));
    }
  }, [id, email]);
  useEffect(() => {
    void load();
    const limit = returnLimit();
    return onReturn(() => void (limit.passes() && load()));
  }, [load]);
  const isWaiting = state.pending !== undefined;
  // The links are usually opened on a phone, while this window never loses the focus.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, load]);
  return { ...state, load };
}
