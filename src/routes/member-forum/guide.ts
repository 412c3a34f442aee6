// The preview of the member forum. Everything in it is a sample: no such topics, posts or members exist yet.
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';

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
    description: 'On base or off, rentals, buying with a VA loan, where to live.',
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
