// The rental areas of Oahu: what homes rent for, and what to like and mind there. For the verified rentals guide.

import { factsCheckedOn } from '@/facts/facts';
import type { Fact, Source, Text } from '@/facts/types';
import { ONE_BEDROOM_RENT_DOLLARS, rentsSource, TOWNHOME_RENT_DOLLARS } from '@/guides/townhome-rents';
import type { Point } from '@/maps/geo';
import { towns } from '@/maps/places';
import { formatUsd } from '@/money/usd';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');

const sources = {
  lofts: {
    title: 'Honolulu Star-Advertiser, Feb 26, 2020: apartments in Kapolei',
    url: 'https://staradvertiser.com/2020/02/26/hawaii-news/groundbreaking-marks-start-of-construction-of-318-apartment-project-in-kapolei/',
  },
  hud: { title: 'HomeZooma: HUD fair market rents for fiscal year 2024', url: 'https://www.homezooma.com/fair-market-rents/honolulu-county-hi' },
} as const satisfies Record<string, Source>;

export type RentalArea = {
  area: string;
  shortName: string;
  at: Point;
  /** For three bedrooms, a month. */
  townhomeDollars?: number;
  /** Beside its name: the rent of the townhome, or the nearest to it that is published. */
  typical: Fact;
  /** A line below its bar. */
  note: Text;
  neighborhoods: readonly string[];
  /** Of those near a base, the towns that its rents are for. */
  towns: readonly string[];
  /** A month. */
  priceRange: Fact;
  /** The year of its rents, if they're older than the others'. */
  year?: number;
  benefits: readonly string[];
  drawbacks: readonly string[];
};

/** The rents of one town: a townhome with three bedrooms, an apartment with one, and the range of two to four. */
function rents(town: keyof typeof TOWNHOME_RENT_DOLLARS, range: string) {
  return {
    townhomeDollars: TOWNHOME_RENT_DOLLARS[town],
    typical: unconfirmed(formatUsd(TOWNHOME_RENT_DOLLARS[town]), rentsSource),
    note: `1-bedroom apartment: ${formatUsd(ONE_BEDROOM_RENT_DOLLARS[town])}. 2 to 4 bedrooms: ${range}`,
    priceRange: unconfirmed(range, rentsSource),
  };
}

export const rentalAreas: readonly RentalArea[] = [
  {
    area: 'Aiea and Pearl City',
    shortName: 'Aiea and Pearl City',
    at: towns.aiea,
    towns: ['Aiea', 'Pearl City'],
    neighborhoods: ['Aiea Heights', 'Newtown', 'Royal Summit', 'Pearlridge', 'Halawa', 'Waimalu', 'Pacific Palisades', 'Waiau'],
    ...rents('aiea', '$2,500-$4,800'),
    benefits: ['Short drives to the Pearl Harbor side', 'Rail stations', 'Shops at Pearlridge'],
    drawbacks: ['Not every home has air conditioning: ask', 'Four bedrooms cost far more than three'],
  },
  {
    area: 'Windward: Kailua and Kaneohe',
    shortName: 'Windward',
    at: towns.kaneohe,
    towns: ['Kailua', 'Kaneohe'],
    neighborhoods: ['Enchanted Lake', 'Keolu Hills', 'Aikahi', 'Kalama', 'Olomana', 'Kaneohe town', 'Haiku', 'Temple Valley', 'Ahuimanu'],
    ...rents('windward', '$3,000-$4,700'),
    benefits: ['3 to 4 miles to the base', 'Beaches', 'Cooler and greener'],
    drawbacks: ['Few homes for rent', 'More rain', 'A tunnel between you and Honolulu'],
  },
  {
    area: 'West Oahu: Ewa Beach and Kapolei',
    shortName: 'West Oahu',
    at: towns.ewaBeach,
    typical: unconfirmed('2 bedrooms: $2,730', sources.hud),
    note: read('HUD’s benchmark of 2024. Three bedrooms in Kapolei were about $2,900 in 2020: compare with today’s ads.', sources.lofts),
    towns: ['Ewa Beach', 'Kapolei', 'Hoopili'],
    neighborhoods: ['Ewa by Gentry', 'Ocean Pointe', 'Hoakalei', 'Iroquois Point (Kapilina)', 'Hoopili', 'Makakilo', 'Villages of Kapolei', 'Kalaeloa'],
    priceRange: unconfirmed('$2,090-$2,730 for 1 to 2 bedrooms', sources.hud),
    year: 2024,
    benefits: ['The newest homes', 'More bedrooms for the money', 'Parks, shops and beaches'],
    drawbacks: ['Slow morning traffic toward town on the H-1'],
  },
];
