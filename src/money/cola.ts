// The overseas Cost-of-Living Allowance (COLA), which Hawaii has. Each January `npm run tables` writes the year, both
// tables and the day; the source is yours to replace. `npm run doctor` says when the year has passed. The index of an
// island can change any month and is printed nowhere: families type it.
import type { DueOn, IsoDate, Source } from '@/facts/types';
import { firstPaidStep, type ServiceStep, serviceSteps } from './basic-pay';
import type { PayGrade } from './pay-grades';

export const COLA_TABLES_URL =
  'https://www.travel.dod.mil/Allowances/Overseas-Cost-of-Living-Allowance/Overseas-COLA-Tables/';

export const COLA_YEAR = 2026;

/** Of the rule, of which row a family is in, and of the amounts in the row. Two copies agree in the last only. */
export const colaSource: Source = {
  title: 'MilBudgetBuddy, September 2026, quoting DoD’s 2026 COLA tables; the link is DoD’s own page',
  by: 'other',
  issued: '2026-09',
  url: COLA_TABLES_URL,
};

/** DoD publishes both tables by calendar year. */
export const COLA_DUE: DueOn = 'every 01-31';

export const COLA_CHECKED_ON: IsoDate = '2026-11-26';

/** What prices on the mainland come to: an island at this index gets no COLA. */
export const COLA_BASE_INDEX = 100;

/** The columns of the table end here: a sixth dependent adds nothing. */
export const COLA_MOST_DEPENDENTS = 5;

/**
 * What a family of three spends a year on what COLA covers, in dollars: by what it is paid a year, allowances included, in
 * steps of $5,000 from under $75,000 to $240,000 and up.
 */
const spendable = [
  35_200, 36_500, 37_700, 38_900, 40_100, 41_300, 42_500, 43_700, 44_800, 45_900, 47_000, 48_100, 49_200,
  50_300, 51_300, 52_300, 53_300, 54_300, 55_300, 56_200, 57_200, 58_100, 59_000, 59_900, 60_800, 61_600,
  62_400, 63_300, 64_100, 64_900, 65_600, 66_400, 67_100, 67_800, 68_500,
] as const;

const LOWEST_STEP = 70;

/** Of that, for a member with no dependents, and for each dependent, in hundredths. Every row of DoD's table is made so. */
const ALONE_PERCENT = 90;
const EACH_DEPENDENT_PERCENT = 5;

type YearlyPay = readonly number[];

/**
 * What a member is paid a year for this table, allowances included, in thousands of dollars rounded down to a step of
 * five: one number for each step of service from the first that the grade is paid at. 70 is anything under 75.
 */
