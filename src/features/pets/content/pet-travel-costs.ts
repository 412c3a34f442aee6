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
  PET_PACKET_DAYS,
  PET_PACKET_DAYS_NEIGHBOR_ISLAND,
  PET_PROGRAM_FEE_DOLLARS,
  PET_START,
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
] as const;

/** Our list's figures, each with what a source says. */
export const petPrices: Figures = {
  title: 'For one dog or cat',
  rows: [
    { label: 'What you get back each move, for one pet', figure: { ...allowance, value: `Up to ${PET_ALLOWANCE}` }, note: 'With two pets, you choose which one to claim.' },
    {
      label: 'Of that, for quarantine',
      figure: read('Up to $550', unpublished.program),
      note: latest.read(`That limit is only for moves within the continental U.S. For Hawaii, quarantine comes out of the ${PET_ALLOWANCE}.`, sources.dodFaq),
    },
    {
      label: '5-day quarantine program, processing',
      figure: read(`$${PET_PROGRAM_FEE_DOLLARS} per pet`, unpublished.program),
      note: read(`An undated State list says $${PET_DIRECT_FEE_DOLLARS} for release at the airport, $${PET_FIVE_DAY_FEE_DOLLARS} for up to five days.`, sources.state),
    },
    {
      label: 'Extra, per day',
      figure: read('$56', unpublished.program),
      note: read('Older State documents list $59, one time, for a late pickup.', sources.state),
    },
    { label: 'Airport inspection', figure: read('$78', unpublished.program), note: 'From an undated list. Ask the quarantine station.' },
    {
      label: 'Paperwork due before you land in Honolulu',
      figure: read(`${PET_PACKET_DAYS} days`, sources.state),
      note: `On a neighbor island, ${PET_PACKET_DAYS_NEIGHBOR_ISLAND} days.`,
    },
    { label: 'When to start, before the move', figure: PET_START },
  ],
};

/** What the list above leaves out. */
export const petCosts: readonly Text[] = [
  'Vet visits, shots and the blood test are extra.',
  read(`The full ${PET_LONG_STAY_DAYS}-day stay: ${formatUsd(PET_LONG_STAY_FEE_DOLLARS)}, in a copy of the State’s list.`, sources.state),
  newest.read(`Neighbor island permit: $${PET_ISLAND_PERMIT_DOLLARS} on the newest copies we read, $${PET_ISLAND_PERMIT_DOLLARS_IN_2018} on a 2018 form. Ask the State.`, sources.state),
  read('The vet who inspects on a neighbor island: $400 at one Kona clinic, and $100 for each additional pet on the flight.', sources.alii),
];

export const petClaims: readonly Text[] = [
  read('What can be reimbursed, up to $2,000: a required microchip, boarding, hotel pet charges, a license, the flight, quarantine fees and the FAVN test.', sources.edwards),
  read('Get a non-availability note from your transportation office before you buy a ticket, or your claim may be reduced.', sources.myArmy),
  read('Keep an itemized receipt for everything, even under $75, with your pet’s name. Claim on the travel voucher, DD Form 1351-2.', sources.edwards),
  read('Since Feb 21, 2025, if breed, airline or housing limits stop your pet, shipping it to a relative may be reimbursed.', sources.myArmy),
];
