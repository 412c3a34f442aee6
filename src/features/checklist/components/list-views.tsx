import { type ReactNode, useState } from 'react';
import { groupTitles } from '@/features/checklist/content/plan-words';
import type { PlanLines, TodoLine } from '@/features/checklist/dated-lines';
import { linesIn, planGroups } from '@/features/checklist/line-order';
import type { Progress } from '@/features/checklist/progress';
import { ChangingText } from '@/ui/changing-text';
import { ListOrder } from './list-order';

type ListViewsProps = {
  progress: Progress | undefined;
  isWaiting: boolean;
  /** Changes with the dates, to re-sort the groups. */
  dates: string;
  linesWith: (done: Progress | undefined) => PlanLines;
  row: (line: TodoLine, isNumbered: boolean) => ReactNode;
};

/** The 20 items and the early steps by date, or the items in order, with the steps beside them. */
export function ListViews({ progress, isWaiting, dates, linesWith, row }: ListViewsProps) {
  const [isByDate, setByDate] = useState(true);
  // A checked-off item stays in place, under the finger and the focus, until the list is sorted again.
  const [sorted, setSorted] = useState({ progress, key: '' });
  const key = `${isByDate} ${isWaiting} ${progress !== undefined} ${dates}`;
  if (sorted.key !== key) setSorted({ progress, key });
  const { items, steps } = linesWith(sorted.progress);
  const lines = progress ? [...steps, ...items] : items;
  return (
    <>
      <div className="mt-6">
        <ListOrder byTime="By date" isByTime={isByDate} onChange={setByDate} />
      </div>
      {!isByDate && (
        <ol className="mt-4" aria-busy={isWaiting}>
          {items.map((line) => row(line, true))}
        </ol>
      )}
      {isByDate &&
        planGroups.map((group) => {
          const members = linesIn(group, lines);
          if (members.length === 0 && group !== 'now') return null;
          if (group === 'not-needed')
            return (
              <details key={group} className="mt-6 print:hidden">
                <summary className="min-h-11 py-2">
                  <h2 className="inline text-xl">{groupTitles[group]}</h2>
                  <span className="text-ink-soft">{` · ${members.length} of the 20`}</span>
                </summary>
                <ol aria-busy={isWaiting}>{members.map((line) => row(line, false))}</ol>
              </details>
            );
          return (
            <section
              key={group}
              aria-label={groupTitles[group]}
              className={`mt-6 print:mt-0 ${group === 'before-landing' ? 'print:hidden' : ''}`}
            >
              <h2 className="text-xl">{groupTitles[group]}</h2>
              {members.length === 0 && (
                <p className="mt-1 text-ink-soft">
                  <ChangingText text="None of the 20 has to start today." />
                </p>
              )}
              <ol aria-busy={isWaiting}>{members.map((line) => row(line, false))}</ol>
            </section>
          );
        })}
    </>
  );
}
