import { useCallback, useEffect, useState } from 'react';
import { withDeadline } from '@/browser/deadline';
import { authStore, SIGNED_OUT } from '@/features/account/auth-state';
import { awaitSession, UNCHECKED } from '@/features/account/await-session';
import { forgetOnLeaving } from '@/features/account/keeping/forget-on-leaving';
import { hasStoredSession } from '@/features/account/stored-session';
import { useAuth } from '@/features/account/use-auth';
import { showToast } from '@/toasts/show-toast';
import { useLazyComponent } from '@/ui/use-lazy-component';

/** Loads the account's part of every page only for who is, or may be, signed in. */
export function AccountLoader() {
  const [isAwaited, setAwaited] = useState(true);
  const isSignedIn = useAuth().status === 'signed-in';
  // Before a session is awaited, so that it sees who leaves.
  useEffect(forgetOnLeaving, []);
  useEffect(() => awaitSession(() => setAwaited(false)), []);
  const onFailed = useCallback(() => {
    setAwaited(true);
    authStore.set(SIGNED_OUT);
    showToast(UNCHECKED);
  }, []);
  const AccountPart = useLazyComponent(loadAccountPart, !isAwaited || isSignedIn, onFailed);
  return AccountPart && <AccountPart />;
}

function loadAccountPart() {
  // What the session asks for itself, requested now instead of once that has loaded.
  if (hasStoredSession()) import('@/features/account/supabase-client').catch(() => undefined);
  return withDeadline(() => import('./account-part').then(({ AccountPart }) => AccountPart));
}
