import type { ReactNode } from 'react';
import { slugOf } from '@/browser/slug';

/** What a guide is about, drawn or side by side before its first steps. As linkable as a section. */
export function Opening({ title, children }: { title: string; children: ReactNode }) {
  const id = slugOf(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 scroll-mt-20 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
