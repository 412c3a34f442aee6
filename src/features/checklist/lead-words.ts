import { DAYS_PER_MONTH } from './content/plan-record';

/** Returns days before the report date as months or weeks, such as “3 months”. */
export function leadInWords(days: number): string {
  const isMonths = days % DAYS_PER_MONTH === 0;
  const count = Math.round(days / (isMonths ? DAYS_PER_MONTH : 7));
  return `${count} ${isMonths ? 'month' : 'week'}${count === 1 ? '' : 's'}`;
}
