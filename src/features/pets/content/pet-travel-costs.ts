// What a pet's move costs and what is reimbursed. The program's amount comes first, then what sources say.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Figures, Text } from '@/facts/types';
import {
  PET_ALLOWANCE,
  PET_DIRECT_FEE_DOLLARS,
  PET_FIVE_DAY_FEE_DOLLARS,
  PET_ISLAND_PERMIT_DOLLARS,
  PET_ISLAND_PERMIT_DOLLARS_IN_2018,
  PET_LONG_STAY_DAYS,
  PET_LONG_STAY_FEE_DOLLARS,
  PET_PROGRAM_FEE_DOLLARS,
} from '@/guides/pet-figures';
import { formatUsd } from '@/money/usd';
import { petSources as sources } from './pet-travel-sources';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-26');

/** The most that comes back. */
const allowance = latest.read(PET_ALLOWANCE, sources.dodFaq);

/** What it is about, before anything else. */
export const petInBrief = [
  {
    figure: 'Same day',
    about: 'release at the airport, if you meet every rule',
  },
  {
    figure: read(`${PET_LONG_STAY_DAYS} days`, sources.rules),
    about: 'in quarantine, at most, if you miss a rule',
  },
  {
    figure: allowance,
    about: 'at most reimbursed each move on orders, for one dog or cat',
  },
] as const;

/** What to plan on. */
export const petFees: Figures = {
  title: 'The State’s fees, for one pet',
  rows: [
    { label: 'Released the same day', figure: read(`$${PET_DIRECT_FEE_DOLLARS}`, sources.state) },
    { label: 'Held up to five days', figure: read(`$${PET_FIVE_DAY_FEE_DOLLARS}`, sources.state) },
    { label: 'Picked up late', figure: read('$59, once', sources.state) },
    { label: `The full ${PET_LONG_STAY_DAYS} days`, figure: read(formatUsd(PET_LONG_STAY_FEE_DOLLARS), sources.state) },
  ],
};

/** The doubt that its rows share. */
export const petFeesNote = 'These fees come from old or undated copies of the State’s list. Ask the quarantine station before you pay.';

/** Our list's figures, which differ. */
export const petProgramFees: readonly Text[] = [
  read(`Our list: $${PET_PROGRAM_FEE_DOLLARS} for the 5-day program, $56 for each extra day, $78 for inspection, and up to $550 back for quarantine.`, unpublished.program),
  latest.read('That $550 limit is only for moves within the continental U.S.', sources.dodFaq),
];

export const petRefund: Figures = {
  title: 'What the military reimburses',
  rows: [
    { label: 'Each move, for one dog or cat', figure: { ...allowance, value: `Up to ${PET_ALLOWANCE}` }, note: 'With two pets, you choose which one to claim.' },
    { label: 'Quarantine', figure: 'Included' },
  ],
};

/** What the list above leaves out. */
export const petCosts: readonly Text[] = [
  'Vet visits, shots and the blood test are extra.',
  newest.read(`Neighbor island permit: $${PET_ISLAND_PERMIT_DOLLARS} on the newest copies we read, $${PET_ISLAND_PERMIT_DOLLARS_IN_2018} on a 2018 form. Ask the State.`, sources.state),
  read('The vet who inspects on a neighbor island: $400 at one Kona clinic, and $100 for each additional pet on the flight.', sources.alii),
];

export const petClaims: readonly Text[] = [
  read('What can be reimbursed, up to $2,000: a required microchip, boarding, hotel pet charges, a license, the flight, quarantine fees and the FAVN test.', sources.edwards),
  read('Get a non-availability note from your transportation office before you buy a ticket, or your claim may be reduced.', sources.myArmy),
  read('Keep an itemized receipt for everything, even under $75, with your pet’s name. Claim on the travel voucher, DD Form 1351-2.', sources.edwards),
  read('Since Feb 21, 2025, if breed, airline or housing limits stop your pet, shipping it to a relative may be reimbursed.', sources.myArmy),
];
