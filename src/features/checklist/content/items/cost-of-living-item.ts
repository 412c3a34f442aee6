import { factsCheckedOn } from '@/facts/facts';
import { only, onOrders, own, withoutOrders } from '@/features/checklist/audience';
import { DOD_TRAVEL_URL } from '@/guides/websites';
import { sources } from '../hawaii-checklist-sources';
import { beforeTheTrip } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const latest = factsCheckedOn('2026-11-23');

export const costOfLiving: ChecklistItem = {
  title: 'Research cost of living',
  lead: 90,
  first: 'sets your budget',
  rank: 'reading',
  lastDay: beforeTheTrip,
  isOverOnLanding: true,
  guide: '/pcs-toolkit/cost-of-living',
  words: {
    know: [
      only(
        onOrders,
        latest.read('For pay, Hawaii is overseas, so you get an overseas cost-of-living allowance (COLA). DoD cuts it on May 16 and Nov 16, and can raise it at any time.', sources.cola, [
          'every 05-16',
          'every 11-16',
        ]),
      ),
      only(onOrders, 'Double what the official calculator shows: it’s half a month.'),
      own(withoutOrders, 'Compare rent, power, groceries and insurance here with what you pay now. Plan without an allowance: those come with orders.'),
    ],
    office: {
      label: 'DoD travel allowances',
      url: DOD_TRAVEL_URL,
      purpose: ['COLA calculator'],
      for: onOrders,
    },
    missed: ['Your first month’s budget is a guess.'],
  },
};
