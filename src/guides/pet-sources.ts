// The sources on pets that several pages cite. A page’s own are beside its facts.
import type { Source } from '@/facts/types';
import { ANIMAL_QUARANTINE_URL } from './websites';

export const animalGuidelines = {
  title: 'Hawaii Department of Agriculture: animal guidelines',
  by: 'government',
  issued: 'undated',
  url: 'https://hdoa.hawaii.gov/pi/pq/import-program/animal-guidelines/',
} as const satisfies Source;

export const petImportRules = {
  title: 'Hawaii Administrative Rules 4-29-9',
  by: 'law',
  issued: 'undated',
  url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-9',
} as const satisfies Source;

export const plantQuarantinePage = {
  title: 'Hawaii Plant Quarantine: traveling from the mainland',
  by: 'government',
  issued: 'undated',
  url: 'https://hdoa.hawaii.gov/pi/pq/travel-information/traveling-from-the-u-s-mainland-to-hawai%CA%BBi',
} as const satisfies Source;

export const stationPhone = {
  title: 'Hawaii Department of Agriculture, Jan 9, 2024: office phones',
  by: 'government',
  issued: '2024-01-09',
  url: 'https://hdoa.hawaii.gov/blog/main/nr24-03mauiofficesclosed/',
} as const satisfies Source;

export const hickamShippingPets = {
  title: 'Military OneSource: shipping pets and moving, Joint Base Pearl Harbor-Hickam',
  by: 'government',
  issued: 'undated',
  url: 'https://installations.militaryonesource.mil/military-installation/joint-base-pearl-harbor-hickam/moving/shipping-pets',
} as const satisfies Source;

export const animalQuarantine = {
  title: 'Hawaii Animal Quarantine: its checklists, form, fees and PCS sheet (we read copies; the link is its own page)',
  by: 'government',
  issued: 'undated',
  url: ANIMAL_QUARANTINE_URL,
} as const satisfies Source;

export const petAllowanceQuestions = {
  title: 'DoD: questions about the pet transportation allowance',
  by: 'government',
  issued: '2023-12-21',
  url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/3624131/pet-transportation-allowance',
} as const satisfies Source;
