import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { takeAuthCallback } from '@/lib/auth-callback';
import { accountsAreSetUp } from '@/lib/env';
import { readStoredItem, watchStoredItem } from '@/lib/stored-item';
import { loadSupabase, sessionStorageKey } from '@/lib/supabase';
import { showToast } from '@/lib/toast';
import { notices } from './notices';
import { acceptTokens, signOut as endSession } from './session';
import { AuthContext, type AuthState } from './use-auth';

const signedOut: AuthState = { status: 'signed-out' };

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'loading' });
  const latest = useRef(state);
  const unsubscribe = useRef<() => void>(undefined);
  const isLeaving = useRef(false);

  const become = useCallback((next: AuthState) => {
    if (sameUser(latest.current, next)) return;
    const isSurprise =
      latest.current.status === 'signed-in' && next.status === 'signed-out' && !isLeaving.current;
    if (isSurprise) showToast(notices.signedOut);
    latest.current = next;
    setState(next);
  }, []);

  const onAuthChange = useCallback(
    (event: AuthChangeEvent, session: Session | null) => {
      if (event === 'INITIAL_SESSION' && !session && sessionIsStored()) showToast(notices.unchecked);
      become(stateOf(session));
    },
    [become],
  );

  const connect = useCallback(async () => {
    const supabase = await loadSupabase();
    if (!unsubscribe.current) {
      const { data } = supabase.auth.onAuthStateChange(onAuthChange);
      unsubscribe.current = () => data.subscription.unsubscribe();
    }
    return supabase;
  }, [onAuthChange]);

  const signOut = useCallback(async () => {
    isLeaving.current = true;
    try {
      await endSession(await connect());
    } finally {
      become(signedOut);
      isLeaving.current = false;
    }
  }, [connect, become]);

  useEffect(() => {
    const key = accountsAreSetUp ? sessionStorageKey() : undefined;
    if (!key) {
      become(signedOut);
      return undefined;
    }
    const start = (first?: Promise<void>) =>
      Promise.resolve(first)
        .then(connect)
        .then((supabase) => supabase.auth.getSession())
        .then(({ data }) => become(stateOf(data.session)))
        .catch(() => {
          become(signedOut);
          showToast(notices.notLoaded);
        });
    const callback = takeAuthCallback();
    if (callback?.kind === 'tokens') void start(finishConfirmation(callback));
    else if (readStoredItem(key) !== null) void start();
    else become(signedOut);
    if (callback && callback.kind !== 'tokens') showToast(notices[callback.kind]);
    const stopWatching = watchStoredItem(key, (value) => {
      if (value) void start();
      else become(signedOut);
    });
    return () => {
      stopWatching();
      unsubscribe.current?.();
      unsubscribe.current = undefined;
    };
  }, [connect, become]);

  const auth = useMemo(() => ({ state, connect, signOut }), [state, connect, signOut]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

async function finishConfirmation(tokens: { access_token: string; refresh_token: string }): Promise<void> {
  const accepted = await acceptTokens(await loadSupabase(), tokens);
  showToast(accepted ? notices.signedIn : notices.failed);
}

/** True when storage holds something that supabase-js would use as a session. */
function sessionIsStored(): boolean {
  const key = sessionStorageKey();
  return Boolean(key && readStoredItem(key)?.includes('"refresh_token"'));
}

function stateOf(session: Session | null): AuthState {
  const user = session?.user;
  if (!user?.id) return signedOut;
  const avatarUrl: unknown = user.user_metadata?.avatar_url;
  return {
    status: 'signed-in',
    user: {
      id: user.id,
      email: user.email ?? '',
      avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : undefined,
    },
  };
}

// SIGNED_IN comes again whenever a tab regains focus: the same person is no change.
function sameUser(a: AuthState, b: AuthState): boolean {
  if (a.status === 'signed-in' && b.status === 'signed-in') return a.user.id === b.user.id;
  return a.status === b.status;
}
