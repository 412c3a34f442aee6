import type { SignedInUser } from '@/features/account/session';

export function Avatar({ user }: { user: SignedInUser }) {
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
