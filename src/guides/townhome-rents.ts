// What a townhome rents for on Oahu. Replace the amounts, the month and the source at once.
import type { Source } from '@/facts/types';

/** With three bedrooms, a month. */
export const TOWNHOME_RENT_DOLLARS = { aiea: 3_317, windward: 3_841 } as const;
/** An apartment with one bedroom, a month. */
export const ONE_BEDROOM_RENT_DOLLARS = { aiea: 1_973, windward: 2_176 } as const;
export const TOWNHOME_RENT_MONTH = 'April 2026';
const rents = { by: 'other', issued: '2026-04', readOn: '2026-12-01' } as const;
export const rentsSources = {
  aiea: { ...rents, title: 'Estaite, Apr 2026: rents in Aiea and Pearl City', url: 'https://data.estaite.com/feeds/pearl-city-hi.json' },
  windward: { ...rents, title: 'Estaite, Apr 2026: rents in Kailua and Kaneohe', url: 'https://data.estaite.com/feeds/kailua-hi.json' },
} as const satisfies Record<string, Source>;
