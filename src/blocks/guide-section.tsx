import type { ReactNode } from 'react';

export type GuideSectionProps = { title: string; children: ReactNode };

export function GuideSection({ title, children }: GuideSectionProps) {
  const id = sectionId(title);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
