// The towns near each base, with the miles that the maps measure, and our own for towns that aren’t on one: VA Homes and Verified Rentals use them.
import type { BaseId } from '@/facts/bases';
import { formatMiles } from '@/maps/geo';

export type NearTown = { town: string; miles: number; note?: string };

/** In a straight line from the middle of the base, nearest first. */
export const townsNear = {
  'pearl-harbor-hickam': [
    { town: 'Salt Lake', miles: 2 },
    { town: 'Aiea', miles: 2 },
    { town: 'Pearl City', miles: 4 },
    { town: 'Ewa Beach', miles: 5, note: 'longer by road' },
    { town: 'Waipahu', miles: 5 },
    { town: 'Hoopili', miles: 7 },
    { town: 'Koa Ridge', miles: 7 },
    { town: 'Kapolei', miles: 7 },
  ],
  schofield: [
    { town: 'Wahiawa', miles: 3 },
    { town: 'Mililani', miles: 5 },
    { town: 'Koa Ridge', miles: 6 },
  ],
  kaneohe: [
    { town: 'Kailua', miles: 3 },
    { town: 'Kaneohe', miles: 4 },
  ],
  shafter: [
    { town: 'Salt Lake', miles: 2 },
    { town: 'Downtown Honolulu', miles: 3 },
    { town: 'Aiea', miles: 4 },
    { town: 'Pearl City', miles: 7 },
    { town: 'Kaneohe', miles: 7, note: 'through the Likelike tunnel' },
    { town: 'Ewa Beach', miles: 8, note: 'longer by road' },
  ],
} as const satisfies Partial<Record<BaseId, readonly NearTown[]>>;

/** “Aiea 2 mi, Ewa Beach 5 mi (longer by road)”. */
export function townsInWords(towns: readonly NearTown[]): string {
  return towns.map(({ town, miles, note }) => `${town} ${formatMiles(miles)}${note ? ` (${note})` : ''}`).join(', ');
}
