// Why to start each of the 20 checklist items when we say, and the last day on which each still works.
// The days before are in checklist-lead-days.ts. To change a number, edit it and say here, in `why` or `whyLast`, where it
// comes from; without that it is our own suggestion.
// What to do with little time is in checklist-short-notice.ts, the deadlines after landing in landing-clocks.ts. `only` marks
// a line for some families.

import { isOtherIsland } from '@/facts/bases';
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { families, type Line, only, screenedLongest } from '@/features/checklist/audience';
import type { Move } from '@/features/checklist/move';
import { inWordsFirst } from '@/guides/in-words';
import { PET_PACKET_DAYS, PET_PACKET_DAYS_NEIGHBOR_ISLAND, PET_SHORTEST_DAYS, PET_START, PET_START_FROM_MONTHS, PET_START_TO_MONTHS } from '@/guides/pet-figures';
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

/** How long movers have needed in season. */
const MOVERS_DAYS = 42;

const petStart = (months: number) => read(`${inWordsFirst(months)} months: our suggestion is to start ${PET_START} ahead.`, unpublished.suggestion);

export type StartDate = {
  /** Why it is among the first when it is, in a few words. */
  first: string | ((move: Move) => string);
  /** `stops`: without it the move doesn't happen, so it comes before what has less time. `reading`: nothing depends on its day. */
  rank?: 'stops' | 'reading';
  /** Past its last good day it comes right after what stops the move among the five: without it there is no bed. */
  isForFirstNight?: true;
  /** Why to start as early as checklist-lead-days.ts says. Our own suggestion when it says nothing to a family. */
  why?: readonly Line[];
  /**
   * Days before the report date on which this still works without the cost that checklist-short-notice.ts names;
   * negative when that is after landing. Orders what is late: see `start-by.ts`.
   */
  lastDays: number;
  /** Where that number comes from, like `why`. */
  whyLast?: readonly Line[];
  /** A day by which something must be somewhere, for the guides. */
  due?: { days: number; words: string };
  /** For a family stationed on another island than Oahu, instead of `lastDays` and the days of `due`. */
  onOtherIslands?: { lastDays?: number; dueDays?: number };
  /** Done before the move or not at all. */
  isOverOnLanding?: true;
};

export const startDates: Readonly<Record<ItemId, StartDate>> = {
  orders: {
    first: 'needed to book',
    rank: 'stops',
    why: [
      only({ service: ['army'] }, read('The Army aims to hand out orders 120 days ahead.', sources.armyOrders)),
      only(screenedLongest, latest.unconfirmed(`Family travel screening can take ${AIR_FORCE_SCREENING_DAYS} days; we add a month to book the rest.`, items.airForceScreening)),
    ],
    lastDays: MOVERS_DAYS,
    whyLast: [read('Movers have needed up to six weeks in season, and nothing is booked without orders.', sources.movers)],
    isOverOnLanding: true,
  },
  'household-goods': {
    first: 'movers fill up',
    why: [read('Movers have needed up to six weeks in season; then the goods go by sea.', sources.movers)],
    lastDays: MOVERS_DAYS,
    whyLast: [read('Movers have needed up to six weeks in season.', sources.movers)],
    isOverOnLanding: true,
  },
  'home-search': {
    first: ({ orders, home }) => {
      if (home === 'barracks') return 'who has the key?';
      return orders === 'no' ? 'hotels add up' : 'TLA runs out';
    },
    lastDays: -10,
    whyLast: [only(families, read('TLA runs in steps of 10 days, and each new one requires proof that you’re looking for a home.', items.militaryGuide2025))],
  },
  'base-housing': {
    first: 'a long waitlist',
    lastDays: 2,
  },
  'pet-travel': {
    first: 'few pet spots',
    why: [petStart(PET_START_FROM_MONTHS)],
    lastDays: PET_PACKET_DAYS + 1,
    onOtherIslands: { lastDays: PET_PACKET_DAYS_NEIGHBOR_ISLAND + 1 },
    whyLast: ['Registering is the packet and the fee, and the State must have them by then.'],
    isOverOnLanding: true,
  },
  'vehicle-shipment': {
    first: 'weeks at sea',
    why: [unconfirmed(`Our program lists booking ${CARRIER_BOOKING} and ${VEHICLE_TRANSIT} at sea.`, unpublished.program)],
    lastDays: 14,
    whyLast: [unconfirmed(`Our program lists booking ${CARRIER_BOOKING}.`, unpublished.program)],
    isOverOnLanding: true,
  },
  'military-records': {
    first: 'holds up care',
    why: [read('PCS Pal says 60 days.', sources.planners)],
    lastDays: -30,
  },
  schools: {
    first: 'TB clearance first',
    lastDays: 3,
  },
  'temporary-lodging': {
    first: ({ home }) => (home === 'barracks' ? 'is a room ready?' : 'rooms fill up'),
    isForFirstNight: true,
    why: [read('PCS planners say 56 to 60 days.', sources.planners)],
    lastDays: 7,
  },
  'pet-quarantine': {
    first: 'fixed waits',
    why: [petStart(PET_START_TO_MONTHS)],
    lastDays: 84,
    whyLast: [`From a first rabies shot it takes at least ${PET_SHORTEST_DAYS} days. A pet with its shots and blood test behind it has more time.`],
    due: { days: PET_PACKET_DAYS + 1, words: 'Your pet’s packet must arrive by' },
    onOtherIslands: { dueDays: PET_PACKET_DAYS_NEIGHBOR_ISLAND + 1 },
    isOverOnLanding: true,
  },
  sgli: {
    first: 'names on file count',
    lastDays: 1,
  },
  'medical-records': {
    first: 'refills run out',
    why: [latest.read('PCS Pal says 30 to 45 days.', sources.planners)],
    lastDays: 5,
  },
  'cost-of-living': {
    first: 'sets your budget',
    rank: 'reading',
    lastDays: 0,
    isOverOnLanding: true,
  },
  'personal-vehicle': {
    first: 'carriers fill up',
    lastDays: 3,
    isOverOnLanding: true,
  },
  mail: {
    first: 'takes days to start',
    why: [unconfirmed('USPS forwarding takes 7-10 days to start.', items.mailBriefing)],
    lastDays: 1,
  },
  voting: {
    first: 'your ballot',
    lastDays: -30,
  },
  'drivers-license': {
    first: 'takes documents',
    lastDays: -30,
  },
  'time-zone': {
    first: 'short nights',
    lastDays: 0,
    isOverOnLanding: true,
  },
  'family-support': {
    first: 'a sponsor helps',
    why: [read('Ask for a sponsor early; one guide says 90 days.', sources.sponsor)],
    lastDays: 2,
  },
  'emergency-contacts': {
    first: 'a number that works',
    lastDays: 1,
  },
};

/** Returns how many days before the report date an item still works for this family; negative after landing. */
export function lastDaysOf(item: ItemId, { base }: Move): number {
  const { lastDays, onOtherIslands } = startDates[item];
  return (isOtherIsland(base) && onOtherIslands?.lastDays) || lastDays;
}

/** Returns the day by which something of an item must be somewhere, in days before the report date. */
export function dueOf(item: ItemId, { base }: Move): StartDate['due'] {
  const { due, onOtherIslands } = startDates[item];
  const days = isOtherIsland(base) ? onOtherIslands?.dueDays : undefined;
  return due && { ...due, days: days ?? due.days };
}
