import { SignedInAs } from '@/features/account/components/signed-in-as';
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
