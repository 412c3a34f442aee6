import fc from 'fast-check';
import type { CalendarDay } from '@/dates/calendar-day';

/** Any calendar day from 1950 to 2150. */
export const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10) as CalendarDay);
