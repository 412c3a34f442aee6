// The offices that let animals into Hawaii. To change a contact, edit it here; keep its source, and update its date.
import { factsCheckedOn } from '@/facts/facts';
import type { Contact, Source } from '@/facts/types';
import { animalQuarantine, plantQuarantinePage, stationPhone } from './pet-sources';
import { ANIMAL_QUARANTINE_PHONE, PLANT_QUARANTINE_PHONE } from './shared-phones';
import { ANIMAL_QUARANTINE_URL } from './websites';

/** Where the State publishes the current versions of the papers that we read as copies. */
export const quarantinePage = {
  label: 'Hawaii Animal Quarantine information page',
  url: ANIMAL_QUARANTINE_URL,
} as const;

export const petOfficeSources = {
  state: animalQuarantine,
  stationPhone: stationPhone,
  plants: plantQuarantinePage,
} as const satisfies Record<string, Source>;

const sources = petOfficeSources;
const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-25');

export const quarantineStation: Contact = {
  name: 'Animal Quarantine Station',
  role: 'Hawaii Animal Industry Division',
  phone: latest.read(ANIMAL_QUARANTINE_PHONE, sources.stationPhone),
  email: 'rabiesfree@hawaii.gov',
  address: read('99-951 Halawa Valley Street, Aiea, HI 96701', sources.state),
  website: quarantinePage,
  note: 'Email is easier than calling across time zones. If the page above doesn’t open, try dab.hawaii.gov: the department took a new name in July 2025.',
};

export const plantQuarantine: Contact = {
  name: 'Plant Quarantine Branch',
  role: 'Any animal that isn’t a dog or cat',
  phone: read(PLANT_QUARANTINE_PHONE, sources.plants),
};
