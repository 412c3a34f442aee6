import type { CalendarDay } from '@/dates/calendar-day';
import { itemDays, itemIds } from './content/item-days';
import { planLines } from './dated-lines';
import type { AnyPlan } from './family-plan';
import { whenOf } from './line-words';
import type { Progress } from './progress';
import { toDoFirst } from './to-do-first';

type Begun = {
  /** Undefined for a visitor, whose progress isn't saved. */
  progress: Progress | undefined;
  plan: AnyPlan | undefined;
  today: CalendarDay;
};

/** Returns a family's checklist progress and next step. Undefined when it hasn't started. */
export function nextStepLine({ progress, plan, today }: Begun): string | undefined {
  const done = progress?.size ?? 0;
  if (!plan && done === 0) return undefined;
  const count = progress ? `${done} of ${itemIds.length} done. ` : '';
  const next = plan ? nextByDate(plan, today, progress) : nextInOrder(progress);
  return next ? `${count}Next: ${next}` : `${count}See the PCS Checklist`;
}

function nextInOrder(progress: Progress | undefined): string | undefined {
  const next = itemIds.find((item) => !progress?.has(item));
  return next && itemDays[next].title;
}

function nextByDate(plan: AnyPlan, today: CalendarDay, progress: Progress | undefined): string | undefined {
  const [next] = toDoFirst(planLines(plan, today, progress), plan, today).steps;
  return next && `${next.what}, ${whenOf(next)}`;
}
