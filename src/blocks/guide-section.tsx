import type { ReactNode } from 'react';
import { slugOf } from '@/browser/slug';
import { DisclosureRow } from './disclosure';
import { useIsWhole } from './whole-page';

type Head = {
  title: string;
  /** The section in one line, without marks or links, because it is part of the button that opens the rest. */
  answer?: string;
};

export type Section = Head & {
  content: ReactNode;
  /** What folded sections that follow each other share: the title of their card. */
  group?: string;
};

/** With an answer, a row that is folded until it is opened, linked to or printed. */
export function GuideSection({ title, answer, children }: Head & { children: ReactNode }) {
  const id = slugOf(title);
  if (answer)
    return (
      <section aria-labelledby={id}>
        <DisclosureRow
          title={
            <h2 id={id} className="text-lg">
              {title}
            </h2>
          }
          answer={answer}
        >
          {children}
        </DisclosureRow>
      </section>
    );
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What was added to a guide, after what its page is for. */
export const MORE = 'More for your move';

function FoldsTitle({ title }: { title: string | undefined }) {
  if (!title) return null;
  return (
    <h2 id={slugOf(title)} data-unsearched className="no-print mb-3">
      {title}
    </h2>
  );
}

/** The sections of a guide. Folded ones that follow each other, of the same group if any, are the rows of one card. */
export function GuideSections({ of: sections }: { of: readonly Section[] }) {
  const isWhole = useIsWhole();
  if (!isWhole) return null;
  const runs: Section[][] = [];
  for (const section of sections) {
    const before = runs.at(-1)?.at(-1);
    const areFolded = section.answer !== undefined && before?.answer !== undefined;
    if (areFolded && section.group === before.group) runs.at(-1)?.push(section);
    else runs.push([section]);
  }
  const lastFolds = runs.findLast(([section]) => section?.answer);
  return runs.flatMap((run) => {
    const parts = run.map(({ content, group: _, ...section }) => (
      <GuideSection key={section.title} {...section}>
        {content}
      </GuideSection>
    ));
    if (!run[0]?.answer) return parts;
    return (
      <div key={run[0].title} className="@container mt-10">
        <FoldsTitle title={run[0].group ?? (run === lastFolds ? MORE : undefined)} />
        <div className="lined rounded-xl border border-line bg-card">{parts}</div>
      </div>
    );
  });
}
