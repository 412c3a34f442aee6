import { type ReactNode, useState } from 'react';
import { groupTitles } from '@/features/checklist/content/plan-words';
import type { Progress } from '@/features/checklist/progress';
import { entriesIn, type PlanEntry, planGroups } from '@/features/checklist/start-by';
import { ChangingText } from '@/ui/changing-text';
import { ListOrder } from './list-order';

type ListViewsProps = {
  progress: Progress | undefined;
  isWaiting: boolean;
  /** Changes with the dates, to re-sort the groups. */
  dates: string;
  /** What isn't an item and has to be asked for the day it is known. */
  atOnce: readonly string[];
  entriesWith: (done: Progress | undefined) => readonly PlanEntry[];
  row: (entry: PlanEntry, isNumbered: boolean) => ReactNode;
};

/** The 20 items by date or in order. */
export function ListViews({ progress, isWaiting, dates, atOnce, entriesWith, row }: ListViewsProps) {
  const [isByDate, setByDate] = useState(true);
  // A checked-off item stays in place, under the finger and the focus, until the list is sorted again.
  const [sorted, setSorted] = useState({ progress, key: '' });
  const key = `${isByDate} ${isWaiting} ${progress !== undefined} ${dates}`;
  if (sorted.key !== key) setSorted({ progress, key });
  const entries = entriesWith(sorted.progress);
  return (
    <>
      <div className="mt-6">
        <ListOrder byTime="By date" isByTime={isByDate} onChange={setByDate} />
      </div>
      {!isByDate && (
        <ol className="mt-4" aria-busy={isWaiting}>
          {entries.map((entry) => row(entry, true))}
        </ol>
      )}
      {isByDate &&
        planGroups.map((group) => {
          const members = entriesIn(group, entries);
          if (members.length === 0 && group !== 'now') return null;
          return (
            <section key={group} aria-label={groupTitles[group]} className="mt-6 print:mt-0">
              <h2 className="text-xl">{groupTitles[group]}</h2>
              {members.length === 0 && (
                <p className="mt-1 text-ink-soft">
                  <ChangingText
                    text={`${[...atOnce, `Nothing ${atOnce[0] ? 'else ' : ''}has to start today`].join('. ')}.`}
                  />
                </p>
              )}
              <ol aria-busy={isWaiting}>{members.map((entry) => row(entry, false))}</ol>
            </section>
          );
        })}
    </>
  );
}
