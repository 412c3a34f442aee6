import type { ReactNode } from 'react';

/** The h1 takes focus on navigation (see use-page-change.ts). */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="mb-6 max-w-measure print:mb-1">
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
    </div>
  );
}
