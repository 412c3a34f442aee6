import type { ReactNode } from 'react';

/** Cards side by side, for things a reader compares; four sit two by two. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 xl:has-[>li:nth-child(4):last-child]:grid-cols-2">
      {children}
    </ul>
  );
}

export function GridCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line bg-card p-5">
      <h3>{title}</h3>
      {children}
    </li>
  );
}
