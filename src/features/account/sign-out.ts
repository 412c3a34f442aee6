import { forget, keep, readKept } from '@/browser/kept-value';
import type { AppPath } from '@/site-map';
import { showToast, type Toast } from '@/toasts/show-toast';
import { authStore, SIGNED_OUT } from './auth-state';
import { noteOwner, ownerOfHere } from './keeping/from-account';
import { keptThings } from './kept-things';
import { sessionToasts } from './session-toasts';
import { sessionStorageKey, storedAccessToken } from './stored-session';
import { loadSupabase } from './supabase';

/** Signs out by the user's own press, says so and what stays here, and opens /auth. Does nothing once signed out. */
export function leave(navigate: (path: AppPath) => void): void {
  const auth = authStore.get();
  if (auth.status === 'signed-out') return;
  const stays = auth.status === 'signed-in' ? whatStays(auth.user.id) : {};
  signOut();
  showToast({ topic: 'sign-out', kind: 'success', message: 'Signed out successfully', ...stays });
  navigate('/auth');
}

/** Signs out locally first, then tells the server: on a shared computer, a sign-out must not wait for the network. */
function signOut(): void {
  const accessToken = storedAccessToken();
  clearSession();
  if (!accessToken) return;
  loadSupabase()
    .then((supabase) => supabase.auth.admin.signOut(accessToken, 'local'))
    .catch(() => undefined);
}

/** Signs out in this browser only, immediately and without a toast. Other tabs say why, as `isDeleted` tells. */
export function clearSession({ isDeleted = false } = {}): void {
  const key = sessionStorageKey();
  if (key && isDeleted) keep(key, JSON.stringify(DELETED));
  if (key) forget(key);
  authStore.set(SIGNED_OUT);
}

/** Signs out because the account is gone, as another tab found. */
export function leaveDeleted(): void {
  if (authStore.get().status === 'signed-in') showToast(sessionToasts.gone);
  authStore.set(SIGNED_OUT);
}

/** What takes the session's place for a moment, so that other tabs hear of it. */
const DELETED = { isDeleted: true };

export function isDeletedSession(text: string): boolean {
  return text === JSON.stringify(DELETED);
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
