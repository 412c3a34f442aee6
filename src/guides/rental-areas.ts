// The rental areas of Oahu: what homes rent for, and what to like and mind there. For the verified rentals guide.

import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Source } from '@/facts/types';
import type { Point } from '@/maps/geo';
import { towns } from '@/maps/places';
import { formatUsd } from '@/money/usd';
import { rentsSource, TOWNHOME_RENT_DOLLARS } from './townhome-rents';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');

const sources = {
  hud: { title: 'HomeZooma: HUD fair market rents for fiscal year 2024', url: 'https://www.homezooma.com/fair-market-rents/honolulu-county-hi' },
} as const satisfies Record<string, Source>;

export type RentalArea = {
  area: string;
  shortName: string;
  at: Point;
  /** A line below its bar. */
  note: string;
  neighborhoods: readonly string[];
  /** Of those near a base, the towns that its rents are for. */
  towns: readonly string[];
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

export const rentalAreas: readonly RentalArea[] = [
  {
    area: 'Aiea and Pearl City',
    shortName: 'Aiea and Pearl City',
    at: towns.aiea,
    note: `A 3-bedroom townhome: ${formatUsd(TOWNHOME_RENT_DOLLARS.aiea)}`,
    towns: ['Aiea', 'Pearl City'],
    neighborhoods: ['Aiea Heights', 'Newtown', 'Royal Summit', 'Pearlridge', 'Halawa', 'Waimalu', 'Pacific Palisades', 'Waiau'],
    ...rents(2_500, 4_800, rentsSource),
    againstAllowance: read('A 3-bedroom townhome is close to BAH for an E-4 with dependents. A 4-bedroom ($4,801) is above an O-3’s.', rentsSource),
    benefits: ['Short drives to the Pearl Harbor side', 'Rail stations', 'Shops at Pearlridge'],
    drawbacks: ['Not every home has air conditioning: ask', 'Four bedrooms cost far more than three'],
  },
  {
    area: 'Windward: Kailua and Kaneohe',
    shortName: 'Windward',
    at: towns.kaneohe,
    note: `A 3-bedroom townhome: ${formatUsd(TOWNHOME_RENT_DOLLARS.windward)}`,
    towns: ['Kailua', 'Kaneohe'],
    neighborhoods: ['Enchanted Lake', 'Keolu Hills', 'Aikahi', 'Kalama', 'Olomana', 'Kaneohe town', 'Haiku', 'Temple Valley', 'Ahuimanu'],
    ...rents(3_000, 4_700, rentsSource),
    againstAllowance: read('A 3-bedroom townhome falls between BAH for an E-5 and an E-6 with dependents.', rentsSource),
    benefits: ['Under 4 miles to the base', 'Beaches', 'Cooler and greener'],
    drawbacks: ['Few homes for rent', 'More rain', 'A tunnel between you and Honolulu'],
  },
  {
    area: 'West Oahu: Ewa Beach and Kapolei',
    shortName: 'West Oahu',
    at: towns.ewaBeach,
    note: 'No current rent found. HUD’s 2024 benchmark, 1 to 2 bedrooms:',
    towns: ['Ewa Beach', 'Kapolei', 'Hoopili'],
    neighborhoods: ['Ewa by Gentry', 'Ocean Pointe', 'Hoakalei', 'Iroquois Point (Kapilina)', 'Hoopili', 'Makakilo', 'Villages of Kapolei', 'Kalaeloa'],
    ...rents(2_090, 2_730, sources.hud),
    isOther: true,
    benefits: ['The newest homes', 'More bedrooms for the money', 'Parks, shops and beaches'],
    drawbacks: ['Slow morning traffic toward town on the H-1'],
  },
];
