import {
  HALF_A_CENT_DOLLARS,
  MAX_DOLLARS,
  MAX_RATE_PERCENT,
  MAX_TERM_YEARS,
  MIN_TERM_YEARS,
} from '@/money/limits';
import {
  ASSUMPTION_FIELDS,
  type AssumptionField,
  type AssumptionFieldRule,
  type AssumptionInput,
} from './assumption-input';
import { gapAmount } from './gap-amount';

/**
 * Why a field blocks the calculation.
 * missing: required, but empty or zero. not-a-number: unreadable or not finite. negative: below zero. too-small: a term
 * under a month. too-large: over the limits in limits.ts. above-price: the down payment exceeds the price.
 * gap-term-missing: there is a GAP amount but no term to repay it over.
 */
export type AssumptionProblem =
  | 'missing'
  | 'not-a-number'
  | 'negative'
  | 'too-small'
  | 'too-large'
  | 'above-price'
  | 'gap-term-missing';

export type AssumptionProblems = Partial<Record<AssumptionField, AssumptionProblem>>;

export type AssumptionWarnings = { assumedLoanBalance?: 'above-price'; downPayment?: 'more-than-needed' };

const LIMITS = {
  dollars: { min: 0, max: MAX_DOLLARS },
  percent: { min: 0, max: MAX_RATE_PERCENT },
  years: { min: MIN_TERM_YEARS, max: MAX_TERM_YEARS },
} as const;

const ALWAYS_READ = ASSUMPTION_FIELDS.filter(({ need }) => need !== 'with-gap');
const READ_WITH_A_GAP = ASSUMPTION_FIELDS.filter(({ need }) => need === 'with-gap');
const GAP_PARTS = ['purchasePrice', 'downPayment', 'assumedLoanBalance'] as const;

/**
 * Returns the problem with each field that must be fixed before there is a result; empty exactly when
 * `compareAssumption` returns one. The GAP fields are not checked when there is no GAP amount, or while any of the
 * three fields it is computed from has a problem.
 */
export function assumptionProblems(input: AssumptionInput): AssumptionProblems {
  const problems = problemsIn(ALWAYS_READ, input);
  if (GAP_PARTS.some((field) => problems[field] !== undefined)) return problems;
  if ((input.downPayment ?? 0) > (input.purchasePrice ?? 0)) problems.downPayment = 'above-price';
  if (gapAmount(input) === 0) return problems;
  const gapProblems = problemsIn(READ_WITH_A_GAP, input);
  if (!input.gapTerm) gapProblems.gapTerm ??= 'gap-term-missing';
  return { ...problems, ...gapProblems };
}

/**
 * Returns warnings to show next to a result. assumedLoanBalance above-price: computed with a GAP of 0, but the buyer
 * takes on more debt than the home costs. downPayment more-than-needed: it exceeds price − assumed balance, so the new
 * loan gets more cash than the assumption can use and looks cheaper in comparison.
 */
export function assumptionWarnings(input: AssumptionInput): AssumptionWarnings {
  const price = input.purchasePrice ?? 0;
  const balance = input.assumedLoanBalance ?? 0;
  if (price <= 0) return {};
  if (balance > price) return { assumedLoanBalance: 'above-price' };
  const isMore = (input.downPayment ?? 0) - (price - balance) >= HALF_A_CENT_DOLLARS;
  return isMore ? { downPayment: 'more-than-needed' } : {};
}

function problemsIn(rules: readonly AssumptionFieldRule[], input: AssumptionInput): AssumptionProblems {
  const problems: AssumptionProblems = {};
  for (const rule of rules) {
    const problem = problemWith(input[rule.field], rule);
    if (problem !== null) problems[rule.field] = problem;
  }
  return problems;
}

function problemWith(value: number | null, { unit, need }: AssumptionFieldRule): AssumptionProblem | null {
  if (value === null || value === 0) return need === 'required' ? 'missing' : null;
  if (!Number.isFinite(value)) return 'not-a-number';
  if (value < 0) return 'negative';
  if (value < LIMITS[unit].min) return 'too-small';
  return value > LIMITS[unit].max ? 'too-large' : null;
}
