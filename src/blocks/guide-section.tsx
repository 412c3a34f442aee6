import type { ReactNode } from 'react';
import type { Text } from '@/guides/types';
import { Disclosure } from './disclosure';
import { FactText } from './fact-text';

type Folded = {
  /** The section in one line. Facts in it belong to the guide's data, too, for the list of sources. */
  answer: Text;
  /** What opens the rest, such as "All eight checks". */
  more: string;
};

export type GuideSectionProps = { title: string; children: ReactNode } & (
  | Folded
  | { answer?: undefined; more?: undefined }
);

/** With an answer, the rest of the section is folded until it is opened, linked to or printed. */
export function GuideSection({ title, answer, more, children }: GuideSectionProps) {
  const id = sectionId(title);
  return (
    <section aria-labelledby={id} className={answer ? 'mt-8' : 'mt-10'}>
      <h2 id={id} className={answer ? 'mb-1' : 'mb-3'}>
        {title}
      </h2>
      {answer ? (
        <>
          <p className="max-w-measure">
            <FactText of={answer} />
          </p>
          <Disclosure summary={more}>
            <div className="pt-2">{children}</div>
          </Disclosure>
        </>
      ) : (
        children
      )}
    </section>
  );
}

export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
