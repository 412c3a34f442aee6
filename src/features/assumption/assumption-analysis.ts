import { blendedRatePercent } from './amortization';
import { type AnalysisInput, analysisProblems } from './analysis-input';
import { compareAssumption } from './assumption';
import type { AssumptionInput } from './assumption-input';
import { assumptionLoans } from './assumption-loans';
import { type BreakEven, breakEven, type StayOutcome, stayOutcome } from './break-even';
import { type CashToClose, cashToClose, unusedByAssumption } from './cash-to-close';
import { trueRatePercent } from './true-rate';

/** What the headline doesn't show. Unrounded dollars, percent per year. */
export type AssumptionAnalysis = {
  closing: CashToClose;
  /** `breakEven` and `stay` are null when the assumption cannot use all of the buyer's cash; `unused` is the rest. */
  breakEven: BreakEven | null;
  stay: StayOutcome | null;
  unused: number;
  blendedRatePercent: number;
  trueRatePercent: number;
};

/**
 * Returns the cash to close, the break-even, how the options compare after the months of the stay, and the blended and true rates of
 * the assumption's loans.
 *
 * When down payment + assumed balance exceed the price, the new loan gets cash that the assumption cannot use. Payments
 * and balances then differ by that cash too, so `breakEven` and `stay` are null.
 *
 * Returns null when `compareAssumption` does or `analysisProblems` reports a field.
 */
export function analyzeAssumption(input: AssumptionInput, details: AnalysisInput): AssumptionAnalysis | null {
  const comparison = compareAssumption(input);
  if (comparison === null) return null;
  if (Object.keys(analysisProblems(details, input.purchasePrice)).length > 0) return null;
  const loans = assumptionLoans(input, comparison);
  const closing = cashToClose(input, details);
  const unused = unusedByAssumption(input);
  return {
    closing,
    breakEven: unused > 0 ? null : breakEven(loans, closing.extraCost),
    stay: unused > 0 ? null : stayOutcome(loans, details.stayMonths ?? 0, closing.extraCost),
    unused,
    blendedRatePercent: blendedRatePercent(loans.assumption),
    trueRatePercent: trueRatePercent(loans.assumption),
  };
}
