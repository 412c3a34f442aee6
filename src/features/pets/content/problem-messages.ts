import type { DateProblem } from '@/features/pets/form';

export const problemMessages: Record<DateProblem, string> = {
  impossible: 'Enter a whole date that is on the calendar, or leave it empty',
  year: 'Check the year',
  'before-first': 'The second shot must come after the first. Check both dates',
  'after-landing': 'This is after your landing day. Check both dates',
  'not-yet': 'This day hasn’t come yet. Leave it empty until the station has your packet',
};
