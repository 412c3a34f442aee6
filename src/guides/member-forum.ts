// What families ask, with our answers in short, and the preview of the member forum. In the preview everything is a sample:
// no such topics, posts or members exist yet. The answers are real: the guides that they lead to have their sources.

import { basesWithWait } from '@/facts/bases';
import type { IsoDate } from '@/facts/types';
import { BAH_YEAR, bahDollars } from '@/money/bah';
import { colaCents, colaPointCents } from '@/money/cola';
import { TLA_CLAIM_DAYS, TLA_MOST_DAYS, TLA_REPORT_HOURS } from '@/money/lodging-figures';
import { formatUsd } from '@/money/usd';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';
import { EXAMPLE_COLA_INDEX, exampleFamily } from './example-family';
import { MOST_HANDGUN_ROUNDS, POLICE_DAYS_BY_LAW, POLICE_DAYS_TO_AIM_FOR } from './firearms-figures';
import { GOODS_WAIT } from './goods-figures';
import { LICENSE_BOARD_DAYS } from './license-figures';
import { PET_SHORTEST_DAYS, PET_START, PET_WAIT } from './pet-figures';
import { AIR_FORCE_SCREENING_DAYS, SCREENING_DAYS } from './screening-figures';
import { TOWNHOME_RENT_DOLLARS, TOWNHOME_RENT_MONTH } from './townhome-rents';
import { CAR_WAIT, VEHICLE_PERMIT_DAYS } from './vehicle-figures';

/** What families ask in public, and the guide's section that has the whole answer. */
export type FamilyQuestion = {
  asked: string;
  /** The deciding point, then what to do. */
  inShort: string;
  isUnconfirmed?: true;
  answer: string;
  guide: AppPath;
  /** The section's id. Without one, the top of the page has it. */
  part?: string;
};

export type QuestionGroup = { title: string; icon: IconName; questions: readonly FamilyQuestion[] };

export type ForumCategory = {
  icon: IconName;
  title: string;
  description: string;
  topics: number;
  posts: number;
};

export type ForumQuestion = {
  title: string;
  author: string;
  branch: string;
  replies: number;
  time: string;
  guide: AppPath;
};

const waits = basesWithWait.map(({ shortName, waitMonths }) => `${shortName} ${waitMonths.join('-')}`);
const allWaits = basesWithWait.flatMap(({ waitMonths }) => waitMonths);
const { aiea, windward } = TOWNHOME_RENT_DOLLARS;

const { grade, years, dependents } = exampleFamily;
const bahToRent = bahDollars('oahu', grade, true);
const bah = formatUsd(bahToRent);
/** What BAH leaves of a rent, or lacks, in words. */
const after = (rentDollars: number) => {
  const left = bahToRent - rentDollars;
  return left < 0 ? `is ${formatUsd(-left)} short` : `leaves ${formatUsd(left)} for power`;
};
const exampleCola = formatUsd(colaCents(colaPointCents(grade, years, dependents) ?? 0, EXAMPLE_COLA_INDEX) / 100);

