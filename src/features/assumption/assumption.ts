import { MONTHS_PER_YEAR, monthlyPayment } from './amortization';
import { type AssumptionInput, monthlyExtrasOf } from './assumption-input';
import { assumptionProblems } from './assumption-problems';
import { gapAmount } from './gap-amount';

/** Assuming the seller's loan compared with taking a new one. Unrounded dollars; payments and extras are per month. */
export type AssumptionComparison = {
  monthlySavings: number;
  lifetimeSavings: number;
  assumptionTotalPayment: number;
  newLoanTotalPayment: number;
  gapAmount: number;
  assumedPayment: number;
  gapPayment: number;
  newLoanPrincipal: number;
  newLoanPayment: number;
  monthlyExtras: number;
};

/**
 * Compares the two ways to buy the same home.
 *
 * New loan's principal: price − down payment. Each total is the option's monthly loan payments plus taxes, insurance
 * and HOA fees. Monthly savings: new loan total − assumption total, never below 0. Lifetime savings: unrounded monthly
 * savings × the shorter of the assumed and new loan terms in years × 12; the GAP term does not shorten it. When the
 * terms differ, that headline can mislead: see `assumptionCostOverTime`.
 *
 * Returns null exactly when `assumptionProblems` reports a field. Down payment, GAP rate and extras count as 0 when
 * empty. Without a GAP amount, the GAP fields are ignored.
 */
export function compareAssumption(input: AssumptionInput): AssumptionComparison | null {
  if (Object.keys(assumptionProblems(input)).length > 0) return null;
  const gap = gapAmount(input);
  const newLoanPrincipal = (input.purchasePrice ?? 0) - (input.downPayment ?? 0);
  const assumedPayment = payment(input.assumedLoanBalance, input.assumptionRate, input.assumedLoanTerm);
  const gapPayment = gap === 0 ? 0 : payment(gap, input.gapRate, input.gapTerm);
  const newLoanPayment = payment(newLoanPrincipal, input.currentRate, input.newLoanTerm);
  if (assumedPayment === null || gapPayment === null || newLoanPayment === null) return null;

  const monthlyExtras = monthlyExtrasOf(input);
  const assumptionTotalPayment = assumedPayment + gapPayment + monthlyExtras;
  const newLoanTotalPayment = newLoanPayment + monthlyExtras;
  const monthlySavings = Math.max(0, newLoanTotalPayment - assumptionTotalPayment);
  const shorterTermYears = Math.min(input.assumedLoanTerm ?? 0, input.newLoanTerm ?? 0);
  return {
    monthlySavings,
    lifetimeSavings: monthlySavings * shorterTermYears * MONTHS_PER_YEAR,
    assumptionTotalPayment,
    newLoanTotalPayment,
    gapAmount: gap,
    assumedPayment,
    gapPayment,
    newLoanPrincipal,
    newLoanPayment,
    monthlyExtras,
  };
}

function payment(principal: number | null, ratePercent: number | null, termYears: number | null) {
  return monthlyPayment({
    principal: principal ?? 0,
    annualRatePercent: ratePercent ?? 0,
    termYears: termYears ?? 0,
  });
}
