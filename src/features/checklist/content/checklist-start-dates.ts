// When to start each of the 20 checklist items, in their fixed order, and what to do with less time than that. To change
// a lead time, edit `leadDays` and say in `why` where the number comes from; without `why` it is our own suggestion.

import { factsCheckedOn, unpublished } from '@/guides/facts';
import { POLICE_DAYS_BY_LAW } from '@/guides/firearms-figures';
import { inWords, inWordsFirst } from '@/guides/in-words';
import { TLA_REPORT_HOURS } from '@/guides/lodging-figures';
import {
  PET_LONG_STAY_DAYS,
  PET_LONG_STAY_FEE_DOLLARS,
  PET_START_FROM_MONTHS,
  PET_START_TO_MONTHS,
} from '@/guides/pet-figures';
import type { Fact, Source, Text } from '@/guides/types';
import { CARRIER_BOOKING, VEHICLE_PERMIT_DAYS, VEHICLE_TRANSIT } from '@/guides/vehicle-figures';
import { formatUsd } from '@/money/usd';
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
  tricareMove: {
    title: 'TRICARE: packing up and moving, Jul 1, 2020',
    url: 'https://tricare.mil/CoveredServices/BenefitUpdates/Archives/07_01_2020_Packing_Up_Moving',
  },
  releaseFees: { title: 'A copy of the State’s list of quarantine fees (undated)' },
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
  /** Where the number comes from. Our own suggestion when missing. */
  why?: Fact;
  /** What to do when less time is left than `leadDays`. Omitted when that changes nothing. */
  short?: readonly Text[];
  /** Done before the move or not at all. */
  isOverOnLanding?: true;
};

