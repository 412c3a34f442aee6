import { TICKET_DAYS } from '@/guides/screening-figures';
import { openDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

/** Before tickets are asked for: a doctor and an airline have to answer first. */
const ASK_DAYS = TICKET_DAYS + 14;

export const flying = {
  title: 'Ask how late in pregnancy you may fly',
  lead: 90,
  first: 'airlines set a week',
  lastDay: openDayBefore(ASK_DAYS),
  item: 'medical-records',
  for: { expecting: ['yes'] },
  isNeverLate: true,
  isOverOnLanding: true,
  guide: '/pcs-toolkit/health-care',
  part: 'having-a-baby',
  words: {
    know: [
      'Ask your doctor and the airline, and whether you need a doctor’s certificate. If you’d land too late, you can follow after the birth.',
      'Tell the screening office, too. Births on Oahu: the guide says where, and what the baby needs then.',
    ],
  },
} as const satisfies EarlyStep;
