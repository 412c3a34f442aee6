/** Returns where a day (07-31, or a whole ISO date) lies in twelve months, from 0 to 1. They begin with this month, 1 to 12. */
export function partOfYear(day: string, firstMonth = 1): number {
  const [month = 0, date = 0] = day.slice(-5).split('-').map(Number);
  return (((month - firstMonth + 12) % 12) + (date - 1) / 31) / 12;
}

const months = 'JFMAMJJASOND';

/** Returns twelve months' first letters, each at the first of its month. They begin with this month, 1 to 12. */
export function monthTicks(firstMonth: number) {
  const letters = months.slice(firstMonth - 1) + months.slice(0, firstMonth - 1);
  return [...letters].map((label, index) => ({ at: index / 12, label }));
}
