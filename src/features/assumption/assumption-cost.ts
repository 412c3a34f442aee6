import { HALF_A_CENT_DOLLARS } from '@/money/limits';
import { blendedRatePercent, totalPrincipal } from './amortization';
import { compareAssumption } from './assumption';
import type { AssumptionInput } from './assumption-input';
import { assumptionLoans } from './assumption-loans';
import { type PaidByYear, type PaymentRange, paidAfter, paidByYear, paymentRanges } from './payment-timeline';

/** The cost of each option until its last loan is repaid. Unrounded dollars. */
export type AssumptionCost = {
  ranges: readonly PaymentRange[];
  assumptionPaid: number;
  newLoanPaid: number;
  assumptionInterest: number;
  newLoanInterest: number;
  totalDifference: number;
  headlineMisleads: boolean;
  blendedRatePercent: number;
  paidByYear: readonly PaidByYear[];
};

/**
 * Returns the real cost of each option when the loans end at different times.
 *
 * ranges: each option's monthly bill, including taxes, insurance and HOA fees, so the first range equals the headline
 * totals. Paid: payment × months for every loan over its own full term, principal and interest only; the extras are
 * left out because they are the same for both options for as long as the home is kept. Interest: paid minus borrowed.
 * totalDifference: the new loan's paid minus the assumption's; below 0, the assumption costs more. headlineMisleads:
 * the lifetime savings show that assuming saves money and the totals show that it does not, or vice versa. This can
 * happen when the terms differ, because the headline stops at the shorter one. blendedRatePercent: the rates of the
 * assumed and GAP loans weighted by balance, the usual definition where assumptions are sold; it ignores the terms.
 * paidByYear: principal and interest paid so far, for a chart.
 *
 * Returns null exactly when `compareAssumption` does.
 *
 * Source of the blended rate: https://www.thetruthaboutmortgage.com/blended-rate-mortgage-calculator/
 */
export function assumptionCostOverTime(input: AssumptionInput): AssumptionCost | null {
  const comparison = compareAssumption(input);
  if (comparison === null) return null;
  const { assumption, newLoan } = assumptionLoans(input, comparison);
  const assumptionPaid = paidAfter(assumption, Number.POSITIVE_INFINITY);
  const newLoanPaid = paidAfter(newLoan, Number.POSITIVE_INFINITY);
  const headlineSaves = comparison.lifetimeSavings > HALF_A_CENT_DOLLARS;
  const totalsSave = newLoanPaid - assumptionPaid > HALF_A_CENT_DOLLARS;
  return {
    ranges: paymentRanges(assumption, newLoan, comparison.monthlyExtras),
    assumptionPaid,
    newLoanPaid,
    assumptionInterest: Math.max(0, assumptionPaid - totalPrincipal(assumption)),
    newLoanInterest: Math.max(0, newLoanPaid - totalPrincipal(newLoan)),
    totalDifference: newLoanPaid - assumptionPaid,
    headlineMisleads: headlineSaves !== totalsSave,
    blendedRatePercent: blendedRatePercent(assumption),
    paidByYear: paidByYear(assumption, newLoan),
  };
}
