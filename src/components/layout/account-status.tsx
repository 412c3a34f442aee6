import { Link, useNavigate } from 'react-router-dom';
import { type SignedInUser, signOut } from '@/auth/session';
import { useAuth } from '@/auth/use-auth';
import { showToast } from '@/toasts/show-toast';
import { Button, buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

export function AccountStatus() {
  const auth = useAuth();
  return (
    <div className="ml-auto flex min-w-22 shrink-0 items-center justify-end sm:min-w-28 lg:ml-4">
      {auth.status === 'loading' && <Placeholder />}
      {auth.status === 'signed-out' && (
        <Link to="/auth" className={buttonClass()}>
          <Icon name="log-in" className="size-4 max-sm:hidden" />
          Login
        </Link>
      )}
      {auth.status === 'signed-in' && <SignedIn user={auth.user} />}
    </div>
  );
}

function Placeholder() {
  return (
    <div className="needs-script h-11 w-22 animate-pulse sm:w-28 rounded-lg bg-sand">
      <span className="sr-only">Checking whether you are signed in</span>
    </div>
  );
}

function SignedIn({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  function leave() {
    signOut();
    showToast({ kind: 'success', message: 'Signed out successfully' });
    navigate('/auth');
  }
  return (
    <div className="flex items-center gap-2">
      <span className="flex items-center gap-2 max-md:hidden">
        <Avatar user={user} />
        <span className="max-w-48 truncate text-sm">{user.email}</span>
      </span>
      <Button variant="secondary" onClick={leave} className="max-sm:px-2.5">
        <Icon name="log-out" className="size-4 max-sm:hidden" />
        Sign Out
      </Button>
    </div>
  );
}

/** For the side menu on a phone, whose header has no room for it. */
export function SignedInAs() {
  const auth = useAuth();
  if (auth.status !== 'signed-in') return null;
  return (
    <div className="mb-4 flex items-center gap-3 rounded-lg bg-sand p-3">
      <Avatar user={auth.user} />
      <p className="min-w-0 text-sm wrap-anywhere">
        Signed in as <strong className="font-semibold">{auth.user.email}</strong>
      </p>
    </div>
  );
}

function Avatar({ user }: { user: SignedInUser }) {
  if (user.avatarUrl) {
    return <img src={user.avatarUrl} alt="" className="size-9 shrink-0 rounded-full object-cover" />;
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-action-tint font-semibold text-action uppercase"
    >
      {user.email.slice(0, 1)}
    </span>
  );
}