export const startDates: readonly StartDate[] = [
  {
    item: 'Submit PCS orders to the transportation office',
    leadDays: 120,
    why: read('The Army aims to hand out orders 120 days ahead.', sources.armyOrders),
    short: [
      latest.read(
        'Family coming? Ask about their travel screening today, before anything else here: it’s expected to take 60 days.',
        items.familyScreening,
      ),
      'Take your orders in today: nothing gets booked without them.',
      'No orders yet? Ask if a letter of intent or a letter in lieu of orders works. You pay if the move changes.',
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Schedule household goods shipment',
    leadDays: 90,
    why: read('Movers have needed up to six weeks in season; then the goods go by sea.', sources.movers),
    short: [
      'See the transportation office this week, say that time is short, and take the first pickup they offer after family travel is approved.',
      'Ask for a small unaccompanied baggage shipment, and ask before you hire movers yourself: what you get back may depend on it.',
      'Pack as if the boxes will come two months later.',
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Research Hawaii housing',
    leadDays: 120,
    short: [
      'Look up your BAH and two areas near your gate today.',
      'Don’t sign a lease from the mainland: land first, and look around while TLA pays for the hotel.',
    ],
  },
  {
    item: 'Apply for on-base housing if desired',
    leadDays: 120,
    short: [
      'Apply today: it’s free and commits you to nothing. Plan on lodging or a rental while you wait.',
      'Army: ask if your place on the list counts from the day you left your last post. Navy and Air Force: the Housing Service Center puts you on the list; HEAT doesn’t.',
    ],
  },
  {
    item: 'Register pets for travel',
    leadDays: PET_START_FROM_MONTHS * DAYS_PER_MONTH,
    why: petStart(PET_START_FROM_MONTHS),
    short: [
      'Call the airline and then the vet today: pet spots on a flight run out first.',
      `If the dates can’t work, look at Prepare for pet quarantine: a later flight, five days or less, or up to ${PET_LONG_STAY_DAYS} days.`,
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Schedule vehicle shipment',
    leadDays: 45,
    why: unconfirmed(
      `Our program lists booking ${CARRIER_BOOKING} and ${VEHICLE_TRANSIT} at sea.`,
      unpublished.program,
    ),
    short: [
      'Book the first turn-in day at PCSmyPOV, or leave the car and a power of attorney with someone who can turn it in later.',
      'Financed? Get the lender’s letter first. Reserve a rental car now for the two to three weeks between.',
    ],
    isOverOnLanding: true,
  },
  { item: 'Update military records', leadDays: 60, why: read('PCS Pal says 60 days.', sources.planners) },
  {
    item: 'Research schools',
    leadDays: 90,
    short: [
      'Hand-carry the school records, the shot record and the last report card.',
      read(
        'Get the TB clearance and the physical before you fly: an appointment slip may stand in for shots, never for TB.',
        items.schoolHealth,
      ),
    ],
  },
  {
    item: 'Plan temporary lodging',
    leadDays: 60,
    why: read('PCS planners say 56 to 60 days.', sources.planners),
    short: [
      'Call base lodging today. If it’s full, ask for the statement of non-availability and book a hotel on your TLA office’s list.',
      `See the TLA desk within ${TLA_REPORT_HOURS} hours of landing, before any lease.`,
    ],
  },
  {
    item: 'Prepare for pet quarantine',
    leadDays: PET_START_TO_MONTHS * DAYS_PER_MONTH,
    why: petStart(PET_START_TO_MONTHS),
    short: [
      'Count before you act: no new rabies shot until you’ve counted the days. From a first shot today it takes about 12 weeks.',
      unconfirmed(
        `Landing sooner? The pet can follow later with someone you trust (ask finance whether that flight counts), be held until its waits are over, or be held up to ${PET_LONG_STAY_DAYS} days for ${formatUsd(PET_LONG_STAY_FEE_DOLLARS)}.`,
        sources.releaseFees,
      ),
    ],
    isOverOnLanding: true,
  },
  { item: 'Update SGLI beneficiaries', leadDays: 45 },
  {
    item: 'Transfer medical records',
    leadDays: 45,
    why: latest.read('PCS Pal says 30 to 45 days.', sources.planners),
    short: ['Refill prescriptions for 30-90 days and hand-carry civilian records.'],
  },
  { item: 'Research cost of living', leadDays: 90, isOverOnLanding: true },
  {
    item: 'Plan personal vehicle shipping',
    leadDays: 60,
    short: [
      'Ask Matson and Pasha for the next sailing with space. Selling or storing the car may cost less than a rush.',
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Arrange mail forwarding',
    leadDays: 14,
    why: unconfirmed('USPS forwarding takes 7-10 days to start.', items.mailBriefing),
    short: ['File it today: it starts 7-10 days later, and your mail follows you anyway.'],
  },
  { item: 'Update voter registration', leadDays: 30 },
  { item: 'Research driver’s license requirements', leadDays: 30 },
  { item: 'Plan time zone adjustment', leadDays: 7, isOverOnLanding: true },
  {
    item: 'Research military family support services',
    leadDays: 60,
    why: read('Ask for a sponsor early; one guide says 90 days.', sources.sponsor),
    short: ['Ask your gaining unit for a sponsor today: one person there saves you ten calls.'],
  },
  { item: 'Update emergency contacts', leadDays: 7 },
];

export type LandingClock = {
  /** Never change it: calendar apps identify the event by it. */
  id: 'lodging' | 'firearms' | 'vehicle' | 'tricare';
  title: string;
  /** Days after landing. */
  days: number;
  text: Text;
  /** For Coast Guard families, and for those who didn't name their service. */
  coastGuard?: string;
  guide?: AppPath;
  /** What to know when there is little time before the move. */
  short?: string;
};

const TRICARE_DAYS = 90;

/** The deadlines that start on landing, soonest first. */
export const landingClocks: readonly LandingClock[] = [
  {
    id: 'lodging',
    title: 'See the Temporary Lodging Allowance desk',
    days: TLA_REPORT_HOURS / 24,
    text: read(`Within ${TLA_REPORT_HOURS} hours of landing, sooner if you can.`, items.militaryGuide2025),
    coastGuard: 'Coast Guard: check in by the next business day.',
    guide: '/pcs-toolkit/tla-hotels',
  },
  {
    id: 'firearms',
    title: 'Register firearms with the county police',
    days: POLICE_DAYS_BY_LAW,
    text: read(
      `${inWordsFirst(POLICE_DAYS_BY_LAW)} days from your arrival or the firearm’s, whichever is later.`,
      sources.firearms,
    ),
    guide: '/pcs-toolkit/firearms-pcs',
    short: `Short notice doesn’t stretch the ${inWords(POLICE_DAYS_BY_LAW)} days. No time to read up? Leave the firearms in lawful storage and bring them later: the ${inWords(POLICE_DAYS_BY_LAW)} days then run from their arrival.`,
  },
  {
    id: 'vehicle',
    title: 'Car: safety check, then registration or a permit',
    days: VEHICLE_PERMIT_DAYS,
    text: read(
      `${VEHICLE_PERMIT_DAYS} days from the car’s own arrival: count again if it lands later.`,
      sources.vehiclePermit,
    ),
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    id: 'tricare',
    title: 'Change your TRICARE plan if you want to',
    days: TRICARE_DAYS,
    text: read(`A move opens a window of ${TRICARE_DAYS} days.`, sources.tricareMove),
  },
];
