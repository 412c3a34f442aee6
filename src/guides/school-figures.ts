// When school starts in Hawaii, which the schools guide and the child care guide share.
import { partOfYear } from '@/dates/part-of-year';

export const SCHOOL_STARTS = 'late July, early August';

/** Returns where those days lie on a line of twelve months that begins with this one, 1 to 12: the days are our reading. */
export function schoolStartsOnLine(firstMonth: number) {
  return { from: partOfYear('07-21', firstMonth), to: partOfYear('08-10', firstMonth) };
}
