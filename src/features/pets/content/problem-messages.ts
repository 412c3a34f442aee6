import type { DateProblem } from '@/features/pets/form';

export const problemMessages: Record<DateProblem, string> = {
  impossible: 'Enter a real date, or leave it empty',
  'long-ago': 'That’s more than 30 years ago. Check the year',
  'far-ahead': 'That’s more than three years away. Check the year',
  landed: 'That day has passed. Enter the day you will land, or leave it empty',
  'no-first': 'Enter the first shot too. If there was only one, enter it here and clear the second',
  'before-first': 'The second shot must come after the first. Check both dates',
  'after-landing': 'This is after your landing day. Check both dates',
  'not-yet': 'This day hasn’t come yet. Leave it empty until the station has your packet',
};

/** Beside a field that may be right all the same. */
export const doubtWords = {
  name: 'Another pet has this name. Add something that tells them apart',
  chipNumber: (length: number) => `Most chip numbers have 9, 10 or 15 characters, and this has ${length}. Compare it with what the scanner shows`,
  chip: 'That’s after the first shot, and we found no rule against it. Check both dates',
  sample: 'That’s before the second shot, and we found no rule against it. Check both dates',
} as const;
