// What families ask, with our answers in short, and the preview of the member forum. In the preview everything is a sample:
// no such topics, posts or members exist yet. The answers are real: the guides that they lead to have their sources.

import { basesWithWait } from '@/facts/bases';
import { BAH_YEAR, bahDollars } from '@/money/bah';
import { TLA_CLAIM_DAYS, TLA_MOST_DAYS, TLA_REPORT_HOURS } from '@/money/lodging-figures';
import { formatUsd } from '@/money/usd';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';
import { MOST_HANDGUN_ROUNDS, POLICE_DAYS_BY_LAW, POLICE_DAYS_TO_AIM_FOR } from './firearms-figures';
import { GOODS_WAIT } from './goods-figures';
import { TOWNHOME_RENT_DOLLARS, TOWNHOME_RENT_MONTH } from './housing-figures';
import { PET_START, PET_WAIT } from './pet-figures';
import { AIR_FORCE_SCREENING_DAYS, SCREENING_DAYS } from './screening-figures';
import { MATSON_TO_HONOLULU_DAYS, VEHICLE_PERMIT_DAYS } from './vehicle-figures';

/** What families ask in public, and the guide's section that has the whole answer. */
export type FamilyQuestion = {
  icon: IconName;
  asked: string;
  /** The deciding point, then what to do. */
  inShort: string;
  answer: string;
  guide: AppPath;
  /** The section's title. Without one, the top of the page has it. */
  section?: string;
};

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
const bahOf = (grade: 'E-4' | 'E-5' | 'E-6') => formatUsd(bahDollars('oahu', grade, true));

/** By how often they are asked in public, the most first. */
export const familyQuestions: readonly FamilyQuestion[] = [
  {
    icon: 'plane',
    asked: 'Who needs a medical screening first, and how long does it take?',
    inShort: `Plan on ${SCREENING_DAYS} days, ${AIR_FORCE_SCREENING_DAYS} in the Air Force`,
    answer: 'In most services everyone in the family. Start the day you’re notified, and don’t ship, sell or end a lease before the travel is approved.',
    guide: '/pcs-toolkit/family-orders',
    section: 'Screening, service by service',
  },
  {
    icon: 'house',
    asked: 'How long is the wait for a home on base?',
    inShort: `${Math.min(...allWaits)}-${Math.max(...allWaits)} months`,
    answer: `Unconfirmed, as our program lists them: ${waits.join(', ')}. Get on the list the week your orders arrive.`,
    guide: '/housing/base-housing',
    section: 'Wait times at four bases',
  },
  {
    icon: 'ship',
    asked: 'How long do our household goods take?',
    inShort: `Plan on ${GOODS_WAIT}`,
    answer: 'No office publishes a time. Ask for your required delivery date, carry what you can’t be without, and ask about loaner furniture.',
    guide: '/pcs-toolkit/storage-facilities',
    section: 'Until your household goods arrive',
  },
  {
    icon: 'bed-double',
    asked: 'How does TLA work, and for how many days?',
    inShort: `At most ${TLA_MOST_DAYS} days, ${TLA_CLAIM_DAYS} at a time`,
    answer: `Report to the TLA office within ${TLA_REPORT_HOURS} hours of landing, before you pay for a hotel. You pay first and claim every ${TLA_CLAIM_DAYS} days.`,
    guide: '/pcs-toolkit/tla-hotels',
    section: 'Sixty days of TLA, ten at a time',
  },
  {
    icon: 'coins',
    asked: 'How much is COLA in Hawaii?',
    inShort: 'Double what DoD’s calculator shows',
    answer: 'It shows half a month. The amount goes by your island’s index, which can change any month, your grade, years and family.',
    guide: '/pcs-toolkit/cost-of-living',
    section: 'How COLA works',
  },
  {
    icon: 'wallet',
    asked: 'Can a family live there on E-5 pay?',
    inShort: `If rent stays near BAH: ${bahOf('E-5')} on Oahu`,
    answer: `With dependents, in ${BAH_YEAR}. Put in your own rent, power, food and car: the page adds up what comes in and what is left.`,
    guide: '/pcs-toolkit/cost-of-living',
  },
  {
    icon: 'key-round',
    asked: 'What does a three-bedroom rent for, and does BAH cover it?',
    inShort: `${formatUsd(aiea)} in Aiea, ${formatUsd(windward)} windward`,
    answer: `Townhomes in ${TOWNHOME_RENT_MONTH}, by one provider. BAH with dependents gives an E-4 ${bahOf('E-4')}, an E-6 ${bahOf('E-6')}.`,
    guide: '/housing/verified-rentals',
    section: 'Three popular rental areas',
  },
  {
    icon: 'paw-print',
    asked: 'How early do the pet’s shots and blood test start?',
    inShort: `${PET_START} ahead`,
    answer: `Two rabies shots, a blood test, then a wait of ${PET_WAIT}. Type in your dates and see when your pet can land.`,
    guide: '/pcs-toolkit/pet-travel',
    section: 'Check your pet’s dates',
  },
  {
    icon: 'car',
    asked: 'How long does the car take, and who pays?',
    inShort: `${MATSON_TO_HONOLULU_DAYS.join('-')} days at sea, and weeks around it`,
    answer: 'Matson says so, from the sailing to Honolulu. The government ships one car if your orders authorize it; a carrier that you pay takes any other.',
    guide: '/pcs-toolkit/vehicle-shipping',
    section: 'How long it takes, and where you pick it up',
  },
  {
    icon: 'clipboard-list',
    asked: 'Can we keep our home-state plates?',
    inShort: 'Up to 12 months, with a permit',
    answer: `Or until they expire. First Hawaii insurance and the safety check. The permit or the registration is due within ${VEHICLE_PERMIT_DAYS} days of the car’s arrival.`,
    guide: '/pcs-toolkit/vehicle-shipping',
    section: 'After it arrives',
  },
  {
    icon: 'luggage',
    asked: 'What do we bring, and what do we leave behind?',
    inShort: 'Leave leather, solid wood and winter coats',
    answer: 'The damp ruins the first two. Carry papers, medicine and weeks of clothes; scrub bikes, boots and tools, because the State allows no soil.',
    guide: '/pcs-toolkit/storage-facilities',
    section: 'Ship, carry or leave',
  },
  {
    icon: 'shield-alert',
    asked: 'Can we bring our guns?',
    inShort: `Most, registered within ${POLICE_DAYS_BY_LAW} days`,
    answer: `With the county police: aim for day ${POLICE_DAYS_TO_AIM_FOR}. Some guns, and handgun magazines above ${MOST_HANDGUN_ROUNDS} rounds, may not come at all: check before you pack.`,
    guide: '/pcs-toolkit/firearms-pcs',
    section: 'Prohibited: don’t pack these',
  },
];

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
