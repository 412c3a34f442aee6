import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { DeadlineError, withDeadline } from '@/lib/deadline';
import { createStore } from '@/lib/store';
import { removeStoredItem } from '@/lib/stored-item';
import { hasStoredSession, sessionStorageKey, storedAccessToken } from '@/lib/stored-session';
import { loadSupabase, type Supabase } from '@/lib/supabase';
import { showToast } from '@/toasts/show-toast';
import { isUnanswered } from './account';
import { notices } from './notices';

export type SignedInUser = { id: string; email: string; avatarUrl: string | undefined };

export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser };

export const LOADING: AuthState = { status: 'loading' };
const SIGNED_OUT: AuthState = { status: 'signed-out' };

export const authStore = createStore<AuthState>(LOADING);

let isFollowing = false;

/** The Supabase client, with this page following its sign-ins. Rejects when its code cannot be fetched. */
export async function connect(): Promise<Supabase> {
  const supabase = await loadSupabase();
  if (!isFollowing) supabase.auth.onAuthStateChange(onAuthChange);
  isFollowing = true;
  return supabase;
}

/** Asks the server about the stored session, for ten seconds at most, and says so when it could not. */
export async function checkSession(): Promise<void> {
  try {
    const { data, error } = await withDeadline(async () => (await connect()).auth.getSession());
    become(stateOf(data.session));
    if (error && isUnanswered(error)) showToast(notices.unchecked);
  } catch (error) {
    become(SIGNED_OUT);
    showToast(error instanceof DeadlineError ? notices.unchecked : notices.notLoaded);
  }
}

/**
 * Signs this browser out at once, whatever the server does: on a shared computer "signed out" must be true.
 * The server is told afterwards.
 */
export function signOut(): void {
  const accessToken = storedAccessToken();
  forgetSession();
  if (!accessToken) return;
  loadSupabase()
    .then((supabase) => supabase.auth.admin.signOut(accessToken, 'local'))
    .catch(() => undefined);
}

function forgetSession() {
  const key = sessionStorageKey();
  if (key) removeStoredItem(key);
  authStore.set(SIGNED_OUT);
}

/** Shows who is signed in now; a sign-out that nobody pressed a button for is explained. */
export function become(next: AuthState): void {
  const before = authStore.get();
  if (isSameUser(before, next)) return;
  if (before.status === 'signed-in' && next.status === 'signed-out') showToast(notices.signedOut);
  authStore.set(next);
}

// Synchronous, as supabase-js asks. What INITIAL_SESSION says is asked for in `checkSession`, with the reason.
// Another tab's news may arrive after a sign-out: what counts is what this browser holds.
function onAuthChange(event: AuthChangeEvent, session: Session | null): void {
  if (event !== 'INITIAL_SESSION') become(hasStoredSession() ? stateOf(session) : SIGNED_OUT);
}

function stateOf(session: Session | null): AuthState {
  const user = session?.user;
  if (typeof user?.id !== 'string') return SIGNED_OUT;
  return {
    status: 'signed-in',
    user: {
      id: user.id,
      email: textOr('', user.email),
      avatarUrl: textOr(undefined, user.user_metadata?.avatar_url),
    },
  };
}

// A stored session may hold anything.
function textOr<T>(fallback: T, value: unknown): string | T {
  return typeof value === 'string' ? value : fallback;
}

// SIGNED_IN comes again whenever a tab regains focus: the same person is no change.
function isSameUser(a: AuthState, b: AuthState): boolean {
  if (a.status === 'signed-in' && b.status === 'signed-in') return a.user.id === b.user.id;
  return a.status === b.status;
}
