// The verified rentals guide: the housing allowance, and where to look. The areas and rents are in rental-areas.ts, the
// scam checks in rental-checks.ts and the law in rental-law.ts. We don't check ads ourselves, so nothing here may call one
// verified.

import { factsCheckedOn } from '@/facts/facts';
import type { Choices, Fact, GuideAction, OfficePhone, Source, Step, Table, Text, TipItem, WebLink } from '@/facts/types';
import { kaneoheTemporaryHousing } from '@/guides/housing-sources';
import { depositRule } from '@/guides/rental-figures';
import { HOMES_MIL_URL, LEGAL_OFFICES_URL } from '@/guides/websites';
import { BAH_CHECKED_ON, BAH_DUE, BAH_YEAR, bahDollars, bahSource } from '@/money/bah';
import type { PayGrade } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import { gettingToBase } from './getting-to-base';
import { leavingHawaii, rentersInsurance } from './leaving-hawaii';
import { mililaniRent, type RentalArea, rentalAreas } from './rental-areas';
import { eightChecks, freeHelp, helpPhones, type RentalCheck, reportTo, scamSigns } from './rental-checks';
import { noticeParts, ordersRules, tenantRules, yourTwoLeases } from './rental-law';
import { type RentalsNearBase, rentalsByBase, traffic } from './rentals-by-base';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  kaneohe: kaneoheTemporaryHousing,
} as const satisfies Record<string, Source>;

const rates = (name: string, grade: PayGrade): readonly string[] => [name, ...[true, false].map((hasDependents) => formatUsd(bahDollars('oahu', grade, hasDependents)))];

const allowance: Table = {
  caption: factsCheckedOn(BAH_CHECKED_ON).read(`Monthly BAH on Oahu, ${BAH_YEAR}`, bahSource, BAH_DUE),
  columns: ['Grade', 'With dependents', 'Without'],
  isNarrow: true,
  rows: [rates('E-1 to E-4', 'E-4'), ...(['E-5', 'E-6', 'E-7', 'W-2', 'O-1', 'O-3', 'O-5'] as const).map((grade) => rates(grade, grade))],
};

/** What the line through each area's bar is. */
const rentMark = factsCheckedOn(BAH_CHECKED_ON).read(`The line through each bar is E-5 BAH with dependents: ${formatUsd(bahDollars('oahu', 'E-5', true))}.`, bahSource, BAH_DUE);

const allowanceRules: readonly Text[] = [
  'BAH is the same anywhere on Oahu, with one dependent or five.',
  'BAH is for rent and utilities. Electricity is expensive: ask for 12 months of bills, and about solar.',
  'If you’re short of cash for the deposit, ask finance about an advance of BAH.',
];

const morePlaces: readonly WebLink[] = [
  {
    label: 'Zillow',
    url: 'https://www.zillow.com/honolulu-county-hi/rentals/',
  },
  {
    label: 'AHRN',
    url: 'https://www.ahrn.com/',
    purpose: 'military rentals, temporary housing',
  },
  {
    label: 'MilitaryByOwner',
    url: 'https://www.militarybyowner.com/',
    purpose: 'from owners and agents, many of them military',
  },
  {
    label: 'Locations Rentals',
    url: 'https://locationsrentals.com/',
    purpose: 'from a licensed manager',
  },
  {
    label: 'RentCafe Honolulu',
    url: 'https://www.rentcafe.com/apartments-for-rent/us/hi/honolulu/',
    purpose: 'apartments on a map',
  },
];

export const rentalsGuide = {
  lead: 'Here’s how to verify a rental, and what homes rent for. We don’t check ads ourselves.',
  first: [depositRule, read('If you get TLA, see the TLA office before you sign a lease. At Kaneohe Bay, you can lose TLA if you don’t.', sources.kaneohe)],
  action: {
    label: 'Search rentals on HOMES.mil',
    url: HOMES_MIL_URL,
    also: { label: 'Check an ad', section: 'Check the ad before you pay' },
  },
  areasNote: 'These rents are unconfirmed: compare today’s ads.',
  rentMark,
  areas: rentalAreas,
  mililani: mililaniRent,
  eightChecks,
  morePlaces,
  scamSigns,
  helpPhones,
  reportTo,
  freeHelp,
  traffic,
  byBase: rentalsByBase,
  gettingToBase,
  allowance,
  allowanceRules,
  tenantRules,
  yourTwoLeases,
  noticeParts,
  ordersRules,
  leavingHawaii,
  rentersInsurance,
  links: [
    {
      label: 'Armed Forces Legal Assistance',
      url: LEGAL_OFFICES_URL,
      purpose: 'reviews your lease, free',
    },
    {
      label: 'Hawaii landlord-tenant information',
      url: 'https://cca.hawaii.gov/ocp/landlord-tenant/',
      purpose: 'the State’s handbook',
    },
  ],
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  areasNote: string;
  rentMark: Fact;
  mililani: Fact;
  areas: readonly RentalArea[];
  byBase: readonly RentalsNearBase[];
  gettingToBase: readonly Text[];
  traffic: readonly Text[];
  allowance: Table;
  allowanceRules: readonly Text[];
  morePlaces: readonly WebLink[];
  scamSigns: readonly Text[];
  eightChecks: readonly RentalCheck[];
  helpPhones: readonly OfficePhone[];
  reportTo: readonly WebLink[];
  freeHelp: Text;
  tenantRules: readonly TipItem[];
  ordersRules: readonly Text[];
  yourTwoLeases: Choices;
  noticeParts: readonly string[];
  rentersInsurance: readonly Text[];
  leavingHawaii: { packers: Text; steps: readonly Step[] };
  links: readonly WebLink[];
};
