import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

/** Collapsed until opened; always open in print. */
export function Disclosure({
  summary,
  isOpen,
  onToggle,
  children,
}: {
  summary: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}>
      <summary className="inline-flex min-h-11 list-none items-center gap-1 py-2 text-action [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform [[open]>summary>&]:rotate-180"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
