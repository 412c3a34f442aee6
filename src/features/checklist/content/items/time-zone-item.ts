import { beforeTheTrip } from '../last-days';
import type { ChecklistItem } from '../plan-record';

export const timeZone: ChecklistItem = {
  title: 'Plan time zone adjustment',
  lead: 7,
  first: 'short nights',
  rank: 'reading',
  lastDay: beforeTheTrip,
  isOverOnLanding: true,
  words: {
    know: [
      'Hawaii has no daylight saving time. It’s 2 hours behind Pacific and 5 behind Eastern time in winter, 3 and 6 in summer.',
      'An East Coast office that closes at 5 p.m. closes at noon or 11 a.m. Hawaii time.',
    ],
    missed: ['A few short nights.'],
  },
};
