// Why to start each of the 20 checklist items when we say, in their fixed order, and the last day on which each still works.
// The days before are in checklist-lead-days.ts. To change a number, edit it and say here, in `why` or `whyLast`, where it
// comes from; without that it is our own suggestion.
// What to do with little time is in checklist-short-notice.ts, the deadlines after landing in landing-clocks.ts. `only` marks
// a line for some families.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { families, type Line, only } from '@/features/checklist/audience';
import { inWordsFirst } from '@/guides/in-words';
import { PET_START_FROM_MONTHS, PET_START_TO_MONTHS } from '@/guides/pet-figures';
import { AIR_FORCE_SCREENING_DAYS, SCREENING_DAYS } from '@/guides/screening-figures';
import { CARRIER_BOOKING, VEHICLE_TRANSIT } from '@/guides/vehicle-figures';
import { DAYS_PER_MONTH, leadDays } from './checklist-lead-days';
import { sources as items } from './hawaii-checklist-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');

const sources = {
  armyOrders: { title: 'Aerotech News, May 17, 2021: Army orders 120 days ahead' },
  movers: { title: 'Dayton Daily News, Jun 28, 2021: moving season' },
  planners: { title: 'PCS Pal and Garrison Ledger: PCS timelines' },
  sponsor: { title: 'PCSing.us: sponsors, Feb 28, 2026' },
} as const satisfies Record<string, Source>;

const airForceFamilies = { ...families, service: ['air-force', 'space-force'] } as const;

const petStart = (months: number) => read(`${inWordsFirst(months)} months: our suggestion is to start ${PET_START_FROM_MONTHS}-${PET_START_TO_MONTHS} months ahead.`, unpublished.suggestion);

export type StartDate = {
  /** The item's title. */
  item: string;
  /** Days before the report date on which to start: see checklist-lead-days.ts. */
  leadDays: number;
  /** Where that number comes from. Our own suggestion when it says nothing to a family. */
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
  /** Done before the move or not at all. */
  isOverOnLanding?: true;
};

const reasons: readonly Omit<StartDate, 'leadDays'>[] = [
  {
    item: 'Submit PCS orders to the transportation office',
    why: [
      only({ service: ['army'] }, read('The Army aims to hand out orders 120 days ahead.', sources.armyOrders)),
      only(airForceFamilies, latest.unconfirmed(`Family travel screening can take ${AIR_FORCE_SCREENING_DAYS} days; we add a month to book the rest.`, items.airForceScreening)),
    ],
    lastDays: SCREENING_DAYS + DAYS_PER_MONTH,
    whyLast: [
      only(
        { ...families, service: ['army', 'navy', 'marine-corps'] },
        latest.read(`Family travel screening is expected to take ${SCREENING_DAYS} days; we add a month to book the rest.`, items.familyScreening),
      ),
      only(airForceFamilies, latest.unconfirmed('Family travel screening can take all of these days: start sooner.', items.airForceScreening)),
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Schedule household goods shipment',
    why: [read('Movers have needed up to six weeks in season; then the goods go by sea.', sources.movers)],
    lastDays: 42,
    whyLast: [read('Movers have needed up to six weeks in season.', sources.movers)],
    isOverOnLanding: true,
  },
  {
    item: 'Research Hawaii housing',
    lastDays: -10,
    whyLast: [only(families, read('TLA runs in steps of 10 days, and each new one takes proof that you’re looking for a home.', items.militaryGuide2025))],
  },
  {
    item: 'Apply for on-base housing if desired',
    lastDays: 2,
  },
  {
    item: 'Register pets for travel',
    why: [petStart(PET_START_FROM_MONTHS)],
    lastDays: 5,
    isOverOnLanding: true,
  },
  {
    item: 'Schedule vehicle shipment',
    why: [unconfirmed(`Our program lists booking ${CARRIER_BOOKING} and ${VEHICLE_TRANSIT} at sea.`, unpublished.program)],
    lastDays: 14,
    whyLast: [unconfirmed(`Our program lists booking ${CARRIER_BOOKING}.`, unpublished.program)],
    isOverOnLanding: true,
  },
  {
    item: 'Update military records',
    why: [read('PCS Pal says 60 days.', sources.planners)],
    lastDays: -30,
  },
  {
    item: 'Research schools',
    lastDays: 3,
  },
  {
    item: 'Plan temporary lodging',
    why: [read('PCS planners say 56 to 60 days.', sources.planners)],
    lastDays: 7,
  },
  {
    item: 'Prepare for pet quarantine',
    why: [petStart(PET_START_TO_MONTHS)],
    lastDays: 84,
    whyLast: ['From a first rabies shot it takes about 12 weeks. A pet with its shots and blood test behind it has more time.'],
    due: { days: 11, words: 'Your pet’s packet must arrive by' },
    isOverOnLanding: true,
  },
  {
    item: 'Update SGLI beneficiaries',
    lastDays: 1,
  },
  {
    item: 'Transfer medical records',
    why: [latest.read('PCS Pal says 30 to 45 days.', sources.planners)],
    lastDays: 5,
  },
  {
    item: 'Research cost of living',
    lastDays: 0,
    isOverOnLanding: true,
  },
  {
    item: 'Plan personal vehicle shipping',
    lastDays: 3,
    isOverOnLanding: true,
  },
  {
    item: 'Arrange mail forwarding',
    why: [unconfirmed('USPS forwarding takes 7-10 days to start.', items.mailBriefing)],
    lastDays: 1,
  },
  {
    item: 'Update voter registration',
    lastDays: -30,
  },
  {
    item: 'Research driver’s license requirements',
    lastDays: -30,
  },
  {
    item: 'Plan time zone adjustment',
    lastDays: 0,
    isOverOnLanding: true,
  },
  {
    item: 'Research military family support services',
    why: [read('Ask for a sponsor early; one guide says 90 days.', sources.sponsor)],
    lastDays: 2,
  },
  {
    item: 'Update emergency contacts',
    lastDays: 1,
  },
];

export const startDates: readonly StartDate[] = reasons.map((item, index) => ({
  ...item,
  leadDays: leadDays[index] ?? 0,
}));
