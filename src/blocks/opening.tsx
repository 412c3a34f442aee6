import type { ReactNode } from 'react';
import { slugOf } from '@/browser/slug';

type OpeningProps = {
  title: string;
  /** One of several of a kind, whose title is as large as the sections’. */
  isSection?: boolean;
  children: ReactNode;
};

/** What a guide is about, drawn or side by side before its first steps. As linkable as a section. */
export function Opening({ title, isSection = false, children }: OpeningProps) {
  const id = slugOf(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`scroll-mt-20 ${isSection ? 'mb-3' : 'mb-2 text-xl'}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