/** The twelve asked most in public: what takes longest of it, then by subject. */
const groups: readonly [QuestionGroup, ...QuestionGroup[]] = [
  {
    title: 'Read these first',
    icon: 'flag',
    questions: [
      {
        asked: 'Who needs a medical screening, and how long does it take?',
        inShort: `Usually everyone. Allow ${SCREENING_DAYS} days`,
        answer: `${AIR_FORCE_SCREENING_DAYS} in the Air Force. Don’t ship, sell or end a lease until travel is approved.`,
        guide: '/pcs-toolkit/family-orders',
        part: 'screening-service-by-service',
      },
      {
        asked: 'How long is the base housing wait?',
        inShort: `${Math.min(...allWaits)}-${Math.max(...allWaits)} months`,
        isUnconfirmed: true,
        answer: `By our program’s list: ${waits.join(', ')}. Get on it the week orders arrive.`,
        guide: '/housing/base-housing',
        part: 'who-to-call-and-the-wait',
      },
      {
        asked: 'How long do household goods take, and what do we leave?',
        inShort: `Plan on ${GOODS_WAIT}`,
        answer: 'Our estimate. Carry papers, medicine and weeks of clothes; leave leather, solid wood and winter coats.',
        guide: '/pcs-toolkit/storage-facilities',
        part: 'ship-carry-or-leave',
      },
    ],
  },
  {
    title: 'Family',
    icon: 'users',
    questions: [
      {
        asked: 'When can we enroll our kids in school?',
        inShort: 'As soon as you have an address',
        answer: 'Any month. Hand-carry the records and the TB clearance, due before day one.',
        guide: '/pcs-toolkit/hawaii-schools',
        part: 'what-the-school-will-ask-for',
      },
      {
        asked: 'Does my professional license work in Hawaii?',
        inShort: `Often, within ${LICENSE_BOARD_DAYS} days`,
        answer: 'Write “SCRA license portability” at the top of your application, or you wait like anyone else.',
        guide: '/pcs-toolkit/spouse-work',
        part: 'which-license-rule-is-yours',
      },
    ],
  },
  {
    title: 'Home',
    icon: 'house',
    questions: [
      {
        asked: 'How does TLA work, and for how many days?',
        inShort: `Up to ${TLA_MOST_DAYS} days, claimed every ${TLA_CLAIM_DAYS}`,
        answer: `Report to the TLA office within ${TLA_REPORT_HOURS} hours of landing, before you pay for a hotel.`,
        guide: '/pcs-toolkit/tla-hotels',
        part: 'sixty-days-of-tla-ten-at-a-time',
      },
      {
        asked: 'What does a three-bedroom rent for, and does BAH cover it?',
        inShort: `${formatUsd(aiea)} in Aiea, ${formatUsd(windward)} windward`,
        answer: `${grade} BAH, ${bah}, ${after(aiea)} in Aiea and ${after(windward)} windward. One provider’s townhomes, ${TOWNHOME_RENT_MONTH}.`,
        guide: '/housing/verified-rentals',
        part: 'popular-rental-areas',
      },
    ],
  },
  {
    title: 'Money',
    icon: 'wallet',
    questions: [
      {
        asked: `Can a family live there on ${grade} pay?`,
        inShort: `Tight. Keep rent and power within ${bah}`,
        answer: `That’s the ${BAH_YEAR} BAH on Oahu with dependents. Food, car and child care come out of pay: add up your month.`,
        guide: '/pcs-toolkit/cost-of-living',
      },
      {
        asked: 'How much is COLA in Hawaii?',
        inShort: `${exampleCola} for an ${grade} family of four`,
        isUnconfirmed: true,
        answer: `A month, at an index of ${EXAMPLE_COLA_INDEX}. DoD’s calculator shows one payday: half of it.`,
        guide: '/pcs-toolkit/cost-of-living',
        part: 'how-cola-works',
      },
    ],
  },
  {
    title: 'The move',
    icon: 'luggage',
    questions: [
      {
        asked: 'How early do the pet’s shots and blood test start?',
        inShort: `${PET_START} ahead`,
        answer: `Two rabies shots, a blood test, a wait of ${PET_WAIT}: ${PET_SHORTEST_DAYS} days at the least.`,
        guide: '/pcs-toolkit/pet-travel',
        part: 'check-your-pet-s-dates',
      },
      {
        asked: 'How long does the car take, and can we keep our plates?',
        inShort: CAR_WAIT,
        answer: `Your plates can stay up to 12 months, with a permit within ${VEHICLE_PERMIT_DAYS} days of the car’s arrival.`,
        guide: '/pcs-toolkit/vehicle-shipping',
        part: 'how-long-it-takes-and-where-you-pick-it-up',
      },
      {
        asked: 'Can we bring our guns?',
        inShort: `Yes, most. Register within ${POLICE_DAYS_BY_LAW} days`,
        answer: `Aim for day ${POLICE_DAYS_TO_AIM_FOR}. Some guns, and handgun magazines over ${MOST_HANDGUN_ROUNDS} rounds, can’t come.`,
        guide: '/pcs-toolkit/firearms-pcs',
        part: 'prohibited-don-t-pack-these',
      },
    ],
  },
];

/** `checkedOn`: no guide that they lead to was checked before this day. */
export const familyAnswers: { checkedOn: IsoDate; groups: typeof groups } = {
  checkedOn: '2026-11-21',
  groups,
};

export const forumCategories: readonly ForumCategory[] = [
  {
    icon: 'plane',
    title: 'Orders and the move',
    description: 'Household goods, flights, temporary lodging and the first week.',
    topics: 48,
    posts: 312,
  },
  {
    icon: 'house',
    title: 'Housing',
    description: 'On base or off, rentals, buying with a VA loan, neighborhoods.',
    topics: 63,
    posts: 428,
  },
  {
    icon: 'paw-print',
    title: 'Pets',
    description: 'Rabies paperwork, flights, quarantine and places that take pets.',
    topics: 37,
    posts: 251,
  },
  {
    icon: 'car',
    title: 'Cars and boats',
    description: 'Shipping, safety check, registration and driving on the island.',
    topics: 29,
    posts: 174,
  },
  {
    icon: 'graduation-cap',
    title: 'Schools and child care',
    description: 'Enrolling, school liaisons, special needs and waitlists.',
    topics: 33,
    posts: 206,
  },
  {
    icon: 'users',
    title: 'Family life',
    description: 'Jobs for spouses, clubs, things to do, and making friends.',
    topics: 41,
    posts: 289,
  },
];

export const forumQuestions: readonly ForumQuestion[] = [
  {
    title: 'How early did you send in your dog’s blood test?',
    author: 'Sample member',
    branch: 'Navy',
    replies: 14,
    time: '2\u00a0hours\u00a0ago',
    guide: '/pcs-toolkit/pet-travel',
  },
  {
    title: 'Schofield or Mililani with two kids in school?',
    author: 'Sample member',
    branch: 'Army',
    replies: 23,
    time: '5\u00a0hours\u00a0ago',
    guide: '/pcs-toolkit/hawaii-schools',
  },
  {
    title: 'What should stay out of the main shipment?',
    author: 'Sample member',
    branch: 'Marine Corps',
    replies: 9,
    time: '1\u00a0day\u00a0ago',
    guide: '/pcs-toolkit/storage-facilities',
  },
  {
    title: 'How long did your second car take from the West Coast?',
    author: 'Sample member',
    branch: 'Air Force',
    replies: 11,
    time: '2\u00a0days\u00a0ago',
    guide: '/pcs-toolkit/vehicle-shipping',
  },
];

export const forumGuidelines = [
  'Be kind. Everyone here is in the middle of a move, or was.',
  'Say what you know and how you know it. Rules change: add the date and a link.',
  'Keep it safe: no orders, unit movements, ship schedules or anyone’s travel dates.',
  'No names, home addresses or Social Security numbers, yours or anyone else’s.',
  'No selling. Recommend a business only if it isn’t paying you.',
  'In an emergency call 911. In a crisis dial 988, then press 1.',
] as const;
