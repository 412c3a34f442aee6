import { useNavigate } from 'react-router-dom';
import { showToast } from '@/toasts/show-toast';
import { authStore, signOut } from './session';

/** Returns a function that signs out, shows a toast and navigates to /auth. Does nothing once signed out. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    if (authStore.get().status === 'signed-out') return;
    signOut();
    showToast({ kind: 'success', message: 'Signed out successfully' });
    navigate('/auth');
  };
}
