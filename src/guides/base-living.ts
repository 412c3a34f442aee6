// What a base house is like: what is published, and what to ask the partner. For the base housing guide.
import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone, Source, Text } from '@/facts/types';
import { ARMY_MOLD_TITLE, ARMY_MOLD_URL } from './shared-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-26');

const sources = {
  waiawa: { title: 'DVIDS, Jan 29, 2024: water at Joint Base Pearl Harbor-Hickam', url: 'https://www.dvidshub.net/news/462689' },
  mold: { title: ARMY_MOLD_TITLE, url: ARMY_MOLD_URL },
} as const satisfies Record<string, Source>;

const partner: readonly Text[] = [
  'No partner publishes which homes have air conditioning, how many bedrooms your grade and family get, or which dog breeds are refused. Call your base’s office above, and write down the answers:',
  'Air conditioning: in every room, or none? Who pays the power for it?',
  'Utilities: included, or a bill above an average?',
  'Bedrooms and neighborhoods: which are open to our grade and family, and how long is each wait?',
  'Pets: how many, which breeds, what fee?',
  read('Mold: over about 3 by 3 feet, don’t clean it. Ask for maintenance. Trouble breathing? See your doctor.', sources.mold),
  'Nothing done? Tell the military housing office, then your command.',
];

const water: readonly Text[] = [
  read('Since December 2021 the base’s water has come only from the Waiawa shaft, more than 6 miles from Red Hill.', sources.waiawa),
  read('The Navy kept looking for fuel in it under a longer program from 2024: results by address are at jbphh-safewaters.org.', sources.waiawa),
  'We found no newer official word. Smell or see something? Don’t drink it, and call.',
];

const waterPhones: readonly OfficePhone[] = [
  { office: 'Navy, to report water, 24/7', phone: unconfirmed('808-449-1979', sources.waiawa) },
  { office: 'State: drinking water', phone: unconfirmed('808-586-4258', sources.waiawa) },
];

export const baseLiving = { partner, water, waterPhones };
