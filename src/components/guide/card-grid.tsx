import type { ReactNode } from 'react';

/** Cards side by side, for things a reader compares. Their number decides the columns, so that none is left alone. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="card-grid">{children}</ul>
    </div>
  );
}

export function GridCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line bg-card p-4 sm:p-5">
      <h3>{title}</h3>
      {children}
    </li>
  );
}
