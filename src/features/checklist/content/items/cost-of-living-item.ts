import { factsCheckedOn } from '@/facts/facts';
import { DOD_TRAVEL_URL } from '@/guides/websites';
import { sources } from '../hawaii-checklist-sources';
import { anyDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const latest = factsCheckedOn('2026-11-23');

export const costOfLiving: ChecklistItem = {
  title: 'Research cost of living',
  lead: 90,
  first: 'sets your budget',
  rank: 'reading',
  lastDay: anyDayBefore(0),
  isOverOnLanding: true,
  notFor: ({ orders }) => (orders === 'no' ? 'no orders' : undefined),
  guide: '/pcs-toolkit/cost-of-living',
  words: {
    know: [
      latest.read('For pay, Hawaii is overseas, so you get an overseas cost-of-living allowance (COLA). DoD cuts it on May 16 and Nov 16, and can raise it at any time.', sources.cola, [
        'every 05-16',
        'every 11-16',
      ]),
      'Double what the official calculator shows: it’s half a month.',
    ],
    office: {
      label: 'DoD travel allowances',
      url: DOD_TRAVEL_URL,
      purpose: ['COLA calculator'],
    },
    missed: ['Your first month’s budget is a guess.'],
  },
};
