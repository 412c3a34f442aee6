import type { ReactNode } from 'react';
import { ChangePassword } from '@/features/account/components/change-password';
import { DeleteAccount } from '@/features/account/components/delete-account';
import { DownloadData } from '@/features/account/components/download-data';
import { KeptData } from '@/features/account/components/kept-data';
import type { SignedInUser } from '@/features/account/session';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import { Dialog } from '@/ui/dialog';

const itemTitles = checklistItems.map(({ title }) => title);

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
        <DownloadData user={user} itemTitles={itemTitles} />
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
