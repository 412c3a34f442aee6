// The mountains that the maps draw hills for, to about a mile: a sketch, not a survey.
import type { frames } from './geo';

/** Points on a crest, or a single summit. */
type Ridge = readonly (readonly [latitude: number, longitude: number])[];

// Both leave a gap for the label of a base: Schofield, Fort Shafter.

const waianae: readonly Ridge[] = [
  [
    [21.555, -158.21],
    [21.535, -158.175],
  ],
  [
    [21.46, -158.115],
    [21.375, -158.088],
  ],
];

const koolau: readonly Ridge[] = [
  [
    [21.64, -157.99],
    [21.55, -157.935],
    [21.47, -157.885],
    [21.395, -157.82],
  ],
  [[21.305, -157.68]],
];

const summits = {
  kaala: [21.507, -158.143],
  konahuanui: [21.36, -157.79],
  kawaikini: [22.06, -159.5],
  kamakou: [21.11, -156.87],
  puuKukui: [20.89, -156.59],
  haleakala: [20.71, -156.25],
  maunaKea: [19.82, -155.47],
  maunaLoa: [19.48, -155.61],
  hualalai: [19.69, -155.87],
} as const;

export const ridges: Record<keyof typeof frames, readonly Ridge[]> = {
  oahu: [...waianae, ...koolau],
  state: Object.values(summits).map((summit) => [summit]),
};
