import { HALF_A_CENT_DOLLARS } from '@/money/limits';
import { ASSUMPTION_FIELDS } from './assumption-fields';
import type { AssumptionField, AssumptionInput } from './assumption-input';
import { type NumberProblem, numberProblems } from './field-rules';
import { gapAmount } from './gap-amount';

/**
 * Why a field blocks the calculation, besides its own number. above-price: the down payment exceeds the price.
 * gap-term-missing: there is a GAP amount but no term to repay it over.
 */
export type AssumptionProblem = NumberProblem | 'above-price' | 'gap-term-missing';

export type AssumptionProblems = Partial<Record<AssumptionField, AssumptionProblem>>;

export type AssumptionWarnings = { assumedLoanBalance?: 'above-price'; downPayment?: 'more-than-needed' };

const ALWAYS_READ = ASSUMPTION_FIELDS.filter(({ need }) => need !== 'with-gap');
const READ_WITH_A_GAP = ASSUMPTION_FIELDS.filter(({ need }) => need === 'with-gap');
const GAP_PARTS = ['purchasePrice', 'downPayment', 'assumedLoanBalance'] as const;

/**
 * Returns the problem with each field that must be fixed before there is a result; empty exactly when
 * `compareAssumption` returns one. The GAP fields are not checked when there is no GAP amount, or while any of the
 * three fields it is computed from has a problem.
 */
export function assumptionProblems(input: AssumptionInput): AssumptionProblems {
  const problems: AssumptionProblems = numberProblems(ALWAYS_READ, input);
  if (GAP_PARTS.some((field) => problems[field] !== undefined)) return problems;
  if ((input.downPayment ?? 0) > (input.purchasePrice ?? 0)) problems.downPayment = 'above-price';
  if (gapAmount(input) === 0) return problems;
  const gapProblems: AssumptionProblems = numberProblems(READ_WITH_A_GAP, input);
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
