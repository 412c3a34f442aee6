// The preview of the member forum. Everything in it is a sample: no such topics, posts or members exist yet. The answers in
// short and the guides they come from are real.

import { basesWithWait } from '@/facts/bases';
import type { AppPath } from '@/site-map';
import { PET_START } from './pet-figures';
import { SCREENING_DAYS } from './screening-figures';

type Category = {
  /** Its icon's name in ui/icon-names.ts. */
  icon: string;
  title: string;
  /** What families ask about it, which the guide answers with its sources. */
  asked: string;
  /** The deciding point, then what to do. */
  inShort: string;
  answer: string;
  description: string;
  topics: number;
  posts: number;
  /** Our page that answers today. */
  guide: AppPath;
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

export const forumCategories = [
  {
    icon: 'plane',
    title: 'Orders and the move',
    asked: 'Is our family on the orders?',
    inShort: 'Look for each name on them',
    answer: `Start the screening the day you’re notified: plan on ${SCREENING_DAYS} days.`,
    description: 'Household goods, flights, temporary lodging and the first week.',
    topics: 48,
    posts: 312,
    guide: '/pcs-toolkit/family-orders',
  },
  {
    icon: 'house',
    title: 'Housing',
    asked: 'How long is the wait for base housing?',
    inShort: `${Math.min(...allWaits)}-${Math.max(...allWaits)} months`,
    answer: `Unconfirmed, as our program lists them: ${waits.join(', ')}. Get on the list the week your orders arrive.`,
    description: 'On base or off, rentals, buying with a VA loan, neighborhoods.',
    topics: 63,
    posts: 428,
    guide: '/housing/base-housing',
  },
  {
    icon: 'paw-print',
    title: 'Pets',
    asked: 'How early do we start with the pet?',
    inShort: `${PET_START} ahead`,
    answer: 'Two rabies shots, a blood test, then a wait.',
    description: 'Rabies paperwork, flights, quarantine and places that take pets.',
    topics: 37,
    posts: 251,
    guide: '/pcs-toolkit/pet-travel',
  },
  {
    icon: 'car',
    title: 'Cars and boats',
    asked: 'How do we ship the car, and who pays?',
    inShort: 'One car, if your orders say so',
    answer: 'You pay a carrier for any other.',
    description: 'Shipping, safety check, registration and driving on the island.',
    topics: 29,
    posts: 174,
    guide: '/pcs-toolkit/vehicle-shipping',
  },
  {
    icon: 'graduation-cap',
    title: 'Schools and child care',
    asked: 'Which school, and who helps us enroll?',
    inShort: 'Your home’s address decides',
    answer: 'Not your base. Your school liaison helps.',
    description: 'Enrolling, school liaisons, special needs and waitlists.',
    topics: 33,
    posts: 206,
    guide: '/pcs-toolkit/hawaii-schools',
  },
  {
    icon: 'users',
    title: 'Family life',
    asked: 'Can I work there with my license?',
    inShort: 'Often, by a federal rule',
    answer: 'Apply to Hawaii’s board the day you have orders.',
    description: 'Jobs for spouses, clubs, things to do, and making friends.',
    topics: 41,
    posts: 289,
    guide: '/pcs-toolkit/spouse-work',
  },
] as const satisfies readonly Category[];

export type ForumCategory = (typeof forumCategories)[number];

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
