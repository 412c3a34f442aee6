import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { startDates } from './content/checklist-start-dates';
import { type FamilyPlan, notNeededBecause } from './family-plan';
import type { Progress } from './progress';
import { entriesLeft, planEntries } from './start-by';

type Begun = {
  /** Undefined for a visitor, whose progress isn't saved. */
  progress: Progress | undefined;
  plan: FamilyPlan | undefined;
  today: CalendarDay;
};

/** Returns a family's checklist progress and next step. Undefined when it hasn't started. */
export function nextStepLine({ progress, plan, today }: Begun): string | undefined {
  const done = progress?.size ?? 0;
  if (!plan && done === 0) return undefined;
  const count = progress ? `${done} of ${startDates.length} done. ` : '';
  const next = plan ? nextByDate(plan, today, progress) : nextInOrder(progress);
  return next ? `${count}Next: ${next}` : `${count}See your checklist`;
}

function nextInOrder(progress: Progress | undefined): string | undefined {
  return startDates.find((_item, index) => !progress?.has(index))?.item;
}

function nextByDate(
  { reportDay, move }: FamilyPlan,
  today: CalendarDay,
  progress: Progress | undefined,
): string | undefined {
  const [next] = entriesLeft(
    planEntries({
      reportDay,
      today,
      items: startDates,
      isDone: (index) => progress?.has(index) ?? false,
      isNotNeeded: (index) => notNeededBecause(index, move) !== undefined,
    }),
  );
  if (!next) return undefined;
  const when = next.daysToStart > 0 ? `start by ${formatDate(next.startBy)}` : 'start now';
  return `${startDates[next.itemIndex]?.item}, ${when}`;
}
