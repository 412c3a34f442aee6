import { addDays } from '@/dates/calendar-day';
import { dueOf } from './content/checklist-start-dates';
import type { ItemId } from './content/item-titles';
import type { FamilyPlan, PetStep } from './family-plan';
import type { PlanEntry } from './start-by';

/** A pet's date; `item` when it comes from a checklist item. */
export type PetDate = PetStep & { item?: ItemId };

/** Returns the steps taken over from the pet date checker; without any, the day by which the pet's packet must arrive. */
export function petDatesOf(
  { reportDay, move, petSteps = [] }: FamilyPlan,
  left: readonly PlanEntry[],
): PetDate[] {
  if (petSteps.length > 0) return [...petSteps];
  return left.flatMap(({ item }) => {
    const due = dueOf(item, move);
    return due ? [{ day: addDays(reportDay, -due.days), title: due.words.replace(/ by$/, ''), item }] : [];
  });
}
