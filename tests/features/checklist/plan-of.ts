import type { CalendarDay } from '@/dates/calendar-day';
import { isFact } from '@/facts/facts';
import { startDates } from '@/features/checklist/content/checklist-start-dates';
import { type FamilyPlan, notNeededBecause } from '@/features/checklist/family-plan';
import { planEntries } from '@/features/checklist/start-by';

/** The entries of a family's plan on a day; without `isDone`, nothing is. */
export function entriesOf(
  { reportDay, move }: FamilyPlan,
  today: CalendarDay,
  isDone = (_itemIndex: number) => false,
  isNotNeeded = (itemIndex: number) => notNeededBecause(itemIndex, move) !== undefined,
) {
  return planEntries({ reportDay, today, items: startDates, isDone, isNotNeeded });
}

/** The items' places on the checklist, from 1. */
export const numbers = (entries: readonly { itemIndex: number }[]) =>
  entries.map(({ itemIndex }) => itemIndex + 1);

/** Every text in the data. A fact counts by its value. */
export function textsIn(data: unknown): string[] {
  if (isFact(data)) return [data.value];
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
