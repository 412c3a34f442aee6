// When to start each of the 20 checklist items, in their fixed order, and the last day on which each still works. To change
// a number, edit it and say beside it, in `why` or `whyLast`, where it comes from; without that it is our own suggestion.
// What to do with little time is in checklist-short-notice.ts. `only` marks a line for some families.

import { type Audience, barracks, families, type Line, only, screened } from '@/features/checklist/audience';
import { factsCheckedOn, unpublished } from '@/guides/facts';
import { POLICE_DAYS_BY_LAW } from '@/guides/firearms-figures';
import { inWords, inWordsFirst } from '@/guides/in-words';
import { TLA_REPORT_HOURS } from '@/guides/lodging-figures';
import { PET_PICKUP_BY, PET_START_FROM_MONTHS, PET_START_TO_MONTHS } from '@/guides/pet-figures';
import type { Source } from '@/guides/types';
import { CARRIER_BOOKING, VEHICLE_PERMIT_DAYS, VEHICLE_TRANSIT } from '@/guides/vehicle-figures';
import type { AppPath } from '@/site-map';
import { sources as items } from './hawaii-checklist-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');

const sources = {
  armyOrders: { title: 'Aerotech News, May 17, 2021: Army orders 120 days ahead' },
  movers: { title: 'Dayton Daily News, Jun 28, 2021: moving season' },
  planners: { title: 'PCS Pal and Garrison Ledger: PCS timelines' },
  sponsor: { title: 'PCSing.us: sponsors, Feb 28, 2026' },
  firearms: {
    title: 'HRS 134-3, as Senate Bill 600 of 2019 quotes it',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol03_Ch0121-0200D/hrs0134/HRS_0134-0003.htm',
  },
  vehiclePermit: {
    title: 'Hawaii County: out-of-state vehicle permit',
    url: 'https://www.hawaiicounty.gov/departments/finance/vehicle-registration-licensing/motor-vehicles-general-information/out-of-state-permit',
  },
  vehiclePickup: { title: 'PCSmyPOV: picking up your vehicle', url: 'https://www.pcsmypov.com/PickUp' },
  tricareMove: {
    title: 'TRICARE: packing up and moving, Jul 1, 2020',
    url: 'https://tricare.mil/CoveredServices/BenefitUpdates/Archives/07_01_2020_Packing_Up_Moving',
  },
  armyWaitlist: { title: 'PCS Oahu: on-base housing waitlists, Aug 23, 2026' },
} as const satisfies Record<string, Source>;

const DAYS_PER_MONTH = 30;

const petStart = (months: number) =>
  read(
    `${inWordsFirst(months)} months: our suggestion is to start ${PET_START_FROM_MONTHS}-${PET_START_TO_MONTHS} months ahead.`,
    unpublished.suggestion,
  );

