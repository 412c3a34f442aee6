// Where the maps put bases, towns and offices: the middle of a town or base, from GeoNames (CC BY 4.0); Pearl Harbor,
// Ford Island, Sand Island, Hoopili and Tripler from Wikipedia; Fort Shafter, Kalihi and Waikiki by ZIP code; airports
// from OurAirports; harbors where NOAA's tide gauges are, in Honolulu a few piers from Pier 1.
import { type BaseId, baseIds } from '@/facts/bases';
import type { Point } from './geo';

/**
 * A label's place beside its mark, in drawing units, and which end of the text is there. `line`: where the line that
 * leads to a label farther away ends.
 */
export type Label = {
  text: string;
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
  line?: { dx: number; dy: number };
};

export type BasePlace = Point & { label: Label };

export const basePlaces = {
  'pearl-harbor-hickam': {
    latitude: 21.3493,
    longitude: -157.944,
    label: { text: 'Pearl Harbor-Hickam', dx: -22, dy: 53, anchor: 'end', line: { dx: -26, dy: 41 } },
  },
  schofield: {
    latitude: 21.4984,
    longitude: -158.0652,
    label: { text: 'Schofield', dx: -10, dy: 4, anchor: 'end' },
  },
  shafter: {
    latitude: 21.3416,
    longitude: -157.8918,
    label: { text: 'Fort Shafter', dx: 9, dy: 6, anchor: 'start' },
  },
  kaneohe: {
    latitude: 21.4434,
    longitude: -157.7498,
    label: { text: 'Kaneohe Bay', dx: 0, dy: -14, anchor: 'middle' },
  },
  'coast-guard': {
    latitude: 21.3069,
    longitude: -157.8792,
    label: { text: 'Coast Guard', dx: 8, dy: 49, anchor: 'end', line: { dx: -2, dy: 37 } },
  },
} as const satisfies Record<BaseId, BasePlace>;

export const towns = {
  aiea: { name: 'Aiea', latitude: 21.3822, longitude: -157.9336 },
  airport: { name: 'Airport', latitude: 21.3258, longitude: -157.9217 },
  eastHonolulu: { name: 'East Honolulu', latitude: 21.2891, longitude: -157.7173 },
  ewaBeach: { name: 'Ewa Beach', latitude: 21.3156, longitude: -158.0072 },
  fordIsland: { name: 'Ford Island', latitude: 21.3639, longitude: -157.9608 },
  halawa: { name: 'Halawa', latitude: 21.3794, longitude: -157.9217 },
  honolulu: { name: 'Honolulu', latitude: 21.3069, longitude: -157.8583 },
  hoopili: { name: 'Hoopili', latitude: 21.3675, longitude: -158.0442 },
  kalihi: { name: 'Kalihi', latitude: 21.3488, longitude: -157.8759 },
  kaneohe: { name: 'Kaneohe', latitude: 21.3999, longitude: -157.799 },
  kapolei: { name: 'Kapolei', latitude: 21.3356, longitude: -158.0582 },
  mililani: { name: 'Mililani', latitude: 21.4504, longitude: -158.015 },
  pearlCity: { name: 'Pearl City', latitude: 21.3973, longitude: -157.9752 },
  wahiawa: { name: 'Wahiawa', latitude: 21.5028, longitude: -158.0246 },
  tripler: { name: 'Tripler', latitude: 21.3619, longitude: -157.8894 },
  waikiki: { name: 'Waikiki', latitude: 21.2811, longitude: -157.8266 },
  waipahu: { name: 'Waipahu', latitude: 21.3867, longitude: -158.0092 },
} as const satisfies Record<string, Point & { name: string }>;

export type TownName = keyof typeof towns;

export type StatePlace = Point & { label: Label };

/** On the map of the state. */
export const harbors = {
  nawiliwili: {
    latitude: 21.9544,
    longitude: -159.3561,
    label: { text: 'Nawiliwili', dx: 12, dy: 4, anchor: 'start' },
  },
  honolulu: {
    latitude: 21.3033,
    longitude: -157.8645,
    label: { text: 'Honolulu', dx: -8, dy: 22, anchor: 'middle' },
  },
  kahului: {
    latitude: 20.8949,
    longitude: -156.469,
    label: { text: 'Kahului', dx: 4, dy: -13, anchor: 'start' },
  },
  hilo: { latitude: 19.7303, longitude: -155.0556, label: { text: 'Hilo', dx: -12, dy: 4, anchor: 'end' } },
} as const satisfies Record<string, StatePlace>;

/** Where a pet may land with a permit, on the map of the state. */
export const neighborAirports = {
  lihue: {
    latitude: 21.976,
    longitude: -159.339,
    label: { text: 'Lihue', dx: 12, dy: 4, anchor: 'start' },
  },
  kahului: {
    latitude: 20.8986,
    longitude: -156.43,
    label: { text: 'Kahului', dx: 4, dy: -13, anchor: 'start' },
  },
  kona: {
    latitude: 19.7388,
    longitude: -156.0456,
    label: { text: 'Kona', dx: -12, dy: 4, anchor: 'end' },
  },
} as const satisfies Record<string, StatePlace>;

/** Returns the base nearest to a point. */
export function nearestBase(distanceTo: (base: BaseId) => number): BaseId {
  return baseIds.reduce((nearest, id) => (distanceTo(id) < distanceTo(nearest) ? id : nearest));
}
