import type { ReactNode } from 'react';
import type { SignedInUser } from '@/features/account/session';
import { Dialog } from '@/ui/dialog';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { KeptData } from './kept-data';

export type MyAccountProps = { user: SignedInUser; onClose: () => void };

export function MyAccount({ user, onClose }: MyAccountProps) {
  return (
    <Dialog title="My account" isOpen onClose={onClose}>
      <p className="wrap-anywhere">
        Signed in as <strong>{user.email}</strong>
      </p>
      <Section title="Change password">
        <ChangePassword user={user} />
      </Section>
      <Section title="Download my data">
        <DownloadData user={user} />
      </Section>
      <Section title="What this site keeps">
        <KeptData />
      </Section>
      <Section title="Delete my account">
        <DeleteAccount user={user} />
      </Section>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="mb-3">{title}</h3>
      {children}
    </section>
  );
}
