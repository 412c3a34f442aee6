import { wordsOf } from '../../../src/facts/facts';
import type { Text } from '../../../src/facts/types';
import {
  homeCredit,
  NEW_CONSTRUCTION_SLIDER,
  newConstructionCredit,
  PROGRAM_NEW_CONSTRUCTION_SLIDER,
  PROGRAM_PRICE_SLIDER,
  programCredit,
} from '../../../src/money/home-credit';
import { formatUsd } from '../../../src/money/usd';
import type { HomeProgram } from '../../../src/operator/operator-shapes';
import { site } from '../../../src/operator/site';
import { baseHousing } from '../../../src/routes/housing/base-housing/bases';
import { headings, noProgram, person, waysTo } from './owner';
import { ADDED, escaped, MAX_HEIGHT, MAX_LONG_HEIGHT, type Part, type ScreenParts } from './part';

const { program } = site;

/** A credit as a page says it. */
const credited = (part: string, dollars: number | null): Part => ({ part, text: formatUsd(dollars ?? 0) });

const startingWith = (text: Text) => new RegExp(`^${escaped(wordsOf(text))}`);

export const housingParts: readonly ScreenParts[] = [
  {
    path: '/housing/va-homes',
    maxHeight: MAX_LONG_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'main search button', role: 'link', name: /^Search homes within 30 minutes/ },
      { part: 'benefits box', role: 'region', name: 'What a VA loan gives you' },
      ...[750, 950, 820, 650, 1_100, 900, 780, 680].map((thousands) => ({
        part: 'sample price',
        text: `$${thousands.toLocaleString('en-US')},000`,
      })),
      ...(program ? [{ part: 'credit badges', text: /^Credit \$[\d,]+$/, count: 8 }] : []),
      { part: 'new construction badges', text: 'New construction', count: 3 },
      {
        part: 'links of the areas and bases',
        role: 'link',
        name: /^(Homes for sale|Homes near .*: |New homes by)/,
        count: 12,
      },
      {
        part: 'base searches',
        role: 'heading',
        name: /Pearl Harbor-Hickam|Schofield|Kaneohe Bay|Shafter/,
        count: 4,
      },
      { part: 'radius', text: /^Within 8 miles or 30 minutes\./ },
      { part: 'island markets', role: 'heading', name: /^(Oahu|Big Island|Maui)$/, count: 3 },
      { part: 'key areas', text: 'Key areas:', count: 3 },
      { part: 'median prices', text: 'Median prices', count: 3 },
      ...site.vaLenders.flatMap((lender) => [...headings(lender.name), ...waysTo(lender)]),
      { part: 'new development', role: 'heading', name: 'A new development' },
    ],
  },
  {
    path: '/housing/gap-lenders',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'explainer', role: 'heading', name: 'What a GAP loan is' },
      { part: 'price of the example', text: '$800,000' },
      { part: 'loan of the example', text: /Seller’s loan at 2\.5%/ },
      { part: 'gap of the example', text: '$300,000' },
      { part: 'calculator with these loans', role: 'link', name: 'Open the calculator with these loans' },
      { part: 'benefits', role: 'heading', name: 'Four benefits' },
      ...site.gapLenders.flatMap((lender) => [
        ...headings(lender.name),
        { part: `words of ${lender.name}`, text: lender.bio },
        ...(lender.maxLtvPercent ? [{ part: 'LTV badge', text: `${lender.maxLtvPercent}% LTV` }] : []),
        ...waysTo(lender),
      ]),
      ...person(site.assumptionAgent),
    ],
  },
  program ? programs(program) : noProgram('/programs'),
  {
    path: '/housing/va-assumptions',
    maxHeight: MAX_LONG_HEIGHT,
    added: ADDED,
    parts: [
      {
        part: 'example',
        text: /\$600,000 home.*\$400,000 loan at 3\.5%.*\$200,000 gap at 9\.5%/,
      },
      ...['$3,295', '$4,193', '$898', '$10,776', '$323,280'].map((text) => ({
        part: 'published figure',
        text,
      })),
      { part: 'by the formula', text: '$3,478' },
      { part: 'calculator with these loans', role: 'link', name: 'Open the calculator with these loans' },
      { part: 'benefits', role: 'heading', name: 'Three benefits' },
      { part: 'search buttons', role: 'link', name: /^Search (on|Honolulu)/, count: 4 },
      { part: 'steps', role: 'heading', name: 'Eight steps' },
      { part: 'first step', text: 'Find a home with an assumable loan.' },
      { part: 'last step', text: 'Close.' },
      { part: 'tips', role: 'heading', name: 'Six pro tips' },
      ...person(site.vaSpecialist),
      ...person(site.gapPartner),
      {
        part: 'resources',
        role: 'link',
        name: /^(Assumption Cruncher|VA home loans|Consumer Financial)/,
        count: 3,
      },
    ],
  },
  {
    path: '/housing/base-housing',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      {
        part: 'installations',
        role: 'heading',
        name: /^(Pearl Harbor-Hickam|Schofield|Kaneohe Bay|Coast Guard Base Honolulu)$/,
        count: 4,
      },
      {
        part: 'branches',
        text: /^(Navy and Air Force|Army, also Fort Shafter and Tripler|Marine Corps, with Navy tenants|Coast Guard)$/,
        count: 4,
      },
      ...['6-18 months', '3-12 months', '4-15 months', 'Varies'].map((text) => ({
        part: 'wait',
        text: new RegExp(`^${text}`),
      })),
      { part: 'units', text: 'Units', count: 4 },
      ...baseHousing.flatMap(({ location, housing: { onBase, amenities } }) => [
        { part: 'place', text: startingWith(location) },
        { part: 'homes', text: startingWith(onBase) },
        ...amenities.map((amenity) => ({ part: 'amenity', text: new RegExp(escaped(wordsOf(amenity))) })),
      ]),
      ...['1,200+', '800+', '600+', '50+'].map((units) => ({
        part: 'units',
        text: new RegExp(`^${units.replace('+', '\\+')}`),
      })),
      {
        part: 'phones',
        role: 'link',
        name: /^(808-474-1820|808-275-3700|866-224-7942|808-842-2073)/,
        // In the drawing of the waits, and in its card.
        count: 8,
      },
      {
        part: 'websites',
        role: 'link',
        name: /^(Hickam Communities|Hunt Military|Island Palm|MCBH Family Housing|Ohana Marine)/,
      },
      { part: 'tips', role: 'heading', name: 'Four tips' },
      { part: 'first tip', text: 'Apply the week your orders arrive' },
      { part: 'additional resources', role: 'heading', name: 'Additional resources' },
      { part: 'official list of rentals', role: 'link', name: /^HOMES\.mil/ },
    ],
  },
  {
    path: '/housing/verified-rentals',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'search button', role: 'link', name: /^Search rentals on HOMES\.mil/ },
      {
        part: 'areas',
        role: 'heading',
        name: /^(Aiea and Pearl City|Windward: Kailua and Kaneohe|West Oahu: Ewa Beach and Kapolei)$/,
        count: 3,
      },
      ...['$2,500-$4,800', '$3,000-$4,700', '$3,000-$4,500'].map((range) => ({
        part: 'range',
        text: new RegExp(`^\\${range.replace('-$', '-\\$')}`),
      })),
      { part: 'neighborhoods', text: 'Neighborhoods:', count: 3 },
      { part: 'benefits', text: 'Benefits:', count: 3 },
      {
        part: 'checks',
        role: 'heading',
        name: /^(See it, live|Match the owner|Check the license|Ask for the tax number|Find the agent on the island|Search words and photos|Be suspicious of a low price or a rush|Sign first, then pay)$/,
        count: 8,
      },
      {
        part: 'places to look',
        role: 'link',
        name: /^(Zillow|AHRN|Military|Locations Rentals|RentCafe Honolulu)/,
        count: 5,
      },
    ],
  },
  {
    path: '/housing/new-construction',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      ...(program
        ? [
            { part: 'slider', role: 'slider' as const, name: 'Price of the new home' },
            credited('credit', newConstructionCredit(program, NEW_CONSTRUCTION_SLIDER.default)),
          ]
        : []),
      { part: 'button to contact', role: 'link', name: 'Ask a sponsor about it' },
      { part: 'search button', role: 'link', name: /^Search new construction/ },
      { part: 'benefits', role: 'heading', name: 'Benefits of a new home' },
      { part: 'benefit cards', text: /^(Few repairs at first|A warranty|Lower power bills)$/, count: 3 },
      { part: 'expectations', role: 'heading', name: 'What to expect' },
      {
        part: 'expectation cards',
        text: /^(6-12 months of building|30 days to cancel a condo|A lottery for popular homes)$/,
        count: 3,
      },
    ],
  },
];