export type StartDate = {
  /** The item's title. */
  item: string;
  /** Days before the report date on which to start. */
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

export const startDates: readonly StartDate[] = [
  {
    item: 'Submit PCS orders to the transportation office',
    leadDays: 120,
    why: [
      only(
        { service: ['army'] },
        read('The Army aims to hand out orders 120 days ahead.', sources.armyOrders),
      ),
    ],
    lastDays: 90,
    whyLast: [
      only(
        screened,
        latest.read(
          'Family travel screening is expected to take 60 days; we add a month to book the rest.',
          items.familyScreening,
        ),
      ),
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Schedule household goods shipment',
    leadDays: 90,
    why: [read('Movers have needed up to six weeks in season; then the goods go by sea.', sources.movers)],
    lastDays: 42,
    whyLast: [read('Movers have needed up to six weeks in season.', sources.movers)],
    isOverOnLanding: true,
  },
  {
    item: 'Research Hawaii housing',
    leadDays: 120,
    lastDays: -10,
    whyLast: [
      only(
        families,
        read(
          'TLA runs in steps of 10 days, and each new one takes proof that you’re looking for a home.',
          items.militaryGuide2025,
        ),
      ),
    ],
  },
  {
    item: 'Apply for on-base housing if desired',
    leadDays: 120,
    lastDays: 2,
  },
  {
    item: 'Register pets for travel',
    leadDays: PET_START_FROM_MONTHS * DAYS_PER_MONTH,
    why: [petStart(PET_START_FROM_MONTHS)],
    lastDays: 5,
    isOverOnLanding: true,
  },
  {
    item: 'Schedule vehicle shipment',
    leadDays: 45,
    why: [
      unconfirmed(
        `Our program lists booking ${CARRIER_BOOKING} and ${VEHICLE_TRANSIT} at sea.`,
        unpublished.program,
      ),
    ],
    lastDays: 14,
    whyLast: [unconfirmed(`Our program lists booking ${CARRIER_BOOKING}.`, unpublished.program)],
    isOverOnLanding: true,
  },
  {
    item: 'Update military records',
    leadDays: 60,
    why: [read('PCS Pal says 60 days.', sources.planners)],
    lastDays: -30,
  },
  {
    item: 'Research schools',
    leadDays: 90,
    lastDays: 3,
  },
  {
    item: 'Plan temporary lodging',
    leadDays: 60,
    why: [read('PCS planners say 56 to 60 days.', sources.planners)],
    lastDays: 7,
  },
  {
    item: 'Prepare for pet quarantine',
    leadDays: PET_START_TO_MONTHS * DAYS_PER_MONTH,
    why: [petStart(PET_START_TO_MONTHS)],
    lastDays: 84,
    whyLast: [
      'From a first rabies shot it takes about 12 weeks. A pet with its shots and blood test behind it has more time.',
    ],
    due: { days: 11, words: 'Your pet’s packet must arrive by' },
    isOverOnLanding: true,
  },
  {
    item: 'Update SGLI beneficiaries',
    leadDays: 45,
    lastDays: 1,
  },
  {
    item: 'Transfer medical records',
    leadDays: 45,
    why: [latest.read('PCS Pal says 30 to 45 days.', sources.planners)],
    lastDays: 5,
  },
  {
    item: 'Research cost of living',
    leadDays: 90,
    lastDays: 0,
    isOverOnLanding: true,
  },
  {
    item: 'Plan personal vehicle shipping',
    leadDays: 60,
    lastDays: 3,
    isOverOnLanding: true,
  },
  {
    item: 'Arrange mail forwarding',
    leadDays: 14,
    why: [unconfirmed('USPS forwarding takes 7-10 days to start.', items.mailBriefing)],
    lastDays: 1,
  },
  {
    item: 'Update voter registration',
    leadDays: 30,
    lastDays: -30,
  },
  {
    item: 'Research driver’s license requirements',
    leadDays: 30,
    lastDays: -30,
  },
  {
    item: 'Plan time zone adjustment',
    leadDays: 7,
    lastDays: 0,
    isOverOnLanding: true,
  },
  {
    item: 'Research military family support services',
    leadDays: 60,
    why: [read('Ask for a sponsor early; one guide says 90 days.', sources.sponsor)],
    lastDays: 2,
  },
  {
    item: 'Update emergency contacts',
    leadDays: 7,
    lastDays: 1,
  },
];

export type LandingClock = {
  /** Never change it: calendar apps identify the event by it. */
  id:
    | 'pet-pickup'
    | 'lodging'
    | 'firearms'
    | 'housing'
    | 'school'
    | 'car-pickup'
    | 'license'
    | 'vehicle'
    | 'tricare';
  title: string;
  /** Days after landing, different for each. */
  days: number;
  /** We chose the number of days, because nobody publishes one. Whatever shows the deadline says so. */
  isOurs?: true;
  /** For families to whom one of these applies; for all when missing. */
  for?: readonly Audience[];
  know: readonly Line[];
  guide?: AppPath;
  /** What to know when there is little time before the move. */
  short?: readonly Line[];
};

const TRICARE_DAYS = 90;

/** The deadlines that start on landing, soonest first. */
export const landingClocks: readonly LandingClock[] = [
  {
    id: 'pet-pickup',
    title: 'Pick up pets kept at the airport overnight',
    days: 1,
    for: [{ pets: ['yes'] }],
    know: [latest.unconfirmed(`By ${PET_PICKUP_BY}, or you pay extra.`, items.petStation)],
    guide: '/pcs-toolkit/pet-travel',
  },
  {
    id: 'lodging',
    title: 'See the Temporary Lodging Allowance desk',
    days: TLA_REPORT_HOURS / 24,
    know: [
      only(
        { service: screened.service },
        read(`Within ${TLA_REPORT_HOURS} hours of landing, sooner if you can.`, items.militaryGuide2025),
      ),
      only(
        { service: ['coast-guard'] },
        unconfirmed('Coast Guard: check in by the next business day.', items.coastGuardArrival),
      ),
      only(barracks, 'Got a room in the barracks right away? Ask if you need this at all.'),
    ],
    guide: '/pcs-toolkit/tla-hotels',
  },
  {
    id: 'firearms',
    title: 'Register firearms with the county police',
    days: POLICE_DAYS_BY_LAW,
    for: [{ firearms: ['yes'] }],
    know: [
      read(
        `${inWordsFirst(POLICE_DAYS_BY_LAW)} days from your arrival or the firearm’s, whichever is later.`,
        sources.firearms,
      ),
      only(
        barracks,
        'In the barracks? Ask your unit about its armory before you pack: rooms may not allow firearms.',
      ),
    ],
    guide: '/pcs-toolkit/firearms-pcs',
    short: [
      `Short notice doesn’t stretch the ${inWords(POLICE_DAYS_BY_LAW)} days. No time to read up? Leave the firearms in lawful storage and bring them later: the ${inWords(POLICE_DAYS_BY_LAW)} days then run from their arrival.`,
    ],
  },
  {
    id: 'housing',
    title: 'Get on the Army housing list',
    days: 7,
    for: [{ service: ['army'], home: ['base'] }],
    know: [
      latest.unconfirmed(
        'Army: apply within 7 days, and your place can count from the day you left your last post.',
        sources.armyWaitlist,
      ),
    ],
    guide: '/housing/base-housing',
  },
  {
    id: 'school',
    title: 'Enroll the children in school',
    days: 10,
    isOurs: true,
    for: [{ children: ['yes'] }],
    know: ['Still in a hotel? Ask the school near your future home what it takes as proof of address.'],
    guide: '/pcs-toolkit/hawaii-schools',
  },
  {
    id: 'car-pickup',
    title: 'Pick up the car',
    days: 14,
    isOurs: true,
    for: [{ vehicles: ['one', 'more'] }],
    know: [
      latest.read(
        'The vehicle center emails you when it’s in. Book the pickup then, even if that’s sooner or later.',
        sources.vehiclePickup,
      ),
      only({ vehicles: ['more'] }, 'Shipped one with a carrier? Ask how many days of storage are free.'),
    ],
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    id: 'license',
    title: 'Decide about your driver’s license',
    days: 21,
    isOurs: true,
    know: [
      latest.unconfirmed(
        'Commonly published: keep your legal residence elsewhere, and you can keep your license.',
        unpublished.common,
      ),
    ],
  },
  {
    id: 'vehicle',
    title: 'Car: safety check, then registration or a permit',
    days: VEHICLE_PERMIT_DAYS,
    for: [{ vehicles: ['one', 'more'] }, { motorcycle: ['yes'] }],
    know: [
      read(
        `${VEHICLE_PERMIT_DAYS} days from the car’s own arrival: count again if it lands later.`,
        sources.vehiclePermit,
      ),
      only({ motorcycle: ['yes'] }, `A motorcycle has the same ${VEHICLE_PERMIT_DAYS} days.`),
    ],
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    id: 'tricare',
    title: 'Change your TRICARE plan if you want to',
    days: TRICARE_DAYS,
    know: [read(`A move opens a window of ${TRICARE_DAYS} days.`, sources.tricareMove)],
  },
];
