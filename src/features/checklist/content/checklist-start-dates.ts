// The last day on which each of the 20 checklist items still works, and what orders them. The days before are in
// checklist-lead-days.ts. To change a number, edit it and say in checklist-start-reasons.ts where it comes from; without that
// it is our own suggestion. What to do with little time is in checklist-short-notice.ts.

import { isOtherIsland } from '@/facts/bases';
import type { Move } from '@/features/checklist/move';
import { PET_PACKET_DAYS, PET_PACKET_DAYS_NEIGHBOR_ISLAND, PET_SHORTEST_DAYS } from '@/guides/pet-figures';
import type { ItemId } from './item-titles';

/** How long movers have needed in season. */
const MOVERS_DAYS = 42;

export type StartDate = {
  /** Why it is among the first when it is, in a few words. */
  first: string | ((move: Move) => string);
  /** `stops`: without it the move doesn't happen, so it comes before what has less time. `reading`: nothing depends on its day. */
  rank?: 'stops' | 'reading';
  /** Past its last good day it comes right after what stops the move among the five: without it there is no bed. */
  isForFirstNight?: true;
  /**
   * Days before the report date on which this still works without the cost that checklist-short-notice.ts names;
   * negative when that is after landing. Orders what is late: see `start-by.ts`.
   */
  lastDays: number;
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
    lastDays: MOVERS_DAYS,
    isOverOnLanding: true,
  },
  'household-goods': {
    first: 'movers fill up',
    lastDays: MOVERS_DAYS,
    isOverOnLanding: true,
  },
  'home-search': {
    first: ({ orders, home }) => {
      if (home === 'barracks') return 'who has the key?';
      return orders === 'no' ? 'hotels add up' : 'TLA runs out';
    },
    lastDays: -10,
  },
  'base-housing': {
    first: 'a long waitlist',
    lastDays: 2,
  },
  'pet-travel': {
    first: 'few pet spots',
    lastDays: PET_PACKET_DAYS + 1,
    onOtherIslands: { lastDays: PET_PACKET_DAYS_NEIGHBOR_ISLAND + 1 },
    isOverOnLanding: true,
  },
  'vehicle-shipment': {
    first: 'weeks at sea',
    lastDays: 14,
    isOverOnLanding: true,
  },
  'military-records': {
    first: 'holds up care',
    lastDays: -30,
  },
  schools: {
    first: 'TB clearance first',
    lastDays: 3,
  },
  'temporary-lodging': {
    first: ({ home }) => (home === 'barracks' ? 'is a room ready?' : 'rooms fill up'),
    isForFirstNight: true,
    lastDays: 7,
  },
  'pet-quarantine': {
    first: 'fixed waits',
    lastDays: PET_SHORTEST_DAYS,
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
