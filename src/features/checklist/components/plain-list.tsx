import type { ReactNode } from 'react';
import { SourcesContext } from '@/blocks/fact-text';
import { SourceList } from '@/blocks/source-list';
import type { CalendarDay } from '@/dates/calendar-day';
import { itemFor } from '@/features/checklist/audience';
import { leadDays } from '@/features/checklist/content/checklist-lead-days';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import { type FamilyPlan, type Move, notNeededBecause } from '@/features/checklist/family-plan';
import { firstWeekFor } from '@/features/checklist/first-week';
import type { Progress } from '@/features/checklist/progress';
import { numberedSources } from '@/guides/facts';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ChecklistPdf } from './checklist-pdf';
import { FirstWeek } from './first-week';
import { ItemRow } from './item-row';
import { LeadTime } from './lead-time';
import { OpenPlanFile } from './open-plan-file';
import { YourMove } from './your-move';

/** What both lists need. */
export type ListProps = {
  progress: Progress;
  isWaiting: boolean;
  isDisabled: boolean;
  onToggle: (itemIndex: number, completed: boolean) => void;
  /** The item that a visitor tried to check off. */
  refusedItem: number | undefined;
  /** Shown above the items. */
  head: ReactNode;
};

type PlainListProps = ListProps & {
  today: CalendarDay | undefined;
  move: Move;
  onMove: (move: Move) => void;
  onOpenFile: (plan: FamilyPlan) => void;
};

/** The 20 items in order, for whoever has no report date here; prerendered. */
export function PlainList({ today, move, onMove, onOpenFile, ...list }: PlainListProps) {
  const data = [checklistItems, firstWeekFor(move)];
  const [first, second] = byStart(move);
  return (
    <SourcesContext value={numberedSources(data)}>
      <section aria-label="Your move" className="no-print needs-script -mt-3 rounded-b-xl bg-sand px-4 pb-2">
        <p className="text-sm lg:hidden">With a date, you get the day to start each item.</p>
        <YourMove move={move} onChange={onMove} />
      </section>
      {list.head}
      <p className="no-print mt-2">
        {first && (
          <>
            Start first: <Numbers of={first} />
            {second && (
              <>
                , then <Numbers of={second} />
              </>
            )}
            .{' '}
          </>
        )}
        <span className="text-sm text-ink-soft">How far ahead is mostly our suggestion.</span>
      </p>
      <ol className="mt-2" aria-busy={list.isWaiting}>
        {checklistItems.map((item, index) => (
          <ItemRow
            key={item.title}
            item={itemFor(item, move)}
            itemIndex={index}
            isNumbered
            timing={<LeadTime itemIndex={index} isFirst={first?.includes(index) ?? false} />}
            notNeeded={notNeededBecause(index, move)}
            isDone={list.progress.has(index)}
            isDisabled={list.isDisabled}
            isRefused={list.refusedItem === index}
            onToggle={(completed) => list.onToggle(index, completed)}
          />
        ))}
      </ol>
      <PaperBar />
      <div className="no-print needs-script">
        <OpenPlanFile today={today} onRead={(plan) => plan && onOpenFile(plan)} />
      </div>
      <FirstWeek move={move} />
      <div className="no-print">
        <SourceList of={data} />
      </div>
    </SourcesContext>
  );
}

/** The items by when they start, the earliest together first: their order in the list is fixed. */
function byStart(move: Move): (readonly number[])[] {
  const needed = checklistItems.map((_, index) => index).filter((index) => !notNeededBecause(index, move));
  const days = [...new Set(needed.map((index) => leadDays[index] ?? 0))].toSorted((a, b) => b - a);
  return days.map((lead) => needed.filter((index) => (leadDays[index] ?? 0) === lead));
}

/** One item by its title; several by their numbers alone. */
function Numbers({ of: indexes }: { of: readonly number[] }) {
  const [index = 0, ...others] = indexes;
  if (others.length > 0) return indexes.map((index) => index + 1).join(', ');
  return (
    <a href={`#item-${index + 1}`} className="link font-semibold">
      {`${index + 1}. ${checklistItems[index]?.title}`}
    </a>
  );
}

function PaperBar() {
  return (
    <p className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" className="size-5" />
        Print
      </Button>
      <ChecklistPdf className="link inline-flex min-h-11 items-center">Download as a PDF</ChecklistPdf>
    </p>
  );
}
