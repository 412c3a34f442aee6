import type { AssumptionInput } from './assumption-input';
import { gapAmount } from './gap-amount';
import { HALF_A_CENT_DOLLARS } from './limits';

/** Of the assumed balance. Source: 38 U.S.C. 3729(b)(2) and VA's fee chart; the page links it. */
export const VA_ASSUMPTION_FEE_PERCENT = 0.5;

/** What closing costs besides the price, in dollars; null is a field left empty. */
export type ClosingCosts = {
  isExempt: boolean;
  processingFee: number | null;
  otherCosts: number | null;
  newLoanClosing: number | null;
};

/** The cash due on the day of closing. Unrounded dollars. */
export type CashToClose = {
  assumption: {
    towardPrice: number;
    fundingFee: number;
    processingFee: number;
    otherCosts: number;
    total: number;
  };
  newLoan: { towardPrice: number; closingCosts: number; total: number };
  /** What assuming costs to close less what the new loan does, without the cash that goes toward the price. */
  extraCost: number;
  /** The whole difference in cash on the day; below 0 assuming takes less. */
  moreCash: number;
};

/**
 * The cash that each way takes on the day. Toward the price goes the down payment, by assuming only as much of it as
 * price − assumed balance can use; the GAP amount is borrowed, so it takes no cash. On top of it, assuming costs VA's
 * funding fee of 0.5% of the assumed balance (none for those who are exempt), the servicer's processing fee and other
 * costs; the new loan its own closing costs. Empty fields count as 0. The inputs have to be finite.
 */
export function cashToClose(input: AssumptionInput, costs: ClosingCosts): CashToClose {
  const down = input.downPayment || 0;
  const fundingFee = costs.isExempt ? 0 : ((input.assumedLoanBalance ?? 0) * VA_ASSUMPTION_FEE_PERCENT) / 100;
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
 * By how much the loans of an assumption come to more than the new loan, in dollars: cash that the assumption cannot
 * use, because down payment and assumed balance are above the price. It stands outside every comparison of payments,
 * so no figure that depends on the same money being put in both ways is true beside it. 0 when there is none.
 */
export function unusedByAssumption(input: AssumptionInput): number {
  const borrowed = (input.assumedLoanBalance ?? 0) + gapAmount(input);
  const unused = borrowed - ((input.purchasePrice ?? 0) - (input.downPayment ?? 0));
  return unused < HALF_A_CENT_DOLLARS ? 0 : unused;
}
