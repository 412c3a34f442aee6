import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { recoveryLink } from './recovery-link';

/** Redirects a password reset link to /auth. It opens another page if the server doesn't allow /auth as its target. */
export function useRecoveryPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = () => recoveryLink.get() && navigate('/auth', { replace: true });
    open();
    return recoveryLink.subscribe(open);
  }, [navigate]);
}
