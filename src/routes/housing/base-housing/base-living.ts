// What a base house is like: what is published, and what to ask the housing company. For the base housing guide.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { armyMold } from '@/guides/shared-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-26');

const power = factsCheckedOn('2026-11-29');

const sources = {
  power: { title: 'Navy Region Hawaii, Oct 2, 2019: utilities at Ohana and Hickam; Hawaii Army Weekly, 2019', unlinked: 'copy' },
  waiawa: { title: 'DVIDS, Jan 29, 2024: water at Joint Base Pearl Harbor-Hickam', url: 'https://www.dvidshub.net/news/462689' },
  mold: armyMold,
} as const satisfies Record<string, Source>;

const partner: readonly Text[] = [
  'We found no list of the homes with air conditioning, of bedrooms by grade, or of breeds. Ask your base’s office, and write it down.',
  'Ask, too: how many pets, what fee, and the wait for each neighborhood.',
  power.unconfirmed('In Navy and Air Force homes you pay for power above 110% of your group’s average, and get money back below 90% (2019). The Army stopped billing it in March 2019.', sources.power),
  read('Mold over about 3 by 3 feet: don’t clean it, ask for maintenance. Trouble breathing? See your doctor.', sources.mold),
  'Not fixed? The military housing office, then your command.',
];

const water: readonly Text[] = [
  read('Fuel got into part of Pearl Harbor-Hickam’s water in 2021. Since then it comes only from the Waiawa shaft, more than 6 miles from Red Hill.', sources.waiawa),
  read('Results by address, as of 2024: jbphh-safewaters.org. We found no newer official word.', sources.waiawa),
  unconfirmed('To report water, as of January 2024: 808-449-1979 (24/7), or the State, 808-586-4258. No answer? The housing office.', sources.waiawa),
];

export const baseLiving = { partner, water };
