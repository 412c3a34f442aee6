import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { workdayOnOrBefore } from '@/dates/workdays';

/** Our suggestion: one finance office wants 10 working days. */
const FINANCE_DAYS = 14;

/** Returns by when to ask finance for money before this report date. */
export function financeDay(reportDay: CalendarDay): CalendarDay {
  return workdayOnOrBefore(addDays(reportDay, -FINANCE_DAYS), 'federal');
}
