import { MAX_DOLLARS, MAX_TERM_YEARS } from '@/money/limits';
import { formatDecimal, formatUsd, parseDecimal, parseUsd } from '@/money/usd';
import type { ClosingCosts } from './cash-to-close';

/**
 * The analysis's inputs beyond those of the comparison: closing costs in dollars, the months you expect to stay, and your
 * BAH in dollars per month. null is an empty field; NaN is a field whose text is not a number.
 */
export type AnalysisInput = ClosingCosts & { stayMonths: number | null; bah: number | null };

export type AnalysisField = Exclude<keyof AnalysisInput, 'isExempt'>;

/** The same inputs as the text of the form's fields. */
export type AnalysisTexts = Record<AnalysisField, string> & { isExempt: boolean };

/** Three years: the usual tour. */
export const USUAL_TOUR_MONTHS = 36;
export const MAX_STAY_MONTHS = MAX_TERM_YEARS * 12;

export const ANALYSIS_DEFAULTS: Readonly<AnalysisInput> = {
  isExempt: false,
  processingFee: null,
  otherCosts: null,
  newLoanClosing: null,
  stayMonths: USUAL_TOUR_MONTHS,
  bah: null,
};

/** Every field except the exemption, in form order. */
export const ANALYSIS_FIELDS: readonly AnalysisField[] = [
  'processingFee',
  'otherCosts',
  'newLoanClosing',
  'stayMonths',
  'bah',
];

/**
 * Why a field blocks the analysis. missing: no months. not-a-number: unreadable. negative: below zero. not-whole: a
 * fraction of a month. too-large: over the limits. above-price: a closing cost above the home's price.
 */
export type AnalysisProblem =
  | 'missing'
  | 'not-a-number'
  | 'negative'
  | 'not-whole'
  | 'too-large'
  | 'above-price';

/** Parses the text of the form's fields, as `readAssumptionInput` does. */
export function readAnalysisInput(texts: Readonly<AnalysisTexts>): AnalysisInput {
  const input: AnalysisInput = { ...ANALYSIS_DEFAULTS, isExempt: texts.isExempt };
  for (const field of ANALYSIS_FIELDS) {
    const text = texts[field];
    const parsed = field === 'stayMonths' ? parseDecimal(text) : parseUsd(text);
    input[field] = text.trim() === '' ? null : (parsed ?? Number.NaN);
  }
  return input;
}

/** The inverse: whole-dollar USD, months as a plain number, null and NaN as empty fields. */
export function analysisTexts(input: Readonly<AnalysisInput>): AnalysisTexts {
  const texts = ANALYSIS_FIELDS.map((field) => [
    field,
    field === 'stayMonths' ? formatDecimal(input[field]) : formatUsd(input[field]),
  ]);
  return { ...Object.fromEntries(texts), isExempt: input.isExempt };
}

/** Returns the problem with each field. The price is in dollars; null when it is not known yet. */
export function analysisProblems(
  input: AnalysisInput,
  price: number | null,
): Partial<Record<AnalysisField, AnalysisProblem>> {
  const problems: Partial<Record<AnalysisField, AnalysisProblem>> = {};
  for (const field of ANALYSIS_FIELDS) {
    const problem = problemWith(field, input[field], price);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemWith(
  field: AnalysisField,
  value: number | null,
  price: number | null,
): AnalysisProblem | undefined {
  const isMonths = field === 'stayMonths';
  if (value === null) return isMonths ? 'missing' : undefined;
  if (!Number.isFinite(value)) return 'not-a-number';
  if (value < 0) return 'negative';
  if (isMonths && value === 0) return 'missing';
  if (isMonths && !Number.isInteger(value)) return 'not-whole';
  if (value > (isMonths ? MAX_STAY_MONTHS : MAX_DOLLARS)) return 'too-large';
  return !isMonths && field !== 'bah' && price !== null && value > price ? 'above-price' : undefined;
}
