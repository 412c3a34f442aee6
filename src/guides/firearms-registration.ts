// The registration part of the firearms guide: deadlines, papers, fees and offices. To change a number, a fee or an
// address, edit its entry, keep its source and set the checking day.
import { factsCheckedOn } from './facts';
import { sources } from './firearms-sources';
import type { Contact, Table, Text } from './types';

const { read, confirm } = factsCheckedOn('2026-11-21');

const deadlines: Table = {
  caption: 'Two registrations, two deadlines',
  columns: ['Office', 'Deadline', 'Good to know'],
  rows: [
    [
      'County police',
      confirm('3-5 days after arrival', sources.program),
      read(
        'State law says five days, counted from your arrival or the firearm’s, whichever is later. Older pages say three.',
        sources.giffords,
      ),
    ],
    [
      'Your base',
      confirm('72 hours, as one base notice quoted it', sources.program),
      'We found no current base order that says so. Ask your base.',
    ],
  ],
};

const rules: readonly Text[] = [
  read(
    'Go to the police of the county where you work. With no workplace in Hawaii, it is the county where you live, or else where you stay.',
    sources.giffords,
  ),
  confirm(
    'It covers every firearm, working or not, modern or antique. If yours is an antique, ask the county first.',
    sources.sb600,
  ),
  confirm(
    'A firearm you already own and bring with you needs no permit to acquire. It is registered instead.',
    sources.rifleAssociationOld,
  ),
  read(
    'At your first registration you are fingerprinted and photographed and a national background check is run, unless the department already holds your prints and photo.',
    sources.giffords,
  ),
  read('Registration details that identify you are confidential.', sources.giffords),
];

const fees: readonly Text[] = [
  confirm('Fingerprint fee: about $16.50-$42', sources.program),
  confirm('Maui asked $43.25, once, by cashier’s check or money order, in 2021-22', sources.mauiRules),
  'We found no current Honolulu figure. Ask your county what it charges and how you may pay.',
];

const bring: readonly Text[] = [
  confirm(
    'Photo ID (military ID and driver’s license), your PCS orders or other proof of the day you arrived, and proof of your address',
    sources.practice,
  ),
  read(
    'For each firearm: maker and importer, model, type of action, caliber or gauge, serial number, and the name and address of whoever you got it from',
    sources.giffords,
  ),
  confirm('If you were born abroad: proof of citizenship or lawful residence', sources.mauiRules),
  'The police forms, filled in at home. Honolulu posts its own online.',
];

const callFirst: readonly Text[] = [
  'Must I bring the firearm itself? The rules on inspection have changed more than once.',
  'If so, how do I carry it into the building? Unloaded, in a closed case and without ammunition is the safe answer until you hear otherwise.',
  'Do I need an appointment, and what is the next free day inside my five days?',
  'I am not a U.S. citizen. What applies to me? (Ask before you ship.)',
];

const baseRules: readonly Text[] = [
  'It is a step of its own and does not replace the county’s. Bring your county papers: a base may want to see them first.',
  'Living off base? Ask whether you must register there too, and before you bring a firearm on base.',
  confirm(
    'On Marine installations a firearm kept on base must be registered with the provost marshal, and noncommissioned officers and below may keep none in the barracks. Unit armories may store them.',
    sources.marineRule,
  ),
  'Barracks or a hotel first? Ask your gaining unit, before you fly, about armory storage.',
  'Base housing? Read the landlord’s lease and the base’s own order. Both count.',
];

const countyPolice: readonly Contact[] = [
  {
    name: 'Oahu',
    role: 'Honolulu Police Department, Firearms Unit',
    phone: confirm('808-723-3190', sources.published),
    address: read('801 South Beretania Street, Honolulu, HI 96813', sources.policeNotice),
    website: {
      label: 'Honolulu Police: firearms',
      url: 'https://www.honolulupd.org/police-services/firearms/',
    },
    note: confirm(
      'Hours in a 2023 notice: 7:45 a.m.-4:30 p.m., Monday-Friday. Check the web page for appointments before you go.',
      sources.policeNotice,
    ),
  },
  {
    name: 'Maui County',
    role: 'Maui Police Department, Wailuku station',
    phone: confirm('808-244-6355', sources.mauiCounty),
    website: {
      label: 'Maui Police: firearms',
      url: 'https://www.mauicounty.gov/329/Firearms-Information-and-Procedures',
    },
    note: confirm(
      '9 a.m.-3 p.m., Monday-Friday, not on holidays. Molokai and Lanai stations take applications too.',
      sources.mauiCounty,
    ),
  },
  {
    name: 'Hawaii County (Big Island)',
    role: 'Hawaii Police Department, Records Section',
    address: read('349 Kapiolani Street, Hilo, HI 96720', sources.bigIsland),
    website: { label: 'Hawaii Police Department', url: 'https://www.hawaiipolice.com/' },
    note: 'Ask whether your district station can register you.',
  },
  {
    name: 'Kauai',
    role: 'Kauai Police Department, Records Section, Lihue',
    website: { label: 'Kauai Police Department', url: 'https://www.kauai.gov/kpd' },
    note: 'We found no number we could check. Ask on the county’s site whether you need an appointment.',
  },
];

const baseOffices: readonly Contact[] = [
  {
    name: 'Marine Corps Base Hawaii, Kaneohe Bay',
    role: 'Provost Marshal, Customer Service Center',
    phone: read('808-496-0183', sources.marineBase),
    address: read('Building 1095, 3rd Street', sources.marineBase),
    website: {
      label: 'Pass and ID Center',
      url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-7-Security-Emergency-Management/PMO/Pass-and-ID-Center/',
    },
    note: read('7:30 a.m.-3:30 p.m., Monday-Friday, closed on federal holidays.', sources.marineBase),
  },
  {
    name: 'Camp Smith',
    role: 'Pass and ID',
    phone: read('808-477-8735', sources.marineBase),
    address: read('Building 601', sources.marineBase),
    note: 'Ask whether to register here or at Kaneohe Bay.',
  },
  {
    name: 'Schofield Barracks and Wheeler',
    role: 'Army Provost Marshal Office',
    phone: confirm('808-655-7114', sources.army),
  },
  {
    name: 'Fort Shafter',
    role: 'Army Provost Marshal Office',
    phone: confirm('808-438-7114', sources.army),
  },
  {
    name: 'Joint Base Pearl Harbor-Hickam',
    role: 'Navy Security: base police, pass and ID',
    note: 'We found no rule or number we could check. Ask your sponsor or gaining unit to put you through.',
  },
];

export const registration = {
  deadlines,
  rules,
  bring,
  callFirst,
  fees,
  countyPolice,
  baseRules,
  baseOffices,
};
