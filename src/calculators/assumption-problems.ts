import {
  ASSUMPTION_FIELDS,
  type AssumptionField,
  type AssumptionFieldRule,
  type AssumptionInput,
} from './assumption-input';
import { gapAmount } from './gap-amount';
import { HALF_A_CENT_DOLLARS, MAX_DOLLARS, MAX_RATE_PERCENT, MAX_TERM_YEARS, MIN_TERM_YEARS } from './limits';

/**
 * Why a field stops the calculation.
 * missing: required, but empty or zero. not-a-number: unreadable or not finite. negative. too-small: a term under a
 * month. too-large: over the limits of limits.ts. above-price: a down payment above the price. gap-term-missing:
 * there is a GAP amount, but no time to repay it in.
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
 * What has to be put right, field by field, before there is a result. It is empty exactly when `compareAssumption`
 * gives one. Without a GAP amount the GAP fields are not looked at, whatever they hold; the same while the three
 * amounts that make up the GAP are not yet right themselves.
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
 * What deserves a remark beside a result. assumedLoanBalance above-price: computed with a GAP of 0, but the buyer
 * takes on more than the home costs. downPayment more-than-needed: it is more than price − assumed balance, so the
 * new loan is given more cash than the assumption can use and looks cheaper beside it.
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
