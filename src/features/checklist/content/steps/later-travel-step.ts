import { onOrders } from '@/features/checklist/audience';
import { openDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

/** Our suggestion: commands are slower once a member has left. */
const ASK_COMMAND_DAYS = 30;

export const laterTravel = {
  title: 'Ask what your family needs to join you later',
  lead: 120,
  first: 'needs separate approval',
  lastDay: openDayBefore(ASK_COMMAND_DAYS),
  item: 'orders',
  for: { ...onOrders, screening: ['later'] },
  isNeverLate: true,
  isAtOnce: true,
  answered: 'Approved',
  guide: '/pcs-toolkit/family-orders',
  part: 'married-a-new-baby-or-joining-later',
  words: {
    know: ['Government-paid travel has to be approved for them, too. Ask your command before you leave, and get the answer in writing.'],
  },
} as const satisfies EarlyStep;
