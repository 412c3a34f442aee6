import { useState } from 'react';
import type { SignedInUser } from '@/features/account/auth-state';

/** The user's picture. Without one, or where it can't be shown, the first letter of the email. */
export function Avatar({ user }: { user: SignedInUser }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (user.avatarUrl && user.avatarUrl !== failedUrl) {
    return (
      <img
        src={user.avatarUrl}
        alt=""
        onError={() => setFailedUrl(user.avatarUrl)}
        className="size-9 shrink-0 rounded-full object-cover"
      />
    );
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
