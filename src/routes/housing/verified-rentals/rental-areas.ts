// The rental areas of Oahu: what homes rent for, and what to like and mind there. For the verified rentals guide.

import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Source, Text } from '@/facts/types';
import { ONE_BEDROOM_RENT_DOLLARS, rentsSources, TOWNHOME_RENT_DOLLARS } from '@/guides/townhome-rents';
import type { Point } from '@/maps/geo';
import { towns } from '@/maps/places';
import { formatUsd } from '@/money/usd';

const { read } = factsCheckedOn('2026-11-21');
const report = factsCheckedOn('2026-11-29');

const reportSource: Source = { title: 'PCS Oahu, Aug 1, 2026: rents in its BAH report', by: 'other', issued: '2026-08-01', url: 'https://pcsoahu.com/bah-report/' };

/** Three bedrooms on the windward side, as the card and the list by base have them. */
const windwardThree = { kaneohe: '$3,400-$4,200', kailua: '$4,000-$5,500' } as const;

/** Two and three bedrooms in Mililani, as the line above the areas and the list by base have them. */
const inMililani = { two: '$2,500-$3,000', three: '$3,200-$3,900' } as const;

/** A month, by bedrooms. */
const reportedRents = {
  Aiea: '2 bedrooms $2,400-$2,900, 3 $3,200-$3,800',
  'Pearl City': '2 bedrooms $2,400-$2,900, 3 $3,000-$3,600',
  'Salt Lake': '1 bedroom $1,800-$2,300, 2 $2,300-$2,900',
  Waipahu: '2 bedrooms $2,000-$2,500, 3 $2,700-$3,300',
  Mililani: `2 bedrooms ${inMililani.two}, 3 ${inMililani.three}`,
  Wahiawa: '2 bedrooms $1,900-$2,400, 3 $2,600-$3,200',
  'Ewa Beach': '3 bedrooms $3,000-$3,800, 4 $3,800-$4,500',
  Kapolei: '3 bedrooms $3,000-$3,800, 4 $3,800-$4,500',
  Kaneohe: `2 bedrooms $2,600-$3,200, 3 ${windwardThree.kaneohe}`,
  Kailua: `2 bedrooms $3,200-$4,000, 3 ${windwardThree.kailua}`,
  'Downtown Honolulu': '1 bedroom $2,000-$2,600, 2 $2,800-$3,800',
} as const;

/** What a town's homes rent for in one report, or undefined where we have none. */
export function reportedRent(town: string): Fact | undefined {
  const rent = Object.entries(reportedRents).find(([name]) => name === town)?.[1];
  return rent && report.read(`${town}: ${rent}`, reportSource, '2027-02-01');
}

/** A town that is in none of the areas below. */
export const mililaniRent = report.read(`Near Schofield, Mililani rents for ${inMililani.two} with 2 bedrooms, ${inMililani.three} with 3.`, reportSource, '2027-02-01');

type Range = readonly [from: number, to: number];

const rangeText = ([from, to]: Range) => `${formatUsd(from)}-${formatUsd(to)}`;

export type RentalArea = {
  area: string;
  shortName: string;
  at: Point;
  /** For three bedrooms, a month: one rent, or from and to. */
  townhomeDollars: readonly [number] | Range;
  /** Beside its name: the rent of the townhome, or the nearest to it that is published. */
  typical: Fact;
  /** A line below its bar. */
  note: Text;
  neighborhoods: readonly string[];
  /** A month. */
  priceRange: Fact;
  priceDollars: Range;
  /** Of the homes in that range. */
  bedrooms: string;
  benefits: readonly string[];
  drawbacks: readonly string[];
};

/** The rents of one town: a townhome with three bedrooms, an apartment with one, and the range of two to four. */
function rents(town: keyof typeof TOWNHOME_RENT_DOLLARS, source: Source, range: Range, byTown?: string) {
  return {
    townhomeDollars: [TOWNHOME_RENT_DOLLARS[town]] as const,
    typical: read(formatUsd(TOWNHOME_RENT_DOLLARS[town]), source),
    note: [`1-bedroom apartment: ${formatUsd(ONE_BEDROOM_RENT_DOLLARS[town])}. 2 to 4 bedrooms: ${rangeText(range)}`, ...(byTown ? [byTown] : [])].join('. '),
    priceRange: read(rangeText(range), source),
    priceDollars: range,
    bedrooms: '2 to 4 bedrooms',
  };
}

const WEST_RENTS: Range = [3_000, 4_500];

export const rentalAreas: readonly RentalArea[] = [
  {
    area: 'Aiea and Pearl City',
    shortName: 'Aiea and Pearl City',
    at: towns.aiea,
    neighborhoods: ['Aiea Heights', 'Newtown', 'Royal Summit', 'Pearlridge', 'Halawa', 'Waimalu', 'Pacific Palisades', 'Waiau'],
    ...rents('aiea', rentsSources.aiea, [2_500, 4_800]),
    benefits: ['Short drives to Pearl Harbor-Hickam', 'Rail stations', 'Shops at Pearlridge'],
    drawbacks: ['Not every home has air conditioning: ask', 'Four bedrooms cost far more than three'],
  },
  {
    area: 'Windward: Kailua and Kaneohe',
    shortName: 'Windward',
    at: towns.kaneohe,
    neighborhoods: ['Enchanted Lake', 'Keolu Hills', 'Aikahi', 'Kalama', 'Olomana', 'Kaneohe town', 'Haiku', 'Temple Valley', 'Ahuimanu'],
    ...rents('windward', rentsSources.windward, [3_000, 4_700], `Kaneohe alone, 3 bedrooms of any kind: ${windwardThree.kaneohe}. Kailua: ${windwardThree.kailua}`),
    benefits: ['3 to 4 miles to the base', 'Beaches', 'Cooler and greener'],
    drawbacks: ['Few homes for rent', 'More rain', 'A tunnel between you and Honolulu'],
  },
  {
    area: 'West Oahu: Ewa Beach and Kapolei',
    shortName: 'West Oahu',
    at: towns.ewaBeach,
    townhomeDollars: [3_000, 3_800],
    typical: report.read('$3,000-$3,800', reportSource, '2027-02-01'),
    note: 'Three bedrooms of any kind, August 2026. Four bedrooms: $3,800-$4,500',
    neighborhoods: ['Ewa by Gentry', 'Ocean Pointe', 'Iroquois Point (Kapilina)', 'Hoopili', 'Makakilo', 'Kapolei', 'Kalaeloa'],
    priceRange: report.read(rangeText(WEST_RENTS), reportSource, '2027-02-01'),
    priceDollars: WEST_RENTS,
    bedrooms: '3 to 4 bedrooms',
    benefits: ['The newest homes', 'More bedrooms for the money', 'Parks, shops and beaches'],
    drawbacks: ['Slow morning traffic toward town on the H-1'],
  },
];
