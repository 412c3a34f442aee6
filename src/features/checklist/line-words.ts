// How a line's days are said, the same in every view.
import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate, formatMonth, shortDate } from '@/dates/format-date';
import type { TodoLine } from './dated-lines';
import type { ClockLine, PetLine } from './deadlines';
import type { AnyPlan } from './family-plan';
import { leadInWords } from './lead-words';

type When = Pick<
  TodoLine,
  'state' | 'start' | 'lastBy' | 'daysToLast' | 'lead' | 'isAtOnce' | 'isStillToCome'
>;

/**
 * Returns when to do something, such as “by Dec 3, 2026” or, while there is time, “start by Dec 3, 2026”; what is for today
 * says its last good day after that. Without a report date, such as “start 3 months ahead”.
 */
export function whenOf(line: When): string {
  const { state, lead } = line;
  if (lead !== undefined) return state === 'ahead' ? `start ${leadInWords(lead)} ahead` : 'start now';
  const day = dayOf(line);
  if (day) return `${state === 'ahead' ? 'start by' : 'by'} ${formatDate(day)}`;
  if (line.daysToLast > 0) return `start today; ${formatDate(line.lastBy)} at the latest`;
  return line.isStillToCome ? 'start today if still to come' : 'start today';
}

/** Returns the day by which to do or start something, unless that is today or no report date is known. */
export function dayOf({ state, start, lastBy, daysToLast, lead, isAtOnce }: When): CalendarDay | undefined {
  if (lead !== undefined) return undefined;
  if (state === 'ahead') return start;
  return daysToLast > 0 && !isAtOnce ? lastBy : undefined;
}

/** Returns a deadline after landing or a pet's date, such as “by Dec 3, 2026”. */
export function dateOf(line: ClockLine | PetLine): string {
  const day = formatDate(line.lastBy);
  if (line.kind === 'pet') return day;
  if (line.state === 'missed') return `was due ${day}; if you haven’t, do it today`;
  return line.lawDay ? `by ${day}, the last open day before ${shortDate(line.lawDay)}` : `by ${day}`;
}

/** Says of a deadline whose last day finds the office closed which day is the law's. */
export function lawDayOf({ lawDay }: ClockLine): string | undefined {
  return lawDay && `The last day is ${formatDate(lawDay)}, but the office is closed.`;
}

/** Returns a plan's report date or, without one, its month. */
export function planDay({ reportDay, month }: AnyPlan): string {
  if (reportDay) return formatDate(reportDay);
  return month ? formatMonth(month) : 'the plan without a date';
}

/** Returns a count of days, such as “1 day”. */
export function inDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** Returns text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
