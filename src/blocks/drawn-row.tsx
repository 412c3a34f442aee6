import type { ReactNode } from 'react';

/** A drawing's outline. */
export const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A row of a list, with a drawing of 64 by 40, which says no more than the words. */
export function DrawnRow({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 py-2.5">
      <svg aria-hidden="true" width="64" height="40" {...line} className="mt-1 shrink-0 text-action">
        <path d={drawing} />
      </svg>
      <div className="flex-1 basis-[7rem]">{children}</div>
    </li>
  );
}
