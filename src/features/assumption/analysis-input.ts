import type { ClosingCosts } from './cash-to-close';
import { type FieldRule, type NumberProblem, numberProblems, numberText, readNumber } from './field-rules';

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

export const ANALYSIS_DEFAULTS: Readonly<AnalysisInput> = {
  isExempt: false,
  processingFee: null,
  otherCosts: null,
  newLoanClosing: null,
  stayMonths: USUAL_TOUR_MONTHS,
  bah: null,
};

/** Every field except the exemption, in form order. */
export const ANALYSIS_FIELDS: readonly FieldRule<AnalysisField>[] = [
  { field: 'processingFee', unit: 'dollars', need: 'optional' },
  { field: 'otherCosts', unit: 'dollars', need: 'optional' },
  { field: 'newLoanClosing', unit: 'dollars', need: 'optional' },
  { field: 'stayMonths', unit: 'months', need: 'required' },
  { field: 'bah', unit: 'dollars', need: 'optional' },
];

const CLOSING_COSTS = ['processingFee', 'otherCosts', 'newLoanClosing'] as const;

/** Why a field blocks the analysis, besides its own number. above-price: a closing cost above the home's price. */
export type AnalysisProblem = NumberProblem | 'above-price';

/** Parses the text of the form's fields, each by its rule. */
export function readAnalysisInput(texts: Readonly<AnalysisTexts>): AnalysisInput {
  const input: AnalysisInput = { ...ANALYSIS_DEFAULTS, isExempt: texts.isExempt };
  for (const rule of ANALYSIS_FIELDS) input[rule.field] = readNumber(texts[rule.field], rule);
  return input;
}

/** The inverse. */
export function analysisTexts(input: Readonly<AnalysisInput>): AnalysisTexts {
  const texts = ANALYSIS_FIELDS.map((rule) => [rule.field, numberText(input[rule.field], rule)]);
  return { ...Object.fromEntries(texts), isExempt: input.isExempt };
}

/** Returns the problem with each field. The price is in dollars; null when it is not known yet. */
export function analysisProblems(
  input: AnalysisInput,
  price: number | null,
): Partial<Record<AnalysisField, AnalysisProblem>> {
  const problems: Partial<Record<AnalysisField, AnalysisProblem>> = numberProblems(ANALYSIS_FIELDS, input);
  for (const field of CLOSING_COSTS)
    if (price !== null && (input[field] ?? 0) > price) problems[field] ??= 'above-price';
  return problems;
}
