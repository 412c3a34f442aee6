import { useNavigate } from 'react-router-dom';
import { signOut } from '@/auth/session';
import { showToast } from '@/toasts/show-toast';

/** Returns a function that signs out, shows a toast and navigates to /auth. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut();
    showToast({ kind: 'success', message: 'Signed out successfully' });
    navigate('/auth');
  };
}
