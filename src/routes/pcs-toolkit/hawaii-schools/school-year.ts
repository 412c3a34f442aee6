// The school year that the schools guide draws and dates by. To renew it: its days, the calendar's source and its due day.
import { partOfYear } from '@/dates/part-of-year';
import { factsCheckedOn, notFound } from '@/facts/facts';
import type { Text, TimeLineStep } from '@/facts/types';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');
const newest = factsCheckedOn('2026-11-26');

export const schoolStart = newest.read('Look up the first day of school: in 2026 it was August 3. You can enroll in any month.', sources.calendar, '2027-05-28');

/** Returns a first step as it is for a family that reports while school is in session. */
export function midyear(step: Text): Text {
  if (step !== schoolStart) return step;
  return newest.read('Enroll as soon as you have an address. The school year ends May 27.', sources.calendar, '2027-05-28');
}

const schoolYear = { from: '2026-08-03', to: '2027-05-27' };

/** Returns whether a family reports while school is in session. */
export function isInSession(reportDay: string | undefined): boolean {
  return reportDay !== undefined && reportDay > schoolYear.from && reportDay < schoolYear.to;
}

export const SCHOOL_YEAR_FIRST_MONTH = 7;

const schoolYearPart = (day: string) => partOfYear(day, SCHOOL_YEAR_FIRST_MONTH);

export const year: readonly TimeLineStep[] = [
  {
    label: 'School year 2026-27. Breaks: Oct 5-9, Dec 21-Jan 1, Mar 15-19',
    from: schoolYearPart('08-03'),
    to: schoolYearPart('05-27'),
    gaps: [
      [schoolYearPart('10-05'), schoolYearPart('10-10')],
      [schoolYearPart('12-21'), schoolYearPart('01-02')],
      [schoolYearPart('03-15'), schoolYearPart('03-20')],
    ],
    text: newest.read('Aug 3-May 27', sources.calendar, '2027-05-28'),
  },
  {
    label: 'Ask for a school outside your area, for next August',
    from: schoolYearPart('01-01'),
    to: schoolYearPart('03-01'),
    text: read('Jan 1-Mar 1', sources.exception),
  },
];

export const yearNote = notFound(
  'calendar for 2027-28',
  ['Copies of the Department of Education’s calendars', 'Board of Education: calendars through 2026-27', 'Pages on Hawaii’s school year'],
  '2026-11-30',
);

export const kindergarten = read('Kindergarten: 5 years old by July 31 of the school year.', sources.enrollment);
