// Dates are calendar days, not moments. All arithmetic is in UTC days, so no time zone can shift a date.

/** A calendar day as YYYY-MM-DD, which also sorts as text. */
export type CalendarDay = `${number}-${number}-${number}`;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const MS_PER_DAY = 86_400_000;

/** Returns the text as a calendar day. Undefined unless it is YYYY-MM-DD, a real day, and in the years 1900 to 2199. */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const year = Number(text.slice(0, 4));
  const day = text as CalendarDay;
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  // Feb 30 would roll over into March.
  return fromDayNumber(dayNumber(day)) === day ? day : undefined;
}

/** Returns the day this many days later, or earlier when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return fromDayNumber(dayNumber(day) + days);
}

/** Returns the whole days from one calendar day to another; negative when `to` comes first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the calendar day of a moment in the device's time zone. */
export function calendarDayOf(moment: Date): CalendarDay {
  return fromDayNumber(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / MS_PER_DAY);
}

const WEEKDAYS = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];

/** Returns the weekday of a day from 1970 on, such as Mon. */
export function weekdayOf(day: CalendarDay): string {
  // Jan 1, 1970 was a Thursday.
  return WEEKDAYS[dayNumber(day) % 7] ?? '';
}

/** Days since Jan 1, 1970. */
function dayNumber(day: CalendarDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date) / MS_PER_DAY;
}

function fromDayNumber(days: number): CalendarDay {
  return new Date(days * MS_PER_DAY).toISOString().slice(0, 10) as CalendarDay;
}
