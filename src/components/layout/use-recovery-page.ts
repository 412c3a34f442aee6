import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { recoveryLink } from '@/auth/recovery-link';

/** A link for a forgotten password leads to /auth, or to another page where the server does not allow that one. */
export function useRecoveryPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = () => recoveryLink.get() && navigate('/auth', { replace: true });
    open();
    return recoveryLink.subscribe(open);
  }, [navigate]);
}
