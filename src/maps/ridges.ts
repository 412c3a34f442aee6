// The mountains that the maps draw hills for, to about a mile: a sketch, not a survey.
import type { frames } from './geo';

/** Points on a crest, or a single summit. */
type Ridge = readonly (readonly [latitude: number, longitude: number])[];

/** Kaala is its summit. */
const waianae: Ridge = [
  [21.545, -158.205],
  [21.507, -158.143],
  [21.44, -158.098],
  [21.385, -158.088],
];

const koolau: Ridge = [
  [21.64, -157.99],
  [21.55, -157.935],
  [21.47, -157.885],
  [21.41, -157.845],
  [21.36, -157.79],
  [21.325, -157.715],
  [21.305, -157.67],
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
  oahu: [waianae, koolau],
  state: Object.values(summits).map((summit) => [summit]),
};
