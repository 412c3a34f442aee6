// How much household goods the government ships and stores, by pay grade, for the storage guide and the checklist.
import type { Source } from '@/facts/types';
import { type PayGrade, payGrades } from '@/money/pay-grades';

export const weightLimitSource = {
  title: 'Holloman Air Force Base: weight limit chart',
  by: 'government',
  issued: 'undated',
  url: 'https://www.holloman.af.mil/About/Fact-Sheets/Display/Article/317316/jftr-weight-limit-chart/',
} as const satisfies Source;

/** Pounds with and without dependents on the orders. */
const limits = {
  'E-1 to E-3': [8000, 5000],
  'E-4': [8000, 7000],
  'E-5': [9000, 7000],
  'E-6': [11_000, 8000],
  'E-7': [13_000, 11_000],
  'E-8': [14_000, 12_000],
  'E-9': [15_000, 13_000],
  'O-1 or W-1': [12_000, 10_000],
  'O-2 or W-2': [13_500, 12_500],
  'O-3 or W-3': [14_500, 13_000],
  'O-4 or W-4': [17_000, 14_000],
  'O-5 or W-5': [17_500, 16_000],
  'O-6 and up': [18_000, 18_000],
} as const satisfies Record<string, readonly [withDependents: number, without: number]>;

type WeightRow = keyof typeof limits;

export const weightRows = Object.keys(limits) as WeightRow[];

/** Returns the pay grades of a row; an O-1E is an O-1. */
export function gradesOf(row: WeightRow): readonly PayGrade[] {
  if (row === 'E-1 to E-3') return ['E-1', 'E-2', 'E-3'];
  if (row === 'O-6 and up') return ['O-6', 'O-7', 'O-8', 'O-9', 'O-10'];
  const named = row.split(' or ');
  return payGrades.filter((grade) => named.includes(grade) || (grade.endsWith('E') && named.includes(grade.slice(0, -1))));
}

/** Returns a row's pounds with and without dependents, such as “9,000” and “7,000”. */
export const weightLimitsOf = (row: WeightRow) => limits[row].map((limit) => limit.toLocaleString('en-US'));
