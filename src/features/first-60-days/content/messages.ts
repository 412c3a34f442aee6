/** What a field says when we can't use what is in it. */
export const messages = {
  ages: 'Type ages in whole years, such as 34, 9, 4. A baby is 0',
  tooOld: (most: number) => `Check the ages: the oldest we take is ${most}`,
  tooMany: (most: number) => `Type at most ${most} ages, and ask your TLA office about more`,
  nights: (least: number, most: number) => `Type a number of nights from ${least} to ${most}`,
  wait: (least: number, most: number) => `Type a number of days from ${least} to ${most}`,
  aboveZero: 'Type a price above $0, or leave it blank',
  date: 'Enter a whole date that is on the calendar',
  past: 'That’s more than a year ago. Check the year',
  future: 'That’s more than three years away. Check the year',
  landsLate: 'This is after the day you must report: check both',
} as const;
