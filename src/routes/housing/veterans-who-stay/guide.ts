// The guide for veterans who make Hawaii home: VA care, storms, state benefits. Property tax: county-property-taxes.ts.

import { factsCheckedOn } from '@/facts/facts';
import type { Fact, GuideAction, OfficePhone, Source, Text, TipItem, WebLink } from '@/facts/types';
import { armyStateBenefits, va, vaHealthInHawaii } from '@/guides/health-sources';
import { oahuExemptionSource, residentialA } from '@/guides/property-tax-figures';
import { VA_BENEFITS_PHONE, VA_HEALTH_IN_HAWAII_PHONE } from '@/guides/shared-phones';
import { FLOOD_WAIT_DAYS, insuranceSources, stormInsurance } from '@/guides/storm-insurance';
import { FLOOD_MAPS_URL, VETERANS_SERVICES_URL } from '@/guides/websites';
import type { MapMark } from '@/maps/marks';
import { towns } from '@/maps/places';
import { type County, claimCounts, claimRules, claims, counties, countyNotice, onOrders, ratingNotes } from './county-property-taxes';
import { leavingService } from './leaving-service';
import { SALE_WITHHELD_PERCENT, saleForms, saleWithheld } from './sale-withholding';

const { read } = factsCheckedOn('2026-11-23');

const sources = {
  honoluluExemption: oahuExemptionSource,
  taxes: armyStateBenefits,
  clinic: {
    title: 'VA Pacific Islands: a year of the Akaka clinic',
    by: 'government',
    issued: '2025-04-09',
    url: 'https://www.va.gov/pacific-islands-health-care/news-releases/va-pacific-islands-health-care-system-celebrates-one-year-anniversary-of-the-daniel-kahikina-akaka-va/',
  },
  renting: { title: 'Hawaii Department of Taxation: renting residential property', by: 'government', issued: 'undated', url: 'https://tax.hawaii.gov/rental' },
  va: va,
  tricareForLife: {
    title: 'Army Soldier for Life: keeping TRICARE with Medicare',
    by: 'government',
    issued: 'undated',
    url: 'https://soldierforlife.army.mil/Retirement/blog/Medicare-and-TRICARE-How-to-Keep-Your-TRICARE-Coverage-',
  },
  baseStores: {
    title: 'Joint Base San Antonio, Dec 2019: commissary, exchange and MWR for more veterans',
    by: 'government',
    issued: '2019-12',
    url: 'https://www.jbsa.mil/News/News/Article/2029505/commissary-exchange-mwr-expand-patron-base-starting-jan-1-2020/',
  },
  pacificIslands: vaHealthInHawaii,
} as const satisfies Record<string, Source>;

type Clinic = MapMark & { note: Fact };

const care: readonly Clinic[] = [
  {
    title: 'Tripler: Matsunaga VA Medical Center',
    at: towns.tripler,
    note: read('VA’s campus at the Army hospital', sources.clinic),
  },
  {
    title: 'Kapolei: Akaka VA Clinic',
    at: towns.kapolei,
    note: read('91-1051 Franklin D. Roosevelt Ave. Primary and specialty care, MRI, urgent care, a benefits office and a Vet Center (counseling). Open since April 2024', sources.clinic),
  },
];

const careCall: OfficePhone = {
  office: 'VA health care in Hawaii: to enroll, or for an appointment',
  phone: read(VA_HEALTH_IN_HAWAII_PHONE, sources.pacificIslands),
};

const incomeTax = {
  figure: read('$0', sources.taxes),
  about: 'Hawaii income tax on military retired pay and VA disability pay, in every county',
};

const punchbowl: WebLink = { label: 'VA: Punchbowl cemetery', url: 'https://cem.va.gov/cem/cems/nchp/nmcp.asp', purpose: 'who may be buried there, and its phone' };

const stateBenefits: readonly Text[] = [
  'If you’re rated 100%, ask the county when you register a car: one car may be free of the State’s registration fee.',
  factsCheckedOn('2026-11-30').read(
    'With any service-connected rating you can use the commissary, exchange and MWR. Show your VA health card (VHIC). A credit card costs 1.9% more at the commissary, a debit card 0.5%.',
    sources.baseStores,
  ),
  'The state veterans cemetery in Kaneohe is for veterans, spouses and minor children. Ask the Office of Veterans’ Services about fees.',
  'Punchbowl, the national cemetery, has space for urns. A grave for a casket opens now and then: call at the time of need. It’s for veterans who weren’t dishonorably discharged, and spouses.',
];

