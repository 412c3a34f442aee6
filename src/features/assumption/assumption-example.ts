import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import {
  EXAMPLE_ASSUMED_DOLLARS,
  EXAMPLE_ASSUMED_RATE_PERCENT,
  EXAMPLE_NEW_RATE_PERCENT,
  EXAMPLE_PRICE_DOLLARS,
} from '@/guides/savings-example';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from './assumption-input';

/** The program's savings example, with the usual GAP rate and terms: a seller's loan with all 30 years left, and no cash. */
export const ASSUMPTION_EXAMPLE: Readonly<AssumptionInput> = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: EXAMPLE_PRICE_DOLLARS,
  assumedLoanBalance: EXAMPLE_ASSUMED_DOLLARS,
  assumptionRate: EXAMPLE_ASSUMED_RATE_PERCENT,
  currentRate: EXAMPLE_NEW_RATE_PERCENT,
};

/** What is left of a 30-year loan from the years of low rates. */
export const EXAMPLE_YEARS_LEFT = 26;

/**
 * The example that the pages lead with: a loan that has been paid for years, the cash that the program's limit
 * requires, and today's average rate. In whole dollars, a new loan's payment minus both loans'
 * payments is the savings at each rate that the pages show; a test checks it.
 */
export const OUR_EXAMPLE = {
  ...ASSUMPTION_EXAMPLE,
  downPayment: (EXAMPLE_PRICE_DOLLARS * (100 - GAP_COVERS_UP_TO_PERCENT)) / 100,
  assumptionRate: 3,
  assumedLoanTerm: EXAMPLE_YEARS_LEFT,
  currentRate: PLANNING_RATE_PERCENT,
} as const satisfies AssumptionInput;

/** The rates of a new loan that the examples are compared with: today's average among others, the lowest first. */
export const EXAMPLE_RATES_PERCENT: readonly number[] = [...new Set([5, 6.5, PLANNING_RATE_PERCENT])].sort(
  (one, other) => one - other,
);
