// The places in the VA homes guide: the eight area cards, the four base searches and the three island markets. The
// sample prices are fixed examples, not listings; the credit on a card is computed from its price. You can replace any
// search URL with your own home search.

import { type BaseId, bases } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Source, Text, WebLink } from '@/facts/types';
import { MEDIAN_CONDO_DOLLARS, MEDIAN_HOUSE_DOLLARS, MEDIANS_MONTH, oahuMedians } from '@/guides/housing-figures';
import { kauluNews } from '@/guides/loan-sources';
import { townsInWords, townsNear } from '@/guides/towns-near-bases';
import type { Point } from '@/maps/geo';
import { towns } from '@/maps/places';
import { formatUsd } from '@/money/usd';

const { read } = factsCheckedOn('2026-11-21');
const newest = factsCheckedOn('2026-11-26');

const sources = {
  kaulu: kauluNews,
  hawaiiIsland: {
    title: 'Maui Now, Feb 16, 2023: medians of January 2023 by county',
    by: 'other',
    issued: '2023-02-16',
    url: 'https://mauinow.com/2023/02/16/the-median-sales-price-for-a-maui-county-home-is-only-one-in-state-to-top-1-million',
  },
  maui: {
    title: 'Maui Now, Dec 10, 2024 and Sept 12, 2025: Maui medians',
    by: 'other',
    issued: '2025-09-12',
    url: 'https://mauinow.com/2025/09/12/maui-condo-prices-fall-sharply-in-august-while-single-family-homes-hold-steady-report-says/',
  },
} as const satisfies Record<string, Source>;

/** How far from a base a home search goes. */
export const SEARCH_RADIUS_MILES = 8;

export type Listing = {
  title: string;
  at: Point;
  /** A search for homes for sale there. */
  search: WebLink;
  description: Text;
  /** In whole dollars. */
  samplePrice: number;
  isNewConstruction?: true;
};

export type BaseSearch = { base: string; near: string; search: WebLink };

export type IslandMarket = { island: string; areas: readonly string[]; medianPrices: readonly { kind: 'Houses' | 'Condos'; price: Fact; when: string }[] };

function citySearch(city: string): WebLink {
  return {
    label: `Homes for sale in ${city}`,
    url: `https://www.realtor.com/realestateandhomes-search/${city.replace(' ', '-')}_HI`,
  };
}

/** Around a town near the base: the site that it leads to has no search by miles. */
function searchNear(base: BaseId, city: string): WebLink {
  return { ...citySearch(city), label: `Homes near ${bases[base].shortName}: ${city}` };
}

export const listings: readonly Listing[] = [
  {
    title: 'Kapolei and Kalaeloa',
    at: towns.kapolei,
    samplePrice: 750_000,
    isNewConstruction: true,
    description: read('Kaulu by Gentry: a three-bedroom townhome was listed at about $750,000 in March 2025.', sources.kaulu),
    search: citySearch('Kapolei'),
  },
  {
    title: 'Hoopili, East Kapolei',
    at: towns.hoopili,
    samplePrice: 950_000,
    isNewConstruction: true,
    description: 'A new town beside the rail line.',
    search: { label: 'New homes by D.R. Horton', url: 'https://www.drhorton.com/hawaii' },
  },
  {
    title: 'Ewa Beach',
    at: towns.ewaBeach,
    samplePrice: 820_000,
    description: 'Subdivisions with parks.',
    search: citySearch('Ewa Beach'),
  },
  {
    title: 'Waipahu and Waikele',
    at: towns.waipahu,
    samplePrice: 650_000,
    description: 'Townhomes and older houses.',
    search: citySearch('Waipahu'),
  },
  {
    title: 'Kailua and Kaneohe',
    at: towns.kaneohe,
    samplePrice: 1_100_000,
    description: 'Windward towns. Kailua costs the most.',
    search: citySearch('Kaneohe'),
  },
  {
    title: 'Mililani and Koa Ridge',
    at: towns.mililani,
    samplePrice: 900_000,
    isNewConstruction: true,
    description: 'Koa Ridge is the new part.',
    search: citySearch('Mililani'),
  },
  {
    title: 'Wahiawa',
    at: towns.wahiawa,
    samplePrice: 780_000,
    description: 'Older homes, minutes from Schofield.',
    search: citySearch('Wahiawa'),
  },
  {
    title: 'Aiea and Pearl City',
    at: towns.aiea,
    samplePrice: 680_000,
    description: 'Hillside homes above Pearl Harbor.',
    search: citySearch('Aiea'),
  },
];

const searches: Record<BaseId, BaseSearch | null> = {
  'pearl-harbor-hickam': {
    base: 'Joint Base Pearl Harbor-Hickam',
    near: townsInWords(townsNear['pearl-harbor-hickam']),
    search: searchNear('pearl-harbor-hickam', 'Aiea'),
  },
  schofield: {
    base: 'Schofield Barracks and Wheeler',
    near: townsInWords(townsNear.schofield),
    search: searchNear('schofield', 'Wahiawa'),
  },
  kaneohe: {
    base: 'Marine Corps Base Hawaii, Kaneohe Bay',
    near: townsInWords(townsNear.kaneohe),
    search: searchNear('kaneohe', 'Kailua'),
  },
  shafter: {
    base: 'Fort Shafter and Tripler',
    near: townsInWords(townsNear.shafter),
    search: searchNear('shafter', 'Honolulu'),
  },
  'coast-guard': null,
};

export const baseSearches: readonly BaseSearch[] = Object.values(searches).filter((search) => search !== null);

export const islands: readonly IslandMarket[] = [
  {
    island: 'Oahu',
    areas: ['Ewa', 'Kapolei', 'Mililani', 'Aiea and Pearl City', 'Windward side', 'Honolulu'],
    medianPrices: [
      { kind: 'Houses', price: newest.read(`$1,100,000-${formatUsd(MEDIAN_HOUSE_DOLLARS)}`, oahuMedians), when: `2024 to ${MEDIANS_MONTH}` },
      { kind: 'Condos', price: newest.read(`$500,000-${formatUsd(MEDIAN_CONDO_DOLLARS)}`, oahuMedians), when: `May 2025 to ${MEDIANS_MONTH}` },
    ],
  },
  {
    island: 'Big Island',
    areas: ['Hilo', 'Puna', 'Kona', 'Waikoloa', 'Waimea, near Pohakuloa'],
    medianPrices: [
      { kind: 'Houses', price: read('$539,000', sources.hawaiiIsland), when: 'January 2023, the newest found' },
      { kind: 'Condos', price: read('$625,250', sources.hawaiiIsland), when: 'January 2023' },
    ],
  },
  {
    island: 'Maui',
    areas: ['Kahului', 'Wailuku', 'Kihei', 'Pukalani and Makawao, upcountry', 'Lahaina (being rebuilt)'],
    medianPrices: [
      { kind: 'Houses', price: read('about $1,300,000', sources.maui), when: 'November 2024' },
      { kind: 'Condos', price: read('$650,000-$715,000', sources.maui), when: 'November 2024 to August 2025' },
    ],
  },
];