function programs(program: HomeProgram): ScreenParts {
  const { creditPer100kDollars, listingCreditPer100kDollars, managementFeePercent } = program;
  return {
    path: '/programs',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      {
        part: 'benefit cards',
        role: 'heading',
        name: /^(Credit for home buyers|New construction credit|Property management)$/,
        count: 3,
      },
      { part: 'slider for a home', role: 'slider', name: 'Home price' },
      credited('leading credit', programCredit(program, PROGRAM_PRICE_SLIDER.default)),
      { part: 'leading rate', text: new RegExp(`\\$${listingCreditPer100kDollars} per \\$100,000`) },
      credited('other credit', homeCredit(program, PROGRAM_PRICE_SLIDER.default)),
      { part: 'other rate', text: new RegExp(`\\$${creditPer100kDollars} per \\$100,000`) },
      { part: 'slider for a new home', role: 'slider', name: 'New construction price' },
      credited(
        'credit on a new home',
        newConstructionCredit(program, PROGRAM_NEW_CONSTRUCTION_SLIDER.default),
      ),
      { part: 'fees', text: new RegExp(`^Our manager’s fee is ${managementFeePercent}% of the rent\\.`) },
      { part: 'what makes us different', role: 'heading', name: 'What makes us different' },
      {
        part: 'its list',
        text: /^(Figures you can check|In writing|Free to use|Your choice|Nothing for referrals|Veteran-built)$/,
        count: 6,
      },
      { part: 'contact button', role: 'link', name: 'Contact the program' },
    ],
  };
}
