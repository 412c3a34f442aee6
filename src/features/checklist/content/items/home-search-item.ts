import { baseIds } from '@/facts/bases';
import { factsCheckedOn, unpublished } from '@/facts/facts';
import { barracks, families, only, onOrders, own, withoutOrders } from '@/features/checklist/audience';
import { BAH_LOOKUP_URL } from '@/money/bah';
import { sources } from '../hawaii-checklist-sources';
import { baseHousingWaits } from '../item-offices';
import { anyDayBefore, beforeTheTrip, CONTRACT_LEAD } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const later = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');

/** Their research is done before the contract, which is months before the keys. */
const buyers = {
  lead: CONTRACT_LEAD + 30,
  lastDay: anyDayBefore(CONTRACT_LEAD),
  isNeverLate: true,
  guide: '/housing/va-homes',
} as const;

export const homeSearch: ChecklistItem = {
  title: 'Research Hawaii housing',
  lead: 120,
  first: ({ orders, home }) => {
    if (home === 'barracks') return 'who has the key?';
    return orders === 'no' ? 'hotels add up' : 'TLA runs out';
  },
  lastDay: beforeTheTrip,
  guide: '/housing/verified-rentals',
  own: ({ home }) => {
    if (home === 'buy') return buyers;
    return home === 'rent' || !home ? {} : { guide: '/housing/base-housing' };
  },
  words: {
    know: [
      only({ ...families, ...onOrders }, 'Look up your BAH (Basic Allowance for Housing) by ZIP code and pay grade first: it sets your budget.'),
      only(withoutOrders, 'Figure out what you can pay a month, then compare areas.'),
      only(
        { home: ['base'], base: baseIds },
        read(`Our list has base housing waits of ${baseHousingWaits.slice(0, -1).join(', ')} or ${baseHousingWaits.at(-1)} months, depending on the base, so look off base too.`, unpublished.program),
      ),
      only({ home: ['buy'] }, 'If you’re buying, get your Certificate of Eligibility and a preapproval first.'),
      own({ vehicles: ['none'] }, 'Without a car, ask first how you’d get from each home to your gate: by train, bus or carpool.'),
      only(
        barracks,
        latest.read('If you live in the barracks, you commonly get no BAH. If you’re allowed to live off base, get that in writing first. Your rate is without dependents.', unpublished.common),
      ),
    ],
    office: {
      label: 'DoD: BAH rate lookup',
      url: BAH_LOOKUP_URL,
      for: onOrders,
    },
    missed: [
      only({ ...families, ...onOrders }, 'You choose a home in a hurry, while TLA runs out.'),
      only(withoutOrders, 'You choose a home in a hurry, while a hotel runs up the bill.'),
      only(barracks, 'In the barracks: you land without knowing which room is yours.'),
    ],
    short: [
      only({ ...families, ...onOrders }, 'Look up your BAH and two areas near your gate today.'),
      only({ ...onOrders, home: ['base', 'rent'] }, 'Don’t sign a lease from the mainland: land first, and look around while TLA pays for the hotel.'),
      only({ ...onOrders, home: ['buy'] }, 'If you’re buying, get your Certificate of Eligibility and a preapproval now, and look at homes while TLA pays for the hotel.'),
      only({ ...withoutOrders, home: ['base', 'rent', 'barracks'] }, 'Don’t sign a lease from the mainland: rent by the month, and look around.'),
      only({ ...withoutOrders, home: ['buy'] }, 'If you’re buying, get your Certificate of Eligibility and a preapproval now, and rent by the month while you look.'),
      only(barracks, 'If you’ll live in the barracks, ask your gaining unit today if a room is ready, and who has the key when you land.'),
    ],
    whyLast: [
      only(
        { ...families, ...onOrders },
        later.read('TLA runs in steps of 10 days, and each new one requires proof that you’re looking for a home: know your areas before you fly.', sources.militaryGuide2025),
      ),
    ],
  },
};
