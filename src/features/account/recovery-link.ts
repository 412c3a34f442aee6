import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { createStore } from '@/browser/store';
import type { Tokens } from './auth-callback';

/** The password reset link that opened this page; `tokens` is undefined when it no longer works. */
export type RecoveryLink = { tokens: Tokens | undefined };

export const recoveryLink = createStore<RecoveryLink | undefined>(undefined);

/** Redirects a password reset link to /auth. It opens another page if the server doesn't allow /auth as its target. */
export function useRecoveryPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = () => recoveryLink.get() && navigate('/auth', { replace: true });
    open();
    return recoveryLink.subscribe(open);
  }, [navigate]);
}
