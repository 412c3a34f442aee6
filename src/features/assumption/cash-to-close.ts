import { ASSUMPTION_FUNDING_FEE_PERCENT } from '@/guides/va-loan-figures';
import { HALF_A_CENT_DOLLARS } from '@/money/limits';
import type { AssumptionInput } from './assumption-input';
import { gapAmount } from './gap-amount';

/** What it costs to close on top of the price, in dollars; null is an empty field. */
export type ClosingCosts = {
  isExempt: boolean;
  processingFee: number | null;
  otherCosts: number | null;
  newLoanClosing: number | null;
};

/** Cash due at closing. Unrounded dollars. */
export type CashToClose = {
  assumption: {
    towardPrice: number;
    fundingFee: number;
    processingFee: number;
    otherCosts: number;
    total: number;
  };
  newLoan: { towardPrice: number; closingCosts: number; total: number };
  /** The assumption's closing costs minus the new loan's, excluding the cash that goes toward the price. */
  extraCost: number;
  /** The total difference in cash due at closing; below 0, assuming takes less. */
  moreCash: number;
};

/**
 * Returns the cash that each option takes at closing. The down payment goes toward the price; with an assumption, only
 * as much of it as price − assumed balance can use. The GAP amount is borrowed, so it takes no cash. On top of that,
 * assuming costs VA's funding fee on the assumed balance (none for exempt buyers; 38 U.S.C. 3729(b)(2)), the servicer's processing
 * fee and other costs; the new loan has its own closing costs. Empty fields count as 0. The inputs must be finite.
 */
export function cashToClose(input: AssumptionInput, costs: ClosingCosts): CashToClose {
  const down = input.downPayment || 0;
  const fundingFee = costs.isExempt
    ? 0
    : ((input.assumedLoanBalance ?? 0) * ASSUMPTION_FUNDING_FEE_PERCENT) / 100;
  const processingFee = costs.processingFee || 0;
  const otherCosts = costs.otherCosts || 0;
  const closingCosts = costs.newLoanClosing || 0;
  const towardPrice = Math.max(0, down - unusedByAssumption(input));
  const assumptionTotal = towardPrice + fundingFee + processingFee + otherCosts;
  const newLoanTotal = down + closingCosts;
  return {
    assumption: { towardPrice, fundingFee, processingFee, otherCosts, total: assumptionTotal },
    newLoan: { towardPrice: down, closingCosts, total: newLoanTotal },
    extraCost: fundingFee + processingFee + otherCosts - closingCosts,
    moreCash: assumptionTotal - newLoanTotal,
  };
}

/**
 * Returns how much the assumption's loans exceed the new loan, in dollars: cash that the assumption cannot use because
 * down payment + assumed balance exceed the price. Payment comparisons do not account for it, so any figure that relies
 * on both options using the same cash would be wrong. 0 when there is none.
 */
export function unusedByAssumption(input: AssumptionInput): number {
  const borrowed = (input.assumedLoanBalance ?? 0) + gapAmount(input);
  const unused = borrowed - ((input.purchasePrice ?? 0) - (input.downPayment ?? 0));
  return unused < HALF_A_CENT_DOLLARS ? 0 : unused;
}
