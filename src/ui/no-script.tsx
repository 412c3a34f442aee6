import type { ReactNode } from 'react';

/** Shown until the starter has run: without JavaScript, and in browsers too old to read it. `of`: what doesn't work. */
export function NoScript({ of, children }: { of: string; children?: ReactNode }) {
  return (
    <p data-unsearched className="no-script mb-4 font-semibold">
      {of} needs JavaScript and a browser from 2023 or later. {children}
    </p>
  );
}
