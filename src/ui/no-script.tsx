import type { ReactNode } from 'react';

export function NoScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-4 font-semibold">{children}</p>
    </noscript>
  );
}
