import { openDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

/** Our suggestion: boards take weeks. */
const BOARD_DAYS = 60;

export const workLicense = {
  title: 'Apply for your spouse’s work license',
  lead: 120,
  first: 'boards take weeks',
  lastDay: openDayBefore(BOARD_DAYS, 'hawaii'),
  item: 'drivers-license',
  for: { license: ['yes'] },
  isNeverLate: true,
  isAtOnce: true,
  answered: 'Got it',
  guide: '/pcs-toolkit/spouse-work',
  words: {
    know: ['Ask the board what it requires from a military spouse, and apply the day you have orders. The guide says which form speeds it up.'],
  },
} as const satisfies EarlyStep;
