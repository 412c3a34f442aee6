import { useToday } from '@/dates/use-today';

/** Beside what is computed with a year's tables: once that year is over, says so. Of several tables, the oldest counts. */
export function PastYearsRates({ of: years }: { of: readonly number[] }) {
  const today = useToday();
  const year = Math.min(...years);
  const thisYear = Number(today?.slice(0, 4));
  if (!today || thisYear <= year) return null;
  return (
    <p className="my-3 max-w-measure font-semibold">
      {year}’s rates: {thisYear}’s began January 1. Look yours up at DoD before you count on this.
    </p>
  );
}
