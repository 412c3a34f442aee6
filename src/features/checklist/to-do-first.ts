// What to do first.
import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { carBookingDay } from './content/last-days';
import { MOST_FIRST } from './content/most-first';
import { type PlanLines, RANKS, type StepLine, type TodoLine } from './dated-lines';
import { type ClockLine, clocksLeft, stillToDo } from './deadlines';
import { type AnyPlan, type FamilyPlan, orderedPlan } from './family-plan';
import { compareUrgency, itemsLeft, type Urgency } from './line-order';
import { dayOf } from './line-words';

export type ToDoFirst = {
  /** True when something needs more time than is left, and these come before it all; else they are only next. */
  isShort: boolean;
  steps: readonly TodoLine[];
};

/**
 * Returns what to do first: the most urgent of the items that are left and the early steps, in the order of their days. What
 * can stop the move leads, and an item without a deadline comes only when nothing else is left.
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
    steps: ranked
      .slice(0, MOST_FIRST)
      .map(({ line }) => line)
      .sort((a, b) => placeOf(a, today).localeCompare(placeOf(b, today))),
  };
}

/** Returns what still matters after landing: the early steps for today that are left, then the next deadlines. */
export function leftAfterLanding({ steps, clocks }: PlanLines): readonly (StepLine | ClockLine)[] {
  return [...stillToDo(steps).filter(({ isAtOnce }) => isAtOnce), ...clocksLeft(clocks).slice(0, MOST_FIRST)];
}

/** Returns everything left to do: what comes first in its order, then the early steps and the items. */
export function firstThenLeft({ steps, items }: PlanLines, first: readonly TodoLine[]): TodoLine[] {
  return [...new Set([...first, ...stillToDo(steps), ...itemsLeft(items)])];
}

/** What stops the move, then by the day that is said of it; what has to start at once says none. */
function placeOf(line: TodoLine, today: CalendarDay): string {
  const { rank, daysToStart, state, start } = line;
  if (rank <= RANKS.stops && daysToStart <= 0) return '';
  return state === 'ahead' ? start : (dayOf(line) ?? today);
}

/** What leads does at any distance, and what is only reading never while something else is left. */
function lastOrFirst({ rank }: TodoLine): number {
  return rank === RANKS.leads || rank === RANKS.reading ? rank : RANKS.stops;
}

/**
 * What can wait comes after the car, because a car late at sea costs more: first what has a place in line, then goods that wait
 * for the family's approval, then a question to ask.
 */
function urgencyOf(line: TodoLine, plan: FamilyPlan, today: CalendarDay): Urgency {
  const car = daysBetween(today, carBookingDay(plan));
  if (line.canWait) return { ...line, daysToLast: car + (line.kind === 'item' || line.isAtOnce ? 1 : 3) };
  const isBeforeCar = line.daysToLast >= 0 && line.daysToLast < car;
  return line.isHeld && isBeforeCar ? { ...line, daysToLast: car + 2 } : line;
}
