import { useNavigate } from 'react-router-dom';
import { forget, readKept } from '@/browser/kept-value';
import { showToast, type Toast } from '@/toasts/show-toast';
import { noteOwner, ownerOfHere } from './keeping/from-account';
import { keptThings } from './kept-things';
import { authStore, signOut } from './session';

/** Returns a function that signs out, shows a toast and navigates to /auth. Does nothing once signed out. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const auth = authStore.get();
    if (auth.status === 'signed-out') return;
    const stays = auth.status === 'signed-in' ? whatStays(auth.user.id) : {};
    signOut();
    showToast({ topic: 'sign-out', kind: 'success', message: 'Signed out successfully', ...stays });
    navigate('/auth');
  };
}

type Table = keyof typeof keptThings;

/** What this browser keeps in no account is everybody's who uses it. */
function whatStays(userId: string): Partial<Toast> {
  // Object.keys loses the key type.
  const tables = (Object.keys(keptThings) as Table[]).filter(
    (table) => readKept(keptThings[table].here) !== null,
  );
  const own = tables.filter((table) => ownerOfHere(table) === userId);
  if (own.length > 0)
    return {
      description: `This browser still has ${own.map((table) => keptThings[table].name).join(' and ')}.`,
      button: { label: 'Remove from this browser', onPress: () => remove(own) },
      isPersistent: true,
    };
  if (tables.length === 0) return {};
  return {
    description: 'What you keep in this browser stays here. On a shared computer, clear it on its page.',
  };
}

function remove(tables: readonly Table[]) {
  for (const table of tables) {
    forget(keptThings[table].here);
    noteOwner(table, undefined);
  }
  showToast({ topic: 'sign-out', kind: 'success', message: 'Removed from this browser' });
}
