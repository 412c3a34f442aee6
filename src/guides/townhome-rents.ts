// What a townhome rents for on Oahu. Replace the amounts, the month and the source at once.
import type { Source } from '@/facts/types';

/** With three bedrooms, a month. */
export const TOWNHOME_RENT_DOLLARS = { aiea: 3_317, windward: 3_841 } as const;
/** An apartment with one bedroom, a month. */
export const ONE_BEDROOM_RENT_DOLLARS = { aiea: 1_973, windward: 2_176 } as const;
export const TOWNHOME_RENT_MONTH = 'April 2026';
export const rentsSource: Source = {
  title: 'Estaite, Apr 2026: rents by ZIP code, in Aiea and Pearl City, and in Kailua and Kaneohe',
  by: 'other',
  issued: '2026-04',
  readOn: '2026-11-30',
  url: 'https://data.estaite.com/feeds/pearl-city-hi.json',
};
