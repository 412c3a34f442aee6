import { Link, useNavigate } from 'react-router-dom';
import { type SignedInUser, signOut } from '@/auth/session';
import { useAuth } from '@/auth/use-auth';
import { showToast } from '@/lib/toast';
import { Button, buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

export function AccountStatus() {
  const auth = useAuth();
  return (
    <div className="ml-auto flex min-w-21 shrink-0 items-center justify-end sm:min-w-28 lg:ml-4">
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
    <div className="needs-script h-11 w-21 animate-pulse sm:w-28 rounded-lg bg-sand">
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
      <Avatar user={user} />
      <span className="hidden max-w-48 truncate text-sm md:block">{user.email}</span>
      <Button variant="secondary" onClick={leave}>
        <Icon name="log-out" className="size-4" />
        <span className="max-md:sr-only">Sign Out</span>
      </Button>
    </div>
  );
}

function Avatar({ user }: { user: SignedInUser }) {
  if (user.avatarUrl) {
    return <img src={user.avatarUrl} alt="" className="size-9 rounded-full object-cover" />;
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full bg-action-tint font-semibold text-action uppercase"
    >
      {user.email.slice(0, 1)}
    </span>
  );
}
