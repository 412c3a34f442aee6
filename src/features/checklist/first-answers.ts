// What home asks. Loads with the first press.
import { askToPersist } from '@/browser/persist-storage';
import type { CalendarDay } from '@/dates/calendar-day';
import { whoComes } from './content/who-comes';
import { type AnyPlan, nextMonth, parsePlan } from './family-plan';
import { keptPlan } from './kept-plan';

/** A month’s number as text, an answer’s id, or nothing. */
export type FirstAnswers = { month: string; base: string; who: string; pets: string };

/** Returns the plan that follows from the answers. Undefined when there is none. A month is the next of its name. */
export function planOf({ month, base, who, pets }: FirstAnswers, today: CalendarDay): AnyPlan | undefined {
  const family = who in whoComes ? whoComes[who as keyof typeof whoComes].move : {};
  return parsePlan({ month: nextMonth(month, today), move: { ...family, base, pets } });
}

/** Keeps the plan that follows from the answers in this browser. Returns false when there is none. */
export function keepFirstAnswers(
  answers: FirstAnswers,
  today: CalendarDay,
  userId: string | undefined,
): boolean {
  const plan = planOf(answers, today);
  if (!plan) return false;
  void askToPersist();
  keptPlan.change(userId, plan);
  return true;
}
