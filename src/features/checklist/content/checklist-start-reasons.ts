// Where the days of checklist-lead-days.ts and checklist-start-dates.ts come from, apart from them because every guide reads the
// days. `only` marks a line for some families.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { families, type Line, only, onOrders, screenedLongest } from '@/features/checklist/audience';
import { inWordsFirst } from '@/guides/in-words';
import { PET_SHORTEST_DAYS, PET_START, PET_START_FROM_MONTHS, PET_START_TO_MONTHS } from '@/guides/pet-figures';
import { AIR_FORCE_SCREENING_DAYS } from '@/guides/screening-figures';
import { CARRIER_BOOKING, VEHICLE_TRANSIT } from '@/guides/vehicle-figures';
import { sources as items } from './hawaii-checklist-sources';
import type { ItemId } from './item-titles';

const { read, unconfirmed } = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');

const sources = {
  armyOrders: { title: 'Aerotech News, May 17, 2021: Army orders 120 days ahead', unlinked: 'copy' },
  movers: { title: 'Dayton Daily News, Jun 28, 2021: moving season', unlinked: 'copy' },
  planners: { title: 'PCS Pal and Garrison Ledger: PCS timelines', unlinked: 'copy' },
  sponsor: { title: 'PCSing.us: sponsors, Feb 28, 2026', unlinked: 'copy' },
} as const satisfies Record<string, Source>;

const petStart = (months: number) => read(`${inWordsFirst(months)} months: our suggestion is to start ${PET_START} ahead.`, unpublished.suggestion);

type StartReasons = {
  /** Why to start as early as checklist-lead-days.ts says. */
  why?: readonly Line[];
  /** Why the last good day of checklist-start-dates.ts is the last. */
  whyLast?: readonly Line[];
};

/** Our own suggestion where one says nothing to a family. */
export const startReasons: Readonly<Partial<Record<ItemId, StartReasons>>> = {
  orders: {
    why: [
      only({ service: ['army'] }, read('The Army aims to hand out orders 120 days ahead.', sources.armyOrders)),
      only(screenedLongest, latest.unconfirmed(`Family travel screening can take ${AIR_FORCE_SCREENING_DAYS} days; we add a month to book the rest.`, items.airForceScreening)),
    ],
    whyLast: [read('Movers have needed up to six weeks in season, and nothing is booked without orders.', sources.movers)],
  },
  'household-goods': {
    why: [read('Movers have needed up to six weeks in season; then the goods go by sea.', sources.movers)],
    whyLast: [read('Movers have needed up to six weeks in season.', sources.movers)],
  },
  'home-search': {
    whyLast: [only({ ...families, ...onOrders }, read('TLA runs in steps of 10 days, and each new one requires proof that you’re looking for a home.', items.militaryGuide2025))],
  },
  'pet-travel': {
    why: [petStart(PET_START_FROM_MONTHS)],
    whyLast: ['Registering is the packet and the fee, and the State must have them by then.'],
  },
  'vehicle-shipment': {
    why: [unconfirmed(`Our list has booking ${CARRIER_BOOKING} and ${VEHICLE_TRANSIT} at sea.`, unpublished.program)],
    whyLast: [unconfirmed(`Our list has booking ${CARRIER_BOOKING}.`, unpublished.program)],
  },
  'military-records': {
    why: [read('PCS Pal says 60 days.', sources.planners)],
  },
  'temporary-lodging': {
    why: [read('PCS planners say 56 to 60 days.', sources.planners)],
  },
  'pet-quarantine': {
    why: [petStart(PET_START_TO_MONTHS)],
    whyLast: [`From a first rabies shot it takes at least ${PET_SHORTEST_DAYS} days. A pet with its shots and blood test behind it has more time.`],
  },
  'medical-records': {
    why: [latest.read('PCS Pal says 30 to 45 days.', sources.planners)],
  },
  mail: {
    why: [unconfirmed('USPS forwarding takes 7-10 days to start.', items.mailBriefing)],
  },
  'family-support': {
    why: [read('Ask for a sponsor early; one guide says 90 days.', sources.sponsor)],
  },
};
