// The verified rentals guide: areas and rents, the housing allowance, and where to look. The scam checks are in
// rental-checks.ts and the law is in rental-law.ts. We don't check ads ourselves, so nothing here may call one
// verified.

import { factsCheckedOn } from '@/facts/facts';
import type { Choices, Fact, GuideAction, OfficePhone, Source, Step, Table, Text, TipItem, WebLink } from '@/facts/types';
import type { Point } from '@/maps/geo';
import { towns } from '@/maps/places';
import { BAH_CHECKED_ON, BAH_DUE, BAH_YEAR, bahDollars, bahSource } from '@/money/bah';
import type { PayGrade } from '@/money/pay-grades';
import { formatUsd } from '@/money/usd';
import { leavingHawaii, rentersInsurance } from './leaving-hawaii';
import { eightChecks, freeHelp, helpPhones, type RentalCheck, reportTo, scamSigns } from './rental-checks';
import { depositRule, ordersRule } from './rental-figures';
import { noticeParts, ordersRules, tenantRules, yourTwoLeases } from './rental-law';
import { KANEOHE_TEMPORARY_HOUSING_TITLE, KANEOHE_TEMPORARY_HOUSING_URL } from './shared-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');

const sources = {
  rents: { title: 'Estaite, Apr 2026: rents for Pearl City and Kailua, one provider', unlinked: 'copy' },
  hud: { title: 'HomeZooma: HUD fair market rents for fiscal year 2024', url: 'https://www.homezooma.com/fair-market-rents/honolulu-county-hi' },
  advance: { title: 'MyBaseGuide: Coast Guard housing office (undated)', unlinked: 'copy' },
  kaneohe: {
    title: KANEOHE_TEMPORARY_HOUSING_TITLE,
    url: KANEOHE_TEMPORARY_HOUSING_URL,
  },
} as const satisfies Record<string, Source>;

export type RentalArea = {
  area: string;
  shortName: string;
  at: Point;
  /** The bases nearby. */
  near: string;
  /** A line below its bar. */
  note: string;
  neighborhoods: readonly string[];
  /** A month. */
  rentDollars: readonly [from: number, to: number];
  priceRange: Fact;
  /** Its rent can't be compared with the others', so it has no bar. */
  isOther?: true;
  againstAllowance?: Fact;
  benefits: readonly string[];
  drawbacks: readonly string[];
};

const rents = (from: number, to: number, source: Source): Pick<RentalArea, 'rentDollars' | 'priceRange'> => ({
  rentDollars: [from, to],
  priceRange: unconfirmed(`${formatUsd(from)}-${formatUsd(to)}`, source),
});

const areas: readonly RentalArea[] = [
  {
    area: 'Aiea and Pearl City',
    shortName: 'Aiea and Pearl City',
    at: towns.aiea,
    near: 'Pearl Harbor-Hickam, Camp Smith, Fort Shafter and Tripler',
    note: 'A 3-bedroom townhome: $3,317',
    neighborhoods: ['Aiea Heights', 'Newtown', 'Royal Summit', 'Pearlridge', 'Halawa', 'Waimalu', 'Pacific Palisades', 'Waiau'],
    ...rents(2_500, 4_800, sources.rents),
    againstAllowance: read('A 3-bedroom townhome is close to BAH for an E-4 with dependents. A 4-bedroom ($4,801) is above an O-3’s.', sources.rents),
    benefits: ['Short drives to the Pearl Harbor side', 'Rail stations', 'Shops at Pearlridge'],
    drawbacks: ['Not every home has air conditioning: ask', 'Four bedrooms cost far more than three'],
  },
  {
    area: 'Windward: Kailua and Kaneohe',
    shortName: 'Windward',
    at: towns.kaneohe,
    near: 'Marine Corps Base Hawaii',
    note: 'A 3-bedroom townhome: $3,841',
    neighborhoods: ['Enchanted Lake', 'Keolu Hills', 'Aikahi', 'Kalama', 'Olomana', 'Kaneohe town', 'Haiku', 'Temple Valley', 'Ahuimanu'],
    ...rents(3_000, 4_700, sources.rents),
    againstAllowance: read('A 3-bedroom townhome falls between BAH for an E-5 and an E-6 with dependents.', sources.rents),
    benefits: ['Under 4 miles to the base', 'Beaches', 'Cooler and greener'],
    drawbacks: ['Few homes for rent', 'More rain', 'A tunnel between you and Honolulu'],
  },
  {
    area: 'West Oahu: Ewa Beach and Kapolei',
    shortName: 'West Oahu',
    at: towns.ewaBeach,
    near: 'Pearl Harbor-Hickam',
    note: '1 to 2 bedrooms in Ewa Beach: HUD’s 2024 benchmark, too old to compare',
    neighborhoods: ['Ewa by Gentry', 'Ocean Pointe', 'Hoakalei', 'Iroquois Point (Kapilina)', 'Hoopili', 'Makakilo', 'Villages of Kapolei', 'Kalaeloa'],
    ...rents(2_090, 2_730, sources.hud),
    isOther: true,
    benefits: ['The newest homes', 'More bedrooms for the money', 'Parks, shops and beaches'],
    drawbacks: ['Slow morning traffic toward town on the H-1'],
  },
];

