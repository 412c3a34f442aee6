import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

/** Collapsed until opened; always open in print. `end`: what stands at the end of the summary’s line, such as an amount. */
export function Disclosure({
  summary,
  end,
  isOpen,
  onToggle,
  children,
}: {
  summary: ReactNode;
  end?: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}>
      <summary
        className={`${end ? 'flex print:min-h-0 print:py-0 print:text-sm' : 'inline-flex'} min-h-11 list-none items-center gap-1 py-2 text-action [&::-webkit-details-marker]:hidden`}
      >
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform [[open]>summary>&]:rotate-180"
        />
        {summary}
        {end && <span className="ml-auto pl-4 text-right font-semibold text-ink">{end}</span>}
      </summary>
      {children}
    </details>
  );
}
