import { Avatar } from '@/features/account/components/avatar';
import { useAuth } from '@/features/account/use-auth';
import { Dialog } from '@/ui/dialog';
import { SiteNav } from './site-nav';

export type SidePanelProps = { isOpen: boolean; onClose: () => void };

export function SidePanel(props: SidePanelProps) {
  return (
    <Dialog shape="side" title="Side menu" {...props}>
      <SignedInAs />
      <SiteNav />
    </Dialog>
  );
}

/** On a phone, the header has no room for the email. */
function SignedInAs() {
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
