import { useAuth } from '@/features/account/use-auth';
import { Avatar } from './avatar';

/** For the side menu on a phone, whose header has no room for the email. */
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
