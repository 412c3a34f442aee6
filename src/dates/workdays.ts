// On which days offices are open. Holidays by rule, not by list: federal ones by 5 U.S.C. 6103, Hawaii's by Hawaii Revised
// Statutes 8-1. One that falls on a weekend is kept on the nearest weekday.
import { addDays, type CalendarDay, weekdayOf } from './calendar-day';

/** Whose holidays close an office. Offices in Hawaii, such as police, counties and the quarantine station, keep both kinds. */
export type OfficeHours = 'federal' | 'hawaii';

/** Returns whether such an office is open on a day: no weekend and no holiday. */
export function isWorkday(day: CalendarDay, office: OfficeHours): boolean {
  if (isWeekend(day)) return false;
  const year = Number(day.slice(0, 4));
  // New Year's Day on a Saturday is kept in the year before.
  return ![year, year + 1].some((one) => holidaysOf(one, office).has(day));
}

/** Returns the day, or the last one before it on which such an office is open. */
export function workdayOnOrBefore(day: CalendarDay, office: OfficeHours): CalendarDay {
  return isWorkday(day, office) ? day : workdayOnOrBefore(addDays(day, -1), office);
}

/** Returns the day, or the first one after it on which such an office is open. */
export function workdayOnOrAfter(day: CalendarDay, office: OfficeHours): CalendarDay {
  return isWorkday(day, office) ? day : workdayOnOrAfter(addDays(day, 1), office);
}

/** Returns the last day within so many days from this one on which such an office is open; if there is none, the first one after. */
export function workdayWithin(from: CalendarDay, days: number, office: OfficeHours): CalendarDay {
  const last = workdayOnOrBefore(addDays(from, days), office);
  return last < from ? workdayOnOrAfter(from, office) : last;
}

const isWeekend = (day: CalendarDay) => ['Sat', 'Sun'].includes(weekdayOf(day));

const known = new Map<string, ReadonlySet<CalendarDay>>();

function holidaysOf(year: number, office: OfficeHours): ReadonlySet<CalendarDay> {
  const key = `${year} ${office}`;
  const found = known.get(key) ?? new Set([...federal(year), ...(office === 'hawaii' ? hawaii(year) : [])]);
  known.set(key, found);
  return found;
}

function federal(year: number): CalendarDay[] {
  return [
    kept(year, 1, 1),
    nth(3, 'Mon', year, 1),
    nth(3, 'Mon', year, 2),
    lastMonday(year, 5),
    kept(year, 6, 19),
    kept(year, 7, 4),
    nth(1, 'Mon', year, 9),
    nth(2, 'Mon', year, 10),
    kept(year, 11, 11),
    nth(4, 'Thu', year, 11),
    kept(year, 12, 25),
  ];
}

/** Prince Kuhio Day, Good Friday, Kamehameha Day, Statehood Day and, in even years, the general election. */
function hawaii(year: number): CalendarDay[] {
  const election = year % 2 === 0 ? [addDays(nth(1, 'Mon', year, 11), 1)] : [];
  return [
    kept(year, 3, 26),
    addDays(easter(year), -2),
    kept(year, 6, 11),
    nth(3, 'Fri', year, 8),
    ...election,
  ];
}

function dayOf(year: number, month: number, date: number): CalendarDay {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as CalendarDay;
}

/** The weekday on which a holiday of this date is kept. */
function kept(year: number, month: number, date: number): CalendarDay {
  const day = dayOf(year, month, date);
  return addDays(day, { Sat: -1, Sun: 1 }[weekdayOf(day)] ?? 0);
}

/** Such as the third Monday of a month. */
function nth(count: number, weekday: string, year: number, month: number): CalendarDay {
  let day = dayOf(year, month, 1);
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return addDays(day, 7 * (count - 1));
}

function lastMonday(year: number, month: number): CalendarDay {
  const fifth = nth(5, 'Mon', year, month);
  return fifth < dayOf(year, month + 1, 1) ? fifth : nth(4, 'Mon', year, month);
}

/** Easter Sunday, by the anonymous Gregorian algorithm. */
function easter(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * shift + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}