const rates = (name: string, grade: PayGrade): readonly string[] => [name, ...[true, false].map((hasDependents) => formatUsd(bahDollars('oahu', grade, hasDependents)))];

const allowance: Table = {
  caption: factsCheckedOn(BAH_CHECKED_ON).read(`Monthly BAH on Oahu, ${BAH_YEAR}`, bahSource, BAH_DUE),
  columns: ['Grade', 'With dependents', 'Without'],
  isNarrow: true,
  rows: [rates('E-1 to E-4', 'E-4'), ...(['E-5', 'E-6', 'E-7', 'W-2', 'O-1', 'O-3', 'O-5'] as const).map((grade) => rates(grade, grade))],
};

const allowanceRules: readonly Text[] = [
  'BAH doesn’t grow with the number of dependents, and it doesn’t matter where on Oahu you live.',
  'It’s meant for rent and utilities. Electricity is expensive here: ask for 12 months of bills, and if there is solar.',
  'Short of cash for the deposit? Ask finance about an advance of BAH.',
];

const morePlaces: readonly WebLink[] = [
  {
    label: 'Zillow',
    url: 'https://www.zillow.com/honolulu-county-hi/rentals/',
  },
  {
    label: 'AHRN',
    url: 'https://www.ahrn.com/',
    purpose: 'military rentals, shared homes, temporary housing',
  },
  {
    label: 'MilitaryByOwner',
    url: 'https://www.militarybyowner.com/',
    purpose: 'by owners and agents, many military',
  },
  {
    label: 'Locations Rentals',
    url: 'https://locationsrentals.com/',
    purpose: 'from a licensed Oahu property manager',
  },
  {
    label: 'RentCafe Honolulu',
    url: 'https://www.rentcafe.com/apartments-for-rent/us/hi/honolulu/',
    purpose: 'apartments on a map',
  },
];

export const rentalsGuide = {
  lead: 'How to verify a rental yourself, and what homes near the bases rent for. We don’t check ads.',
  first: [
    'Don’t pay anything yet. First you, your sponsor or the housing office has been inside, and you have a signed lease.',
    depositRule,
    read('Kaneohe Bay: see the Temporary Lodging Allowance (TLA) office before you sign a lease, or you can lose the allowance.', sources.kaneohe),
  ],
  action: {
    label: 'Search rentals on HOMES.mil',
    url: 'https://www.homes.mil/',
    also: { label: 'Check a rental in eight steps', section: 'Eight checks before you pay' },
  },
  areas,
  morePlaces,
  scamSigns,
  eightChecks,
  allowance,
  allowanceRules,
  helpPhones,
  reportTo,
  freeHelp,
  tenantRules,
  yourTwoLeases,
  noticeParts,
  ordersRules: [ordersRule, ...ordersRules],
  leavingHawaii,
  rentersInsurance,
  links: [
    {
      label: 'Navy: community housing',
      url: 'https://ffr.cnic.navy.mil/Navy-Housing/Community-Housing/',
      purpose: 'what a housing office does for you',
    },
    {
      label: 'Armed Forces Legal Assistance',
      url: 'https://legalassistance.law.af.mil/',
      purpose: 'an office that will review your lease, free',
    },
    {
      label: 'Hawaii landlord-tenant information',
      url: 'https://cca.hawaii.gov/ocp/landlord-tenant/',
      purpose: 'the State’s handbook',
    },
    {
      label: '50 U.S.C. 3955',
      url: 'https://www.law.cornell.edu/uscode/text/50/3955',
      purpose: 'the federal right to end a lease',
    },
  ],
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  areas: readonly RentalArea[];
  allowance: Table;
  allowanceRules: readonly Text[];
  morePlaces: readonly WebLink[];
  scamSigns: readonly Fact[];
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
