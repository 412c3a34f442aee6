import { factsCheckedOn, unpublished } from '@/facts/facts';
import { ASSUMPTION_TO_CLOSING_DAYS } from '@/guides/va-loan-figures';
import { anyDayBefore, CONTRACT_LEAD } from '../last-days';
import type { EarlyStep } from '../plan-record';

const { read } = factsCheckedOn('2026-11-29');
const [, LONGEST_DAYS] = ASSUMPTION_TO_CLOSING_DAYS;

export const buying = {
  title: 'Sign the contract for the home you buy',
  lead: CONTRACT_LEAD,
  first: 'months to the keys',
  lastDay: anyDayBefore(LONGEST_DAYS),
  item: 'home-search',
  for: { home: ['buy'] },
  canFollow: true,
  guide: '/housing/va-assumptions',
  wayOut: () => 'Plan a short lease or lodging until you have the keys, and ask the lender today how long its loan takes.',
  words: {
    know: [
      read(`Taking over a seller’s VA loan: plan on ${ASSUMPTION_TO_CLOSING_DAYS.join('-')} days from the contract to the keys. A new loan is often faster: ask the lender.`, unpublished.program),
    ],
  },
} as const satisfies EarlyStep;
