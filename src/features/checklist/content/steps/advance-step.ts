import { factsCheckedOn } from '@/facts/facts';
import { only, onOrders } from '@/features/checklist/audience';
import { travelAdvances } from '@/guides/orders-sources';
import { openDayBefore } from '../last-days';
import type { EarlyStep } from '../plan-record';

const { read } = factsCheckedOn('2026-11-30');

/** Our suggestion: one finance office wants 10 working days. */
const FINANCE_DAYS = 14;

export const advance = {
  title: 'Ask finance for money up front',
  lead: 90,
  first: 'bills come first',
  lastDay: openDayBefore(FINANCE_DAYS),
  item: 'temporary-lodging',
  for: { ...onOrders, noSavings: ['yes'] },
  isNeverLate: true,
  rank: 'first-night',
  guide: '/calculators/first-60-days',
  words: {
    know: [
      'The hotel, food and deposits come before the claims are paid.',
      'See how much you need, and in which week.',
      'Dislocation allowance (DLA): ask to get it before the move. It’s yours to keep.',
      only({ service: ['army'] }, read('Army: all of DLA can come up to 30 days before you sign out.', travelAdvances)),
      'Advance pay is a loan from your own pay.',
      'Ask finance how much, by when, and how it’s paid back.',
    ],
  },
} as const satisfies EarlyStep;
