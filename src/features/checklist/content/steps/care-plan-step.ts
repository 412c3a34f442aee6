import { openDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

/** Our suggestion: it takes signatures of those who would have the children. */
const CARE_PLAN_DAYS = 30;

export const carePlan = {
  title: 'Ask for the family care plan',
  lead: 90,
  first: 'your command asks',
  lastDay: openDayBefore(CARE_PLAN_DAYS),
  item: 'military-records',
  for: { parent: ['yes'] },
  isNeverLate: true,
  isAtOnce: true,
  answered: 'Approved',
  guide: '/pcs-toolkit/child-care',
  words: {
    know: ['It names who has your children when duty calls. Ask your command if you need one, who signs it, and by when; ask again when you report in Hawaii.'],
  },
} as const satisfies EarlyStep;
