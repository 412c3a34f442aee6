/** What a field says when we can't use what is in it. */
export const messages = {
  nights: (least: number, most: number) => `Type a number of nights from ${least} to ${most}`,
  wait: (least: number, most: number) => `Type a number of days from ${least} to ${most}`,
  past: 'That’s more than a year ago. Check the year',
  future: 'That’s more than three years away. Check the year',
  landsLate: 'This is after the day you must report: check both',
} as const;
