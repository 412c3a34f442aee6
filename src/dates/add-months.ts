import { addDays, type CalendarDay } from './calendar-day';

/**
 * Returns the day this many months later, or the month's last day if it is shorter: Feb 29 plus 12 months is Feb 28.
 */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const last = Number(addDays(firstOf(count + 1), -1).slice(8));
  return addDays(firstOf(count), Math.min(date, last) - 1);
}

/** The first day of a month counted from year 0. */
function firstOf(count: number): CalendarDay {
  const month = String((count % 12) + 1).padStart(2, '0');
  return `${Math.floor(count / 12)}-${month}-01` as CalendarDay;
}
