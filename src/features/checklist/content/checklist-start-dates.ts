// When to start each of the 20 checklist items, in their fixed order, the last day on which each still works, and what to
// do with little time. To change a number, edit it and say beside it, in `why` or `whyLast`, where it comes from; without
// that it is our own suggestion. `only` marks a line for some families.

import { type Audience, type Line, only } from '@/features/checklist/audience';
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
import type { Source } from '@/guides/types';
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
  armyWaitlist: { title: 'PCS Oahu: on-base housing waitlists, Aug 23, 2026' },
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
  /** Where that number comes from. Our own suggestion when it says nothing to a family. */
  why?: readonly Line[];
  /**
   * Days before the report date on which this still works without the cost that `missed` names; negative when that is
   * after landing. Orders what is late: see `start-by.ts`.
   */
  lastDays: number;
  /** Where that number comes from, like `why`. */
  whyLast?: readonly Line[];
  /** What it costs when it comes too late. */
  missed: readonly Line[];
  /** What to do when less time is left than `leadDays`. Omitted when that changes nothing. */
  short?: readonly Line[];
  /** A day by which something must be somewhere, for the guides. */
  due?: { days: number; words: string };
  /** Done before the move or not at all. */
  isOverOnLanding?: true;
};

/** Everyone but those with a room in the barracks, who come alone. */
const families = { home: ['base', 'rent', 'buy'] } as const satisfies Audience;
const barracks = { home: ['barracks'] } as const satisfies Audience;
/** The services that screen families for Oahu. */
const screened = {
  ...families,
  service: ['army', 'navy', 'air-force', 'space-force', 'marine-corps'],
} as const satisfies Audience;

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
    missed: ['No flight, movers or car shipment is booked until the office has your orders.'],
    short: [
      only(
        screened,
        latest.read(
          'Family coming? Ask about their travel screening today, before anything else here: it’s expected to take 60 days.',
          items.familyScreening,
        ),
      ),
      'Take your orders in today: nothing gets booked without them.',
      'No orders yet? Ask if a letter of intent or a letter in lieu of orders works. You pay if the move changes.',
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Schedule household goods shipment',
    leadDays: 90,
    why: [read('Movers have needed up to six weeks in season; then the goods go by sea.', sources.movers)],
    lastDays: 42,
    whyLast: [read('Movers have needed up to six weeks in season.', sources.movers)],
    missed: [
      'The movers come after you’ve left: someone with a power of attorney has to let them in, and you live out of suitcases longer.',
    ],
    short: [
      'See the transportation office this week, say that time is short, and take the first pickup they offer.',
      only(screened, 'Family coming? Take a pickup after their travel is approved.'),
      'Ask for a small unaccompanied baggage shipment, and ask before you hire movers yourself: what you get back may depend on it.',
      'Pack as if the boxes will come two months later.',
    ],
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
    missed: [
      only(families, 'You choose a home in a hurry, while TLA runs out.'),
      only(barracks, 'In the barracks: you land without knowing which room is yours.'),
    ],
    short: [
      only(families, 'Look up your BAH and two areas near your gate today.'),
      only(
        { home: ['base', 'rent'] },
        'Don’t sign a lease from the mainland: land first, and look around while TLA pays for the hotel.',
      ),
      only(
        { home: ['buy'] },
        'Buying? Get your Certificate of Eligibility and a preapproval now, and look at homes while TLA pays for the hotel.',
      ),
      only(
        barracks,
        'In the barracks? Ask your gaining unit today if a room is ready, and who has the key when you land.',
      ),
    ],
  },
  {
    item: 'Apply for on-base housing if desired',
    leadDays: 120,
    lastDays: 2,
    missed: ['Each day you wait is a day later on a list that takes months.'],
    short: [
      'Apply today: it’s free and commits you to nothing. Plan on lodging or a rental while you wait.',
      only(
        { service: ['army'] },
        'Army: ask if your place on the list counts from the day you left your last post.',
      ),
      only(
        { base: ['pearl-harbor-hickam'] },
        'Pearl Harbor-Hickam: the Housing Service Center puts you on the list; HEAT doesn’t.',
      ),
    ],
  },
  {
    item: 'Register pets for travel',
    leadDays: PET_START_FROM_MONTHS * DAYS_PER_MONTH,
    why: [petStart(PET_START_FROM_MONTHS)],
    lastDays: 5,
    missed: ['The flight has no pet spot left: you change flights, or the pet follows later.'],
    short: [
      'Call the airline and then the vet today: pet spots on a flight run out first.',
      `If the dates can’t work, look at Prepare for pet quarantine: a later flight, five days or less, or up to ${PET_LONG_STAY_DAYS} days.`,
    ],
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
    missed: ['Your car sails weeks after you land. Plan to pay for a rental in the meantime yourself.'],
    short: [
      'Book the first turn-in day at PCSmyPOV, or leave the car and a power of attorney with someone who can turn it in later.',
      'Financed? Get the lender’s letter first. Reserve a rental car now for the two to three weeks between.',
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Update military records',
    leadDays: 60,
    why: [read('PCS Pal says 60 days.', sources.planners)],
    lastDays: -30,
    missed: [read('Outdated DEERS records hold up health care and claims.', items.tricareChecklist)],
  },
  {
    item: 'Research schools',
    leadDays: 90,
    lastDays: 3,
    missed: [read('Without the TB clearance, your child can’t start on the first day.', items.schoolHealth)],
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
    why: [read('PCS planners say 56 to 60 days.', sources.planners)],
    lastDays: 7,
    missed: [
      only(families, 'Base lodging is full, and TLA may not cover the hotel that still has a room.'),
      only(barracks, 'In the barracks: you pay for a hotel until someone finds you a room.'),
    ],
    short: [
      only(
        families,
        'Call base lodging today. If it’s full, ask for the statement of non-availability and book a hotel on your TLA office’s list.',
      ),
      only(
        { ...families, service: screened.service },
        `See the TLA desk within ${TLA_REPORT_HOURS} hours of landing, before any lease.`,
      ),
      only(
        { service: ['coast-guard'] },
        unconfirmed(
          'Coast Guard: check in with the housing office by the next business day after landing.',
          items.coastGuardArrival,
        ),
      ),
      only(
        barracks,
        'In the barracks? Ask your sponsor today if a room is ready the night you land. If not, ask for that in writing and call base lodging.',
      ),
    ],
  },
  {
    item: 'Prepare for pet quarantine',
    leadDays: PET_START_TO_MONTHS * DAYS_PER_MONTH,
    why: [petStart(PET_START_TO_MONTHS)],
    lastDays: 84,
    whyLast: [
      'From a first rabies shot it takes about 12 weeks. A pet with its shots and blood test behind it has more time.',
    ],
    missed: [
      read(
        `No same-day release: the pet can be held for up to ${PET_LONG_STAY_DAYS} days, or follows later.`,
        items.petRules,
      ),
    ],
    short: [
      'Count before you act: no new rabies shot until you’ve counted the days. From a first shot today it takes about 12 weeks.',
      unconfirmed(
        `Landing sooner? The pet can follow later with someone you trust (ask finance whether that flight counts), be held until its waits are over, or be held up to ${PET_LONG_STAY_DAYS} days for ${formatUsd(PET_LONG_STAY_FEE_DOLLARS)}.`,
        sources.releaseFees,
      ),
    ],
    due: { days: 11, words: 'Your pet’s packet must arrive by' },
    isOverOnLanding: true,
  },
  {
    item: 'Update SGLI beneficiaries',
    leadDays: 45,
    lastDays: 1,
    missed: ['If something happens on the way, the money goes to the names on file today.'],
  },
  {
    item: 'Transfer medical records',
    leadDays: 45,
    why: [latest.read('PCS Pal says 30 to 45 days.', sources.planners)],
    lastDays: 5,
    missed: ['You land without refills, and civilian records follow by mail.'],
    short: ['Refill prescriptions for 30-90 days and hand-carry civilian records.'],
  },
  {
    item: 'Research cost of living',
    leadDays: 90,
    lastDays: 0,
    missed: ['Your first month’s budget is a guess.'],
    isOverOnLanding: true,
  },
  {
    item: 'Plan personal vehicle shipping',
    leadDays: 60,
    lastDays: 3,
    missed: ['You pay for a rush or for storage, or someone has to hand the car over for you.'],
    short: [
      'Ask Matson and Pasha for the next sailing with space. Selling or storing the car may cost less than a rush.',
    ],
    isOverOnLanding: true,
  },
  {
    item: 'Arrange mail forwarding',
    leadDays: 14,
    why: [unconfirmed('USPS forwarding takes 7-10 days to start.', items.mailBriefing)],
    lastDays: 1,
    missed: ['A week or more of mail goes to your old address.'],
    short: ['File it today: it starts 7-10 days later, and your mail follows you anyway.'],
  },
  {
    item: 'Update voter registration',
    leadDays: 30,
    lastDays: -30,
    missed: ['Your ballot goes to your old address.'],
  },
  {
    item: 'Research driver’s license requirements',
    leadDays: 30,
    lastDays: -30,
    missed: ['You stand at the counter without a document it asks for.'],
  },
  {
    item: 'Plan time zone adjustment',
    leadDays: 7,
    lastDays: 0,
    missed: ['A few short nights.'],
    isOverOnLanding: true,
  },
  {
    item: 'Research military family support services',
    leadDays: 60,
    why: [read('Ask for a sponsor early; one guide says 90 days.', sources.sponsor)],
    lastDays: 2,
    missed: ['You find your way through the first week alone.'],
    short: ['Ask your gaining unit for a sponsor today: one person there saves you ten calls.'],
  },
  {
    item: 'Update emergency contacts',
    leadDays: 7,
    lastDays: 1,
    missed: ['If something happens on the way, the call goes to an old number.'],
  },
];

export type LandingClock = {
  /** Never change it: calendar apps identify the event by it. */
  id: 'lodging' | 'firearms' | 'housing' | 'vehicle' | 'tricare';
  title: string;
  /** Days after landing. */
  days: number;
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
