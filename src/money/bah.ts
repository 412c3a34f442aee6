// The Basic Allowance for Housing (BAH) of one year. Each January `npm run tables` writes the year, the rates and the day;
// the sources are yours to replace. `npm run doctor` says when the year has passed.
import { otherIslands } from '@/facts/bases';
import type { DueOn, IsoDate, Source } from '@/facts/types';
import type { PayGrade } from './pay-grades';

export const BAH_LOOKUP_URL =
  'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/';

export const BAH_YEAR = 2026;

export const bahSource: Source = {
  title:
    'DoD: 2026 BAH rates, from two copies that agree (O-1E to O-3E from one); the link is DoD’s own lookup',
  by: 'government',
  issued: '2026',
  url: BAH_LOOKUP_URL,
};

/** When the rates of a year are announced. */
export const bahNewsSource: Source = {
  title: 'Stars and Stripes, December 2025: 2026 BAH rates',
  by: 'other',
  issued: '2025-12',
  readOn: '2026-12-01',
  url: 'https://www.stripes.com/theaters/us/2025-12-11/troops-housing-allowance-increase-20060688.html',
};

/** DoD announces the next year's in mid-December. */
export const BAH_DUE: DueOn = 'every 12-15';

export const BAH_CHECKED_ON: IsoDate = '2026-11-23';

/** The four areas in Hawaii, in the order of the rates below. The duty station decides, not the home. */
export const bahIslands = ['oahu', 'kauai', 'maui', 'hawaii'] as const;

export type Island = (typeof bahIslands)[number];

export const islandNames: Record<Island, string> = { oahu: 'Oahu', ...otherIslands };

type Rate = readonly [withDependents: number, without: number];

/** O-8 to O-10 are paid the O-7 rate. */
export type BahGrade = Exclude<PayGrade, 'O-8' | 'O-9' | 'O-10'>;

/** Dollars a month. */
const rates: Record<BahGrade, readonly [Rate, Rate, Rate, Rate]> = {
  'E-1': [
    [3333, 2598],
    [3588, 2757],
    [3819, 2865],
    [3447, 2586],
  ],
  'E-2': [
    [3333, 2598],
    [3588, 2757],
    [3819, 2865],
    [3447, 2586],
  ],
  'E-3': [
    [3333, 2598],
    [3588, 2757],
    [3819, 2865],
    [3447, 2586],
  ],
  'E-4': [
    [3333, 2598],
    [3588, 2757],
    [3819, 2865],
    [3447, 2586],
  ],
  'E-5': [
    [3663, 2856],
    [3798, 3162],
    [4329, 3246],
    [3594, 3042],
  ],
  'E-6': [
    [3912, 3036],
    [4266, 3399],
    [4770, 3579],
    [3837, 3312],
  ],
  'E-7': [
    [4098, 3348],
    [4410, 3597],
    [5067, 3846],
    [3876, 3450],
  ],
  'E-8': [
    [4302, 3720],
    [4566, 3897],
    [5382, 4422],
    [3915, 3648],
  ],
  'E-9': [
    [4518, 3783],
    [4863, 4032],
    [5712, 4551],
    [3993, 3711],
  ],
  'W-1': [
    [3930, 3222],
    [4287, 3525],
    [4797, 3642],
    [3855, 3408],
  ],
  'W-2': [
    [4182, 3717],
    [4476, 3894],
    [5196, 4419],
    [3891, 3645],
  ],
  'W-3': [
    [4434, 3795],
    [4668, 4050],
    [5586, 4566],
    [3948, 3723],
  ],
  'W-4': [
    [4551, 3951],
    [4938, 4296],
    [5760, 4839],
    [4014, 3840],
  ],
  'W-5': [
    [4692, 4146],
    [5262, 4446],
    [5973, 5136],
    [4104, 3882],
  ],
  'O-1E': [
    [4137, 3660],
    [4440, 3795],
    [5127, 4326],
    [3879, 3591],
  ],
  'O-2E': [
    [4398, 3768],
    [4638, 4002],
    [5529, 4521],
    [3936, 3696],
  ],
  'O-3E': [
    [4572, 3903],
    [4986, 4260],
    [5793, 4764],
    [4026, 3828],
  ],
  'O-1': [
    [3702, 2997],
    [3861, 3375],
    [4386, 3309],
    [3630, 3297],
  ],
  'O-2': [
    [3909, 3555],
    [4260, 3732],
    [4767, 4161],
    [3834, 3549],
  ],
  'O-3': [
    [4428, 3819],
    [4662, 4095],
    [5571, 4608],
    [3945, 3744],
  ],
  'O-4': [
    [4737, 4110],
    [5376, 4416],
    [6045, 5088],
    [4128, 3867],
  ],
  'O-5': [
    [4959, 4224],
    [5892, 4503],
    [6378, 5268],
    [4263, 3885],
  ],
  'O-6': [
    [5001, 4413],
    [5943, 4647],
    [6435, 5565],
    [4299, 3921],
  ],
  'O-7': [
    [5040, 4494],
    [5991, 4731],
    [6489, 5667],
    [4332, 3993],
  ],
};

export const bahGrades = Object.keys(rates) as BahGrade[];

/** Returns the BAH in whole dollars a month for a duty station on this island. */
export function bahDollars(island: Island, grade: PayGrade, hasDependents: boolean): number {
  const known = grade === 'O-8' || grade === 'O-9' || grade === 'O-10' ? 'O-7' : grade;
  const [withDependents, without] = rates[known][bahIslands.indexOf(island)] ?? [0, 0];
  return hasDependents ? withDependents : without;
}
