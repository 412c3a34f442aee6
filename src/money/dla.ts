// The Dislocation Allowance (DLA) of one year. Each January `npm run tables` writes the year, the rates and the day;
// the source is yours to replace. `npm run doctor` says when the year has passed.
import type { DueOn, IsoDate, Source } from '@/facts/types';
import type { PayGrade } from './pay-grades';

export const DLA_YEAR = 2026;

export const dlaSource: Source = {
  title: 'DoD: 2026 DLA rates (MAP 72-25(I), Dec 31, 2025), from three copies that agree to the cent',
  by: 'government',
  issued: '2025-12-31',
  url: 'https://media.defense.gov/2025/Dec/31/2003850077/-1/-1/0/UTD_FOR_MAP_72-25%28I%29_CY2026_DISLOCATION_ALLOWANCE_%28DLA%29_RATES.PDF',
};

/** DoD publishes the next year's in the last days of December. */
export const DLA_DUE: DueOn = 'every 12-31';

export const DLA_CHECKED_ON: IsoDate = '2026-11-26';

/** Cents. */
const rates: Record<PayGrade, readonly [withDependents: number, without: number]> = {
  'E-1': [354_802, 187_058],
  'E-2': [354_802, 202_526],
  'E-3': [354_802, 235_548],
  'E-4': [354_802, 238_942],
  'E-5': [354_802, 238_942],
  'E-6': [354_802, 238_942],
  'E-7': [355_131, 246_819],
  'E-8': [382_494, 288_897],
  'E-9': [414_951, 314_754],
  'W-1': [315_131, 239_455],
  'W-2': [364_375, 286_070],
  'W-3': [396_078, 322_108],
  'W-4': [432_311, 383_245],
  'W-5': [471_558, 431_551],
  'O-1E': [362_110, 268_709],
  'O-2E': [391_927, 312_487],
  'O-3E': [434_380, 367_583],
  'O-1': [308_523, 227_382],
  'O-2': [345_128, 270_031],
  'O-3': [404_188, 340_411],
  'O-4': [488_543, 424_761],
  'O-5': [554_206, 458_351],
  'O-6': [574_963, 475_896],
  'O-7': [638_558, 518_733],
  'O-8': [638_558, 518_733],
  'O-9': [638_558, 518_733],
  'O-10': [638_558, 518_733],
};

/** Returns the full DLA in cents, which is paid once a move. */
export function dlaCents(grade: PayGrade, hasDependents: boolean): number {
  const [withDependents, without] = rates[grade];
  return hasDependents ? withDependents : without;
}
