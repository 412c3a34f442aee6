import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasStoredSession } from '@/features/account/stored-session';
import { useAuth } from '@/features/account/use-auth';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { useLazyComponent } from '@/ui/use-lazy-component';

const loadMenu = () => import('./account-menu').then(({ AccountMenu }) => AccountMenu);

/** Loads the account menu for signed-in users. If that fails, they get a sign-out button instead. */
export function AccountStatus() {
  const auth = useAuth();
  const [hasNoMenu, setHasNoMenu] = useState(false);
  const Menu = useLazyComponent(
    loadMenu,
    auth.status === 'signed-in',
    useCallback(() => setHasNoMenu(true), []),
  );
  useEffect(() => {
    if (hasStoredSession()) loadMenu().catch(() => undefined);
  }, []);
  const isSignedIn = auth.status === 'signed-in';
  return (
    // It takes the room that the search keeps for it, so that nothing moves when it arrives later.
    <div className="-ml-19.5 flex min-w-19 shrink-0 items-center justify-end sm:-ml-30 sm:min-w-28">
      {(auth.status === 'loading' || (isSignedIn && !Menu && !hasNoMenu)) && <Placeholder />}
      {auth.status === 'signed-out' && (
        <Link to="/auth" className={buttonClass('primary', 'max-sm:px-3')}>
          <Icon name="log-in" className="size-4 max-sm:hidden" />
          Login
        </Link>
      )}
      {isSignedIn && Menu && <Menu key={auth.user.id} user={auth.user} />}
      {isSignedIn && !Menu && hasNoMenu && <SignOutButton />}
    </div>
  );
}

function Placeholder() {
  return (
    <div className="needs-script h-11 grow rounded-lg bg-sand">
      <span className="sr-only">Checking whether you are signed in</span>
    </div>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  // It has loaded with the session, unless that has just begun.
  const onLeave = () => void import('@/features/account/sign-out').then(({ leave }) => leave(navigate));
  return (
    <Button variant="secondary" onClick={onLeave}>
      Sign Out
    </Button>
  );
}
