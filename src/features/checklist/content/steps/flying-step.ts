import { factsCheckedOn } from '@/facts/facts';
import { pregnancyRules } from '@/guides/pregnancy-sources';
import { ticketsDay } from '../last-days';
import type { EarlyStep } from '../plan-record';

const { read } = factsCheckedOn('2026-11-30');

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
      read('Several airlines want a doctor’s certificate from week 36, some with an exam in the last days before the flight.', pregnancyRules.american),
      'Ask your doctor and the airline before you ask for tickets. Landing later than that? The family can follow after the birth.',
      'Tell the screening office, too. Births on Oahu: the guide says where, and what the baby needs then.',
    ],
  },
} as const satisfies EarlyStep;
