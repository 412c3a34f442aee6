import type { ReactNode } from 'react';

/** What a visitor whose browser runs no script should know about this part of the page. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-4 font-semibold">{children}</p>
    </noscript>
  );
}
