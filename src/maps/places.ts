// Where the maps put bases, towns and offices. Coordinates are of a town's or base's middle, from GeoNames (CC BY 4.0);
// Pearl Harbor, Sand Island and Hoopili from Wikipedia, Fort Shafter by its ZIP code. Each map names them under itself.
import type { Point } from './geo';

/** A label's place beside its square, in drawing units, and which end of the text stands there. */
type Label = { text: string; dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };

export type BasePlace = Point & { name: string; label: Label };

export const basePlaces = {
  'pearl-harbor-hickam': {
    name: 'Pearl Harbor-Hickam',
    latitude: 21.3493,
    longitude: -157.944,
    label: { text: 'Pearl Harbor-Hickam', dx: -32, dy: 52, anchor: 'middle' },
  },
  schofield: {
    name: 'Schofield',
    latitude: 21.4984,
    longitude: -158.0652,
    label: { text: 'Schofield', dx: -10, dy: 4, anchor: 'end' },
  },
  shafter: {
    name: 'Fort Shafter',
    latitude: 21.3416,
    longitude: -157.8918,
    label: { text: 'Fort Shafter', dx: 9, dy: 0, anchor: 'start' },
  },
  kaneohe: {
    name: 'Kaneohe Bay',
    latitude: 21.4434,
    longitude: -157.7498,
    label: { text: 'Kaneohe Bay', dx: 0, dy: -11, anchor: 'middle' },
  },
  'coast-guard': {
    name: 'Coast Guard Base Honolulu',
    latitude: 21.3069,
    longitude: -157.8792,
    label: { text: 'Coast Guard', dx: 4, dy: 31, anchor: 'start' },
  },
} as const satisfies Record<string, BasePlace>;

export type BaseId = keyof typeof basePlaces;

export const baseIds = Object.keys(basePlaces) as BaseId[];

export const towns = {
  aiea: { latitude: 21.3822, longitude: -157.9336 },
  ewaBeach: { latitude: 21.3156, longitude: -158.0072 },
  haleiwa: { latitude: 21.5928, longitude: -158.1034 },
  hilo: { latitude: 19.7299, longitude: -155.0907 },
  honolulu: { latitude: 21.3069, longitude: -157.8583 },
  hoopili: { latitude: 21.3675, longitude: -158.0442 },
  kahului: { latitude: 20.8895, longitude: -156.4743 },
  kailua: { latitude: 21.4024, longitude: -157.7405 },
  kailuaKona: { latitude: 19.6402, longitude: -155.9991 },
  kaneohe: { latitude: 21.3999, longitude: -157.799 },
  kapolei: { latitude: 21.3356, longitude: -158.0582 },
  laie: { latitude: 21.6455, longitude: -157.9225 },
  lihue: { latitude: 21.9812, longitude: -159.3721 },
  mililani: { latitude: 21.4504, longitude: -158.015 },
  pearlCity: { latitude: 21.3973, longitude: -157.9752 },
  wahiawa: { latitude: 21.5028, longitude: -158.0246 },
  waianae: { latitude: 21.4379, longitude: -158.1856 },
  waimanalo: { latitude: 21.3461, longitude: -157.7238 },
  waipahu: { latitude: 21.3867, longitude: -158.0092 },
} as const satisfies Record<string, Point>;

/** Returns the base nearest to a point. */
export function nearestBase(distanceTo: (base: BaseId) => number): BaseId {
  return baseIds.reduce((nearest, id) => (distanceTo(id) < distanceTo(nearest) ? id : nearest));
}
