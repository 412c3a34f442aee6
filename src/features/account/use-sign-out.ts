import { useNavigate } from 'react-router-dom';
import { readKept } from '@/browser/kept-value';
import { showToast } from '@/toasts/show-toast';
import { keptThings } from './kept-things';
import { authStore, signOut } from './session';

/** Returns a function that signs out, shows a toast and navigates to /auth. Does nothing once signed out. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    if (authStore.get().status === 'signed-out') return;
    signOut();
    showToast({ kind: 'success', message: 'Signed out successfully', ...stays() });
    navigate('/auth');
  };
}

/** What this browser keeps in no account is everybody's who uses it. */
function stays(): { description?: string } {
  const isKept = Object.values(keptThings).some(({ here }) => readKept(here) !== null);
  return isKept
    ? { description: 'What you keep in this browser stays here. On a shared computer, clear it on its page.' }
    : {};
}
