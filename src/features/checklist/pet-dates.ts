import { addDays } from '@/dates/calendar-day';
import { startDates } from './content/checklist-start-dates';
import type { FamilyPlan, PetStep } from './family-plan';
import type { PlanEntry } from './start-by';

/** A pet's date; `itemIndex` when it comes from a checklist item. */
export type PetDate = PetStep & { itemIndex?: number };

/** Returns the steps taken over from the pet date checker; without any, the day by which the pet's packet must arrive. */
export function petDatesOf({ reportDay, petSteps = [] }: FamilyPlan, left: readonly PlanEntry[]): PetDate[] {
  if (petSteps.length > 0) return [...petSteps];
  return left.flatMap(({ itemIndex }) => {
    const due = startDates[itemIndex]?.due;
    return due
      ? [{ day: addDays(reportDay, -due.days), title: due.words.replace(/ by$/, ''), itemIndex }]
      : [];
  });
}
