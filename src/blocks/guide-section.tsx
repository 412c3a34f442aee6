import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { DisclosureRow } from './disclosure';
import { useIsWhole } from './whole-page';

export type GuideSectionProps = {
  title: string;
  /** The section in one line, without marks or links: it is in the line that opens the rest. */
  answer?: string;
  children: ReactNode;
};

/** With an answer, a row that is folded until it is opened, linked to or printed. */
export function GuideSection({ title, answer, children }: GuideSectionProps) {
  const id = sectionId(title);
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

/** The sections of a guide. Folded ones that follow each other are the rows of one card. */
export function GuideSections({ children }: { children: ReactNode }) {
  const isWhole = useIsWhole();
  if (!isWhole) return null;
  const runs: ReactNode[][] = [];
  let wasFolded = false;
  for (const child of Children.toArray(children)) {
    const isFolded = isSection(child) && child.props.answer !== undefined;
    if (isFolded && wasFolded) runs.at(-1)?.push(child);
    else runs.push([child]);
    wasFolded = isFolded;
  }
  // Only folded sections make a run of several.
  const lastRun = runs.findLast(({ length }) => length > 1);
  return runs.map((run) => {
    const [first] = run;
    if (!isSection(first) || !first.props.answer) return first;
    return (
      <div key={first.key} className="@container mt-10">
        {run === lastRun && (
          <p data-unsearched className="no-print mb-2 font-semibold text-ink-soft">
            Also good to know
          </p>
        )}
        <div className="divide-y divide-line rounded-xl border border-line bg-card">{run}</div>
      </div>
    );
  });
}

export function isSection(child: ReactNode): child is ReactElement<GuideSectionProps> {
  return isValidElement(child) && child.type === GuideSection;
}

export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
