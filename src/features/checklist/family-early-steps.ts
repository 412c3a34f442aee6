// The steps before the move that have their own deadline but aren't among the 20 items, for one family.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { type Audience, isFor } from './audience';
import { leadDays } from './content/checklist-lead-days';
import { type EarlyStep, earlySteps } from './content/early-steps';
import type { ItemId } from './content/item-titles';
import type { FamilyPlan } from './family-plan';
import { type Move, type MoveQuestion, withAssumed } from './move';

export type FamilyStep = Omit<EarlyStep, 'for' | 'lastDays' | 'isNeverLate' | 'isForUnanswered'> & {
  /** Days from today to start it, as its item; 0 when it is for the day it's known. */
  daysToStart: number;
  /** The last day on which it still works. */
  lastBy: CalendarDay;
  /** Days from today to `lastBy`; negative once it has passed. */
  daysToLast: number;
};

/** Returns what is for this family, in the content's order. Nothing once the report date has come. */
export function stepsOf({ reportDay, move }: FamilyPlan, today: CalendarDay): readonly FamilyStep[] {
  if (reportDay <= today) return [];
  return earlySteps
    .filter((step) => isFor(step.for, move) && (step.isForUnanswered || isAnswered(step.for, move)))
    .map(({ for: _, lastDays, isNeverLate, isForUnanswered, ...step }) => {
      const last = addDays(reportDay, -lastDays(move));
      const lastBy = isNeverLate && last < today ? today : last;
      const itemStart = daysBetween(today, addDays(reportDay, -leadDays[step.item]));
      const daysToStart = step.isAtOnce ? 0 : itemStart;
      return { ...step, daysToStart, lastBy, daysToLast: daysBetween(today, lastBy) };
    });
}

/** Returns those of them that are beside an item. */
export function stepsAt(item: ItemId, steps: readonly FamilyStep[]): readonly FamilyStep[] {
  return steps.filter((step) => step.item === item);
}

function isAnswered(audience: Audience, move: Move): boolean {
  const answers = withAssumed(move);
  return (Object.keys(audience) as MoveQuestion[]).every((question) => answers[question]);
}
