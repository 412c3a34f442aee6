import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { withDeadline } from '@/browser/deadline';
import { dismissToasts, showToast, type Toast } from '@/toasts/show-toast';
import { type AuthState, authStore, LOADING, SIGNED_OUT } from './auth-state';
import { UNCHECKED } from './await-session';
import { sessionToasts } from './session-toasts';
import { hasStoredSession, type StoredSession, storedSession } from './stored-session';
import { getSession, isUnreachable, loadSupabase } from './supabase';
import type { Supabase } from './supabase-client';
import { tokenClockAdvice } from './token-age';

let isSubscribed = false;

/** Returns the Supabase client and subscribes to its auth changes once. Rejects when its code can't be loaded. */
export async function connect(): Promise<Supabase> {
  const supabase = await loadSupabase();
  if (!isSubscribed) supabase.auth.onAuthStateChange(onAuthChange);
  isSubscribed = true;
  return supabase;
}

/** Checks the stored session with the server. Shows a toast if it is unreachable or takes over ten seconds. */
export async function checkSession(): Promise<void> {
  if (authStore.get().status === 'signed-out') authStore.set(LOADING);
  try {
    const { data, error } = await withDeadline(async () => getSession(await connect()));
    setAuthState(currentState(data.session));
    if (!error) dismissToasts(UNCHECKED);
    if (error && isUnreachable(error)) showToast(unchecked());
  } catch {
    setAuthState(SIGNED_OUT);
    showToast(unchecked());
  }
}

function unchecked(): Toast {
  return { ...UNCHECKED, description: tokenClockAdvice() ?? UNCHECKED.description };
}

/** Takes over who another tab has signed in. That tab has asked the server: if this one did, too, they would never end. */
export function adoptStored(): void {
  const session = storedSession();
  if (Number(session?.expires_at) * 1000 < Date.now()) return void checkSession();
  setAuthState(currentState(session));
  // So that this tab hears when the session ends.
  connect().catch(() => undefined);
}

/**
 * Updates the auth state. Shows a toast for a sign-out the user didn't ask for, including that of a session from an
 * earlier visit.
 */
export function setAuthState(next: AuthState): void {
  const before = authStore.get();
  if (isSame(before, next)) return;
  // Only a stored session makes the page load one.
  const hadSession = before.status === 'signed-in' || (before.status === 'loading' && !hasStoredSession());
  if (hadSession && next.status === 'signed-out') showToast(sessionToasts.signedOut);
  authStore.set(next);
}

// Synchronous, because the auth client waits for it. `checkSession` covers INITIAL_SESSION, with its error.
function onAuthChange(event: AuthChangeEvent, session: Session | null): void {
  if (event !== 'INITIAL_SESSION') setAuthState(currentState(session));
}

// A session can arrive after a sign-out here or in another tab, so local storage decides.
function currentState(session: StoredSession | null | undefined): AuthState {
  return hasStoredSession() ? toAuthState(session) : SIGNED_OUT;
}

function toAuthState(session: StoredSession | null | undefined): AuthState {
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

// Storage can hold anything, so don't trust the session's types.
function textOr<T>(fallback: T, value: unknown): string | T {
  return typeof value === 'string' ? value : fallback;
}

// supabase-js emits SIGNED_IN whenever a tab regains focus.
function isSame(a: AuthState, b: AuthState): boolean {
  if (a.status === 'signed-in' && b.status === 'signed-in')
    return a.user.id === b.user.id && a.user.email === b.user.email;
  return a.status === b.status;
}
