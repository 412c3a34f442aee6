import type { CalendarDay } from '@/dates/calendar-day';
import { itemIds, itemTitles } from './content/item-titles';
import type { FamilyPlan } from './family-plan';
import { firstSteps } from './first-steps';
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
  const count = progress ? `${done} of ${itemIds.length} done. ` : '';
  const next = plan ? nextByDate(plan, today, progress) : nextInOrder(progress);
  return next ? `${count}Next: ${next}` : `${count}See your checklist`;
}

function nextInOrder(progress: Progress | undefined): string | undefined {
  const next = itemIds.find((item) => !progress?.has(item));
  return next && itemTitles[next];
}

function nextByDate(
  plan: FamilyPlan,
  today: CalendarDay,
  progress: Progress | undefined,
): string | undefined {
  const { steps } = firstSteps(plan, entriesLeft(planEntries(plan, today, progress)), today);
  const [next] = steps;
  if (!next) return undefined;
  return `${next.title}, ${next.isAhead ? next.when : 'start now'}`;
}
