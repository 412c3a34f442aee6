import { MONTHS } from '@/dates/format-date';

/** The months by their numbers, and the answer of who doesn't know. */
export function MonthOptions() {
  return (
    <>
      <option value="">Not sure yet</option>
      {MONTHS.map((month, index) => (
        <option key={month} value={String(index + 1).padStart(2, '0')}>
          {month}
        </option>
      ))}
    </>
  );
}