const mistakes: readonly TipItem[] = [
  {
    title: 'A day late',
    text: 'You pay the full tax for another year.',
  },
  {
    title: 'Another county’s rule',
    text: 'Each county has its own rating and deadline. Advice for another island can cost you the benefit.',
  },
  {
    title: 'Waiting until a storm has a name',
    text: 'By then it’s too late to buy insurance.',
  },
  {
    title: 'Turning 65 without Medicare Part B',
    text: factsCheckedOn('2026-11-30').read(
      'Your TRICARE lapses until Part B starts. With Medicare Parts A and B it continues as TRICARE for Life. Sign up two months before your birthday.',
      sources.tricareForLife,
    ),
  },
  {
    title: 'Keeping the exemption on a home you rent out',
    text: 'You owe the back taxes, plus a penalty.',
  },
];

const rentingOut: readonly Text[] = [
  factsCheckedOn('2026-11-26').read(
    'To the State, renting out a home is a business. Get a general excise tax (GET) license, file Forms G-45 and G-49, and pay the tax on all of the rent. Report the rent on a Hawaii return, N-15 if you live elsewhere.',
    sources.renting,
  ),
  'If you move away, the lease must name an agent on the home’s island. Before you hire a manager, get the fee in writing.',
  residentialA,
  'Tell your insurer before you move out: ask for landlord insurance.',
];

const vaClinics = {
  label: 'VA Pacific Islands Health Care',
  url: vaHealthInHawaii.url,
  purpose: 'Enroll here, or find your clinic on another island.',
} as const satisfies WebLink;

const floodMaps: WebLink = {
  label: 'Federal flood maps (FEMA)',
  url: FLOOD_MAPS_URL,
  purpose: 'check whether your home is in a flood zone',
};

const stateHelp = {
  label: 'Hawaii Office of Veterans’ Services',
  url: VETERANS_SERVICES_URL,
  purpose: 'Free help from the State with claims and benefits.',
} as const satisfies WebLink;

export const veteransGuide = {
  lead: 'Hawaii doesn’t tax military retired pay, and a VA rating can cut your property tax. File on time.',
  leavingService,
  first: [
    read(`Ask VA for a letter with your rating: ${VA_BENEFITS_PHONE}. Your county requires it with the claim.`, sources.va),
    'File for property tax relief with your county. Each county’s deadline is below.',
    read(`Buy storm insurance for the loan’s closing: flood coverage then starts at once. Bought later, it starts after ${FLOOD_WAIT_DAYS} days.`, insuranceSources.flood),
  ],
  action: {
    label: 'Oahu: how to file your claim',
    url: sources.honoluluExemption.url,
  },
  incomeTax,
  counties,
  ratingNotes,
  claimCounts,
  claims,
  onOrders,
  claimRules,
  care,
  careCall,
  vaClinics,
  stateHelp,
  mistakes,
  sellingInShort: `If you sell, ${SALE_WITHHELD_PERCENT}% is held back unless you file the right form. If you rent it out, you need a tax license.`,
  selling: [saleWithheld, ...saleForms],
  rentingOut: [...rentingOut, countyNotice],
  storm: stormInsurance,
  floodMaps,
  stateBenefits,
  punchbowl,
} as const satisfies {
  lead: string;
  leavingService: typeof leavingService;
  first: readonly Text[];
  action: GuideAction;
  counties: readonly County[];
  claimCounts: Fact;
  ratingNotes: readonly Text[];
  claims: readonly TipItem[];
  onOrders: readonly TipItem[];
  claimRules: readonly Text[];
  care: readonly Clinic[];
  careCall: OfficePhone;
  sellingInShort: string;
  selling: readonly Text[];
  rentingOut: readonly Text[];
  storm: readonly Text[];
  incomeTax: { figure: Fact; about: string };
  stateBenefits: readonly Text[];
  mistakes: readonly TipItem[];
  vaClinics: WebLink;
  floodMaps: WebLink;
  punchbowl: WebLink;
  stateHelp: WebLink;
};
