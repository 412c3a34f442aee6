import { MOST_HANDGUN_ROUNDS } from '@/guides/firearms-figures';
import { moversDay } from '../last-days';
import type { EarlyStep } from '../plan-record';

export const firearms = {
  title: 'Decide about firearms before the packers come',
  lead: 90,
  first: 'some can’t come',
  lastDay: moversDay,
  item: 'household-goods',
  for: { firearms: ['yes'] },
  isNeverLate: true,
  isOverOnLanding: true,
  guide: '/pcs-toolkit/firearms-pcs',
  part: 'prohibited-don-t-pack-these',
  words: {
    know: [`Some guns, and handgun magazines above ${MOST_HANDGUN_ROUNDS} rounds, can’t come. In the barracks or on base, ask about storage first.`],
  },
} as const satisfies EarlyStep;