const yearlyPay: Record<PayGrade, readonly [withDependents: YearlyPay, without: YearlyPay]> = {
  'E-1': [[70], [70]],
  'E-2': [[75], [70]],
  'E-3': [
    [75, 80, 80],
    [70, 70, 70],
  ],
  'E-4': [
    [80, 80, 80, 85, 85],
    [70, 70, 70, 75, 75],
  ],
  'E-5': [
    [85, 85, 85, 90, 90, 90, 90, 95],
    [75, 75, 80, 80, 85, 85, 90, 90],
  ],
  'E-6': [
    [85, 90, 90, 95, 95, 100, 100, 100, 105, 105, 105],
    [75, 80, 85, 85, 85, 90, 95, 100, 100, 100, 100],
  ],
  'E-7': [
    [95, 95, 100, 100, 100, 105, 105, 110, 110, 115, 115, 115, 120, 120, 125],
    [85, 90, 90, 95, 95, 100, 105, 105, 110, 110, 115, 115, 120, 120, 125],
  ],
  'E-8': [
    [110, 115, 115, 120, 120, 125, 125, 130, 135, 140, 140, 140],
    [110, 115, 115, 120, 120, 125, 130, 130, 135, 140, 140, 140],
  ],
  'E-9': [
    [130, 130, 135, 135, 140, 145, 150, 155, 160, 160, 165, 165, 175, 175, 180],
    [130, 130, 135, 135, 140, 145, 145, 150, 160, 160, 165, 165, 170, 170, 175],
  ],
  'W-1': [
    [85, 90, 90, 95, 95, 100, 105, 105, 110, 115, 115, 120],
    [75, 80, 85, 85, 90, 95, 100, 100, 105, 110, 110, 115],
  ],
  'W-2': [
    [100, 100, 105, 105, 105, 110, 115, 120, 120, 125, 125, 130, 130, 135],
    [95, 100, 100, 100, 105, 110, 115, 115, 120, 125, 125, 130, 130, 130],
  ],
  'W-3': [
    [105, 105, 110, 110, 115, 120, 125, 130, 130, 135, 140, 145, 150, 150, 155],
    [105, 110, 110, 110, 115, 120, 125, 130, 130, 135, 140, 145, 145, 150, 155],
  ],
  'W-4': [
    [110, 120, 120, 120, 125, 130, 135, 140, 145, 150, 155, 160, 165, 170, 175, 175, 175],
    [115, 120, 120, 125, 125, 130, 135, 140, 145, 150, 155, 155, 165, 165, 170, 170, 175],
  ],
  'W-5': [
    [165, 175, 180, 185, 185, 190, 190, 200, 200, 205],
    [170, 175, 180, 185, 185, 190, 190, 200, 200, 205],
  ],
  'O-1E': [
    [105, 110, 110, 115, 115, 120],
    [105, 105, 110, 110, 115, 120],
  ],
  'O-2E': [
    [120, 120, 125, 130, 130, 135],
    [120, 120, 125, 130, 130, 135],
  ],
  'O-3E': [
    [135, 140, 145, 145, 150, 155, 160, 165],
    [135, 140, 145, 145, 150, 155, 160, 160],
  ],
  'O-1': [
    [85, 90, 95],
    [80, 85, 95],
  ],
  'O-2': [
    [95, 100, 110, 115, 115],
    [95, 100, 110, 115, 115],
  ],
  'O-3': [
    [110, 115, 120, 130, 135, 140, 145, 150, 150],
    [110, 120, 125, 130, 135, 140, 145, 150, 150],
  ],
  'O-4': [
    [125, 135, 140, 145, 150, 155, 165, 170, 175, 180, 180],
    [125, 135, 140, 145, 150, 155, 160, 170, 170, 175, 175],
  ],
  'O-5': [
    [140, 155, 160, 160, 165, 170, 175, 180, 185, 195, 200, 205, 210],
    [140, 150, 155, 160, 165, 165, 170, 175, 180, 190, 195, 195, 200],
  ],
  'O-6': [
    [165, 175, 185, 185, 185, 190, 190, 190, 200, 210, 220, 225, 230, 235, 240],
    [160, 170, 180, 180, 180, 185, 185, 185, 190, 205, 215, 220, 225, 230, 240],
  ],
  'O-7': [
    [205, 210, 215, 215, 220, 225, 230, 235, 240],
    [195, 205, 205, 210, 215, 220, 225, 230, 235, 240],
  ],
  'O-8': [
    [230, 235, 240],
    [225, 235, 235, 240],
  ],
  'O-9': [[240], [240]],
  'O-10': [[240], [240]],
};

/**
 * Returns what one point of an island's index above 100 is worth, in cents a month, unrounded. Null where the grade isn't
 * paid yet at that step. DoD divides a year by 360 days and pays 30 of them a month.
 */
export function colaPointCents(grade: PayGrade, step: ServiceStep, dependents: number): number | null {
  const at = serviceSteps.indexOf(step) - serviceSteps.indexOf(firstPaidStep(grade));
  const row = yearlyPay[grade][dependents > 0 ? 0 : 1];
  const thousands = at < 0 ? undefined : (row[at] ?? row.at(-1));
  const dollars = thousands && spendable[(thousands - LOWEST_STEP) / 5];
  if (!dollars) return null;
  const percent = ALONE_PERCENT + EACH_DEPENDENT_PERCENT * Math.min(dependents, COLA_MOST_DEPENDENTS);
  return (dollars * percent) / 100 / 12;
}

/** Returns COLA in whole cents a month: the worth of a point times the points above 100. 0 at 100 or below. */
export function colaCents(pointCents: number, index: number): number {
  return Math.round(pointCents * Math.max(0, index - COLA_BASE_INDEX));
}
