import { MONTHS } from './format-date';

/** Returns where a day (07-31, or a whole ISO date) lies in twelve months, from 0 to 1. They begin with this month, 1 to 12. */
export function partOfYear(day: string, firstMonth = 1): number {
  const [month = 0, date = 0] = day.slice(-5).split('-').map(Number);
  return (((month - firstMonth + 12) % 12) + (date - 1) / 31) / 12;
}

/**
 * Returns twelve ticks, each at the first of its month, and the name of every second one: a phone has no room for more.
 * They begin with this month, 1 to 12.
 */
export function monthTicks(firstMonth: number) {
  return MONTHS.map((_, index) => {
    const at = index / 12;
    return index % 2 ? { at } : { at, label: MONTHS[(index + firstMonth - 1) % 12] };
  });
}
