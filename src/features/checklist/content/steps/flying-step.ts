import { ticketsDay } from '../last-days';
import type { EarlyStep } from '../plan-record';

export const flying = {
  title: 'Ask by which week you may fly',
  lead: 90,
  first: 'airlines set a week',
  lastDay: ticketsDay,
  item: 'medical-records',
  for: { expecting: ['yes'] },
  isNeverLate: true,
  isAtOnce: true,
  guide: '/pcs-toolkit/health-care',
  words: {
    know: [
      'Ask your doctor, and ask the airline until which week it takes you and whether it wants a doctor’s certificate. Landing later than that? The family can follow after the birth.',
      'Tell the screening office, too. Births on Oahu: the guide says where, and what the baby needs then.',
    ],
  },
} as const satisfies EarlyStep;
