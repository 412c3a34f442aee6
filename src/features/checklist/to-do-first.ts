// What to do first.
import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { carBookingDay } from './content/last-days';
import { stepDays } from './content/step-days';
import { type PlanLines, RANKS, stillToDo, type TodoLine } from './dated-lines';
import { type AnyPlan, type FamilyPlan, orderedPlan } from './family-plan';
import { compareUrgency, type Urgency } from './line-order';

/** How many things stand first, on the checklist and at home. */
export const MOST_FIRST = 5;

export type ToDoFirst = {
  /** True when something needs more time than is left, and these come before it all; else they are only next. */
  isShort: boolean;
  steps: readonly TodoLine[];
};

/**
 * Returns what to do first. What can stop the move leads; then the items that are left and the early steps, in one order,
 * except that an item without a deadline comes only when nothing else is left.
 */
export function toDoFirst(lines: PlanLines, anyPlan: AnyPlan, today: CalendarDay): ToDoFirst {
  const plan = orderedPlan(anyPlan, today);
  const steps = lines.steps.toSorted((a, b) => a.daysToLast - b.daysToLast);
  const left = stillToDo([...lines.items, ...steps]);
  const ranked = left
    .map((line) => ({ line, urgency: urgencyOf(line, plan, today) }))
    .sort((a, b) => lastOrFirst(a.line) - lastOrFirst(b.line) || compareUrgency(a.urgency, b.urgency));
  return {
    isShort: left.some(({ isShort }) => isShort),
    steps: ranked.slice(0, MOST_FIRST).map(({ line }) => line),
  };
}

/** What leads does at any distance, and what is only reading never while something else is left. */
function lastOrFirst({ rank }: TodoLine): number {
  return rank === RANKS.leads || rank === RANKS.reading ? rank : RANKS.stops;
}

/** What isn't one of the 20 comes after the car while there is time: a car late at sea costs more than a later question. */
function urgencyOf(line: TodoLine, plan: FamilyPlan, today: CalendarDay): Urgency {
  if (line.kind === 'item') return line;
  const canWait = line.daysToLast >= 0 || stepDays[line.step].canFollow;
  if (!canWait) return line;
  return { ...line, daysToLast: daysBetween(today, carBookingDay(plan)) };
}
