import type { ReactNode } from 'react';
import type { SignedInUser } from '@/features/account/auth-state';
import { ChangeEmail } from '@/features/account/components/change-email';
import { ChangePassword } from '@/features/account/components/change-password';
import { DeleteAccount } from '@/features/account/components/delete-account';
import { DownloadData } from '@/features/account/components/download-data';
import { KeptData } from '@/features/account/components/kept-data';
import { itemDays } from '@/features/checklist/content/item-days';
import { Dialog } from '@/ui/dialog';

export type MyAccountProps = { user: SignedInUser; onClose: () => void };

export function MyAccount({ user, onClose }: MyAccountProps) {
  return (
    <Dialog shape="wide" title="My account" isOpen onClose={onClose}>
      <p className="mb-3 wrap-anywhere">
        Signed in as <strong>{user.email}</strong>
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Part title="Change password">
            <ChangePassword user={user} />
          </Part>
          <Part title="Change my email">
            <ChangeEmail user={user} />
          </Part>
        </div>
        <div className="grid gap-4">
          <Part title="Download my data">
            <DownloadData user={user} itemTitles={Object.values(itemDays).map(({ title }) => title)} />
          </Part>
          <Part title="What this site keeps">
            <KeptData />
          </Part>
          <Part title="Delete my account" isGrave>
            <DeleteAccount user={user} />
          </Part>
        </div>
      </div>
    </Dialog>
  );
}

/** `isGrave`: what it does can't be undone. */
function Part({ title, isGrave, children }: { title: string; isGrave?: boolean; children: ReactNode }) {
  return (
    <section className={`rounded-xl border p-4 ${isGrave ? 'border-bad' : 'border-line'}`}>
      <h3 className="mb-3">{title}</h3>
      {children}
    </section>
  );
}
