// The registration part of the firearms guide: deadlines, papers, fees and offices. To change a number, a fee or an
// address, edit its entry, keep its source and update the checked date.
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Contact, Figures, Text } from '@/facts/types';
import { BASE_REGISTRATION_HOURS, FIREARMS_AGE, HONOLULU_FIREARMS_PHONE, MOST_HANDGUN_ROUNDS, POLICE_DAYS_BY_LAW, POLICE_DAYS_TO_AIM_FOR, POLICE_DEADLINE } from '@/guides/firearms-figures';
import { inWords } from '@/guides/in-words';
import { CAMP_SMITH_PASS_PHONE, MARINE_PASS_PHONE } from '@/guides/shared-phones';
import { marinePassOffice } from '@/guides/vehicle-sources';
import { ARMY_HAWAII_URL, MAUI_FIREARMS_URL } from '@/guides/websites';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');

export const MAUI_FIREARMS_PHONE = '808-244-6355';

/** Whose the page's days are. */
const byLaw = read('State law requires you to register with the county police. If a gun comes later in household goods, the days start when it arrives.', sources.giffords);

/** What to do below the age. */
const under21 = `If you’re younger, leave it with family or in storage. Ask your base’s legal office how.`;

/** Our list's figures, each with what a source says. */
const figures: Figures = {
  title: 'For each firearm',
  rows: [
    {
      label: 'The law: register with the county police',
      figure: read(`${POLICE_DAYS_BY_LAW} days`, sources.giffords),
      note: `Aim for day ${POLICE_DAYS_TO_AIM_FOR}.`,
    },
    {
      label: 'Fingerprint fee',
      figure: read('$16.50-$42', unpublished.program),
      note: 'It differs by county: ask yours.',
    },
    { label: 'The most a handgun magazine may hold', figure: read(`${MOST_HANDGUN_ROUNDS} rounds`, sources.sb3212) },
    { label: 'To bring a firearm into Hawaii', figure: read(`Age ${FIREARMS_AGE}`, sources.giffords), note: under21 },
  ],
};

/** Deadlines that aren’t the law’s. */
const otherDeadlines: readonly Text[] = [
  `Our list says ${POLICE_DEADLINE} for the police, and older pages say three days.`,
  read(`“${BASE_REGISTRATION_HOURS} hours” to register with your base is a quote from one base’s notice. Ask what yours requires.`, unpublished.program),
];

const whichPolice = read('If you don’t work in Hawaii, go to the police where you live, or else where you’re staying.', sources.giffords);

const rules: readonly Text[] = [
  read('Register every firearm, working or not, modern or antique. If yours is an antique, ask the county first.', sources.sb600),
  'You register a firearm you already own and bring with you. The permit to acquire is for one you get here.',
  read('At your first registration the police fingerprint and photograph you and run a national background check, unless they already have your prints and photo.', sources.giffords),
];

const bring = {
  you: {
    title: 'For you: bring all of this',
    items: [
      'Photo ID: military ID and driver’s license',
      'PCS orders, or other proof of the day you arrived',
      'Proof of address',
      'If you were born outside the U.S., proof of citizenship or lawful residence',
      'The police forms, filled out at home. Honolulu posts its forms online.',
    ],
  },
  firearm: {
    title: 'For each firearm',
    items: ['Maker, importer and model', 'Type of action, and caliber or gauge', 'Serial number', 'Name and address of the person you got it from'],
  },
} as const;

const callFirst: readonly Text[] = [
  'Do I have to bring the firearm itself? The inspection rules have changed more than once.',
  'If so, how do I carry it into the building? Unloaded, in a closed case and without ammunition is the safe answer until they tell you otherwise.',
  `Do I need an appointment, and what’s the next opening within my ${inWords(POLICE_DAYS_BY_LAW)} days?`,
  'I’m not a U.S. citizen. Which rules apply to me? (Ask before you ship.)',
];

const baseRules: readonly Text[] = [
  'If you live off base, ask whether you have to register with the base, too, before you bring a firearm there.',
  'On a Marine base, register a firearm that you keep there with the provost marshal. Ask your unit where to keep it if you live in the barracks.',
  'If you start out in the barracks or a hotel, ask your gaining unit about armory storage before you fly.',
  'In base housing, the lease and the base’s own order both apply.',
];

const countyPolice: readonly Contact[] = [
  {
    name: 'Oahu',
    role: 'Honolulu Police Department, Firearms Unit',
    phone: read(HONOLULU_FIREARMS_PHONE, unpublished.common),
    address: read('801 South Beretania St., Honolulu, HI 96813', sources.policeNotice),
    website: {
      label: 'HPD firearms',
      url: 'https://www.honolulupd.org/police-services/firearms/',
    },
    note: 'Check its page for hours and appointments before you go.',
  },
  {
    name: 'Maui County',
    role: 'Maui Police Department, Wailuku station',
    phone: read(MAUI_FIREARMS_PHONE, sources.mauiCounty),
    website: {
      label: 'MPD firearms',
      url: MAUI_FIREARMS_URL,
    },
    note: 'Ask for hours. On Molokai and Lanai, ask the station there.',
  },
  {
    name: 'Hawaii County (Big Island)',
    role: 'Hawaii Police Department, Records Section',
    website: { label: 'Hawaii Police Department', url: 'https://www.hawaiipolice.gov/' },
    note: 'Ask whether your district station can register your firearms.',
  },
  {
    name: 'Kauai',
    role: 'Kauai Police Department, Records Section, Lihue',
    website: { label: 'Kauai Police Department', url: 'https://www.kauai.gov/kpd' },
    note: 'Check its site for a phone number and appointments.',
  },
];

const baseOffices: readonly Contact[] = [
  {
    name: 'Marine Corps Base Hawaii, Kaneohe Bay',
    role: 'Provost Marshal, Customer Service Center',
    phone: read(MARINE_PASS_PHONE, sources.marineBase),
    address: read('Building 1095, 3rd Street', sources.marineBase),
    website: {
      label: 'Pass and ID Center',
      url: marinePassOffice.url,
    },
  },
  {
    name: 'Camp Smith',
    role: 'Pass and ID',
    phone: read(CAMP_SMITH_PASS_PHONE, sources.marineBase),
    note: 'Ask whether to register here or at Kaneohe Bay.',
  },
  {
    name: 'Schofield Barracks, Wheeler and Fort Shafter',
    role: 'Army Provost Marshal Office',
    website: { label: 'U.S. Army Garrison Hawaii', url: ARMY_HAWAII_URL },
    note: 'Ask your gaining unit for the number.',
  },
  {
    name: 'Joint Base Pearl Harbor-Hickam',
    role: 'Navy Security: base police, pass and ID',
    note: 'Ask your sponsor or gaining unit to connect you.',
  },
];

export const registration = {
  byLaw,
  figures,
  otherDeadlines,
  whichPolice,
  rules,
  bring,
  callFirst,
  countyPolice,
  baseRules,
  baseOffices,
};
