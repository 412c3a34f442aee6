// What a pet's move costs and what is reimbursed. The program's amount comes first, then what sources say.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Figures, Table, Text } from '@/facts/types';
import {
  PET_ALLOWANCE,
  PET_DIRECT_FEE_DOLLARS,
  PET_EARLY_DAY_FEE_DOLLARS,
  PET_FIVE_DAY_FEE_DOLLARS,
  PET_ISLAND_PERMIT_DOLLARS,
  PET_ISLAND_PERMIT_DOLLARS_IN_2018,
  PET_LONG_STAY_DAYS,
  PET_LONG_STAY_FEE_DOLLARS,
  PET_PROGRAM_FEE_DOLLARS,
} from '@/guides/pet-figures';
import { formatUsd, formatUsdCents } from '@/money/usd';
import { petSources as sources } from './pet-travel-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-26');

/** The most that comes back. */
const allowance = latest.read(PET_ALLOWANCE, sources.dodFaq);

/** What the military reimburses. */
export const petBack = { figure: { ...allowance, value: `Up to ${PET_ALLOWANCE}` }, about: 'back per move, for one dog or cat only' } as const;

/** What it is about, before anything else. */
export const petInBrief = [
  {
    figure: 'Same day',
    about: 'release at the airport, for',
    price: unconfirmed(`$${PET_DIRECT_FEE_DOLLARS}`, sources.stateFaq),
    condition: 'if every rule is met',
  },
  {
    figure: read(`${PET_LONG_STAY_DAYS} days`, sources.rules),
    about: 'in quarantine, at most, if a rule is missed',
  },
  petBack,
] as const;

/** For one pet, at a glance. */
export const petPrices: Figures = {
  title: unconfirmed('Plan on these fees for one pet, from copies of the State’s list', sources.stateFaq),
  rows: [
    { label: 'Released at the airport', figure: `$${PET_DIRECT_FEE_DOLLARS}` },
    { label: 'Held up to five days', figure: `$${PET_FIVE_DAY_FEE_DOLLARS}` },
    { label: `Full ${PET_LONG_STAY_DAYS}-day stay`, figure: formatUsd(PET_LONG_STAY_FEE_DOLLARS) },
  ],
};

export const petCosts: Table = {
  caption: 'What you pay',
  columns: ['Fee', 'Amount'],
  rows: [
    [
      '5-day-or-less program, processing',
      unconfirmed(
        `$${PET_PROGRAM_FEE_DOLLARS} per pet on our own list. An undated copy of the State’s list says $${PET_DIRECT_FEE_DOLLARS} for release at the airport and $${PET_FIVE_DAY_FEE_DOLLARS} if held up to five days.`,
        sources.stateFaq,
      ),
    ],
    [
      'Each extra day',
      unconfirmed(
        `Our list has $56 extra per day; the State’s own older documents say $59 once for a late pickup, and ${formatUsdCents(PET_EARLY_DAY_FEE_DOLLARS)} a day for a pet that landed too early (2005).`,
        sources.olderFees,
      ),
    ],
    ['Airport inspection', unconfirmed('$78 on our own list. We found no published figure.', unpublished.program)],
    [`Full ${PET_LONG_STAY_DAYS}-day stay`, unconfirmed(`${formatUsd(PET_LONG_STAY_FEE_DOLLARS)}, in a copy of the State’s FAQ`, sources.stateFaq)],
    ['Neighbor island permit', newest.unconfirmed(`$${PET_ISLAND_PERMIT_DOLLARS} on the newest copies we read, $${PET_ISLAND_PERMIT_DOLLARS_IN_2018} on a 2018 form. Ask the State.`, sources.mokuPet)],
    ['Neighbor island inspecting vet', read('$400 at one Kona clinic, and $100 for each additional pet on the flight', sources.alii)],
  ],
};

export const petPayback: Table = {
  caption: 'What gets reimbursed, at most',
  columns: ['For', 'Limit'],
  rows: [
    ['Moving one dog or cat', latest.read(`Up to ${PET_ALLOWANCE} per move, for orders effective on or after Jan 1, 2024. With two pets, you choose which one to claim.`, sources.dodFaq)],
    [
      'Quarantine',
      latest.read(
        `Up to $550 on our own list, but DoD gives that only for moves within the continental U.S. For Hawaii, quarantine counts toward the ${PET_ALLOWANCE}, not on top of it.`,
        sources.dodFaq,
      ),
    ],
  ],
};

export const petClaims: readonly Text[] = [
  read('These can be reimbursed, up to that limit: a required microchip, boarding, hotel pet charges, a license at the new station, the flight, quarantine fees and the FAVN test.', sources.dayton),
  read('Get a non-availability note from your transportation office before you buy a ticket, or your claim may be reduced.', sources.myArmy),
  read('Keep an itemized receipt for everything, even under $75, with your pet’s name. Claim on the travel voucher, DD Form 1351-2.', sources.edwards),
  read('If your pet can’t come (breed, airline or housing limits), shipping it to a relative may be reimbursed since Feb 21, 2025.', sources.myArmy),
  unconfirmed('If your pet is turned away because you missed a rule, you may not be reimbursed.', sources.denied),
];
