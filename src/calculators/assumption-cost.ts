import { MONTHS_PER_YEAR } from './amortization';
import { type AssumptionComparison, compareAssumption } from './assumption';
import type { AssumptionInput } from './assumption-input';
import { HALF_A_CENT_DOLLARS } from './limits';
import {
  borrowed,
  type PaidByYear,
  type PaymentRange,
  paidAfter,
  paidByYear,
  paymentRanges,
  type RepaidLoan,
} from './payment-timeline';

/** What each way costs until its last loan is repaid. Unrounded dollars. */
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
 * What you really pay when the loans end at different times.
 *
 * ranges: the monthly bill of each way, taxes, insurance and HOA fees included, so that the first range equals the
 * headline totals. Paid: payment × months of every loan over its own full term, principal and interest only; the
 * extras are left out because they are the same each way for as long as the home is kept. Interest: paid less
 * borrowed. totalDifference: the new loan's paid less the assumption's; below 0 the assumption costs more.
 * headlineMisleads: the lifetime savings say that assuming saves money and the totals say that it does not, or the
 * other way round; it can happen when the terms differ, because the headline stops at the shorter one.
 * blendedRatePercent: the rates of the assumed and the GAP loan weighted by balance, the usual meaning where
 * assumptions are sold; it takes no account of the terms.
 * paidByYear: principal and interest paid so far, for a chart.
 *
 * No result (null): exactly when `compareAssumption` has none.
 *
 * Source of the blended rate: https://www.thetruthaboutmortgage.com/blended-rate-mortgage-calculator/
 */
export function assumptionCostOverTime(input: AssumptionInput): AssumptionCost | null {
  const comparison = compareAssumption(input);
  if (comparison === null) return null;
  const { assumption, newLoan } = loansOf(input, comparison);
  const assumptionPaid = paidAfter(assumption, Number.POSITIVE_INFINITY);
  const newLoanPaid = paidAfter(newLoan, Number.POSITIVE_INFINITY);
  const headlineSaves = comparison.lifetimeSavings > HALF_A_CENT_DOLLARS;
  const totalsSave = newLoanPaid - assumptionPaid > HALF_A_CENT_DOLLARS;
  return {
    ranges: paymentRanges(assumption, newLoan, comparison.monthlyExtras),
    assumptionPaid,
    newLoanPaid,
    assumptionInterest: Math.max(0, assumptionPaid - borrowed(assumption)),
    newLoanInterest: Math.max(0, newLoanPaid - borrowed(newLoan)),
    totalDifference: newLoanPaid - assumptionPaid,
    headlineMisleads: headlineSaves !== totalsSave,
    blendedRatePercent: blendedRatePercent(assumption),
    paidByYear: paidByYear(assumption, newLoan),
  };
}

/** The rates weighted by the amounts borrowed, in percent per year; 0 when nothing is borrowed. */
export function blendedRatePercent(loans: readonly Pick<RepaidLoan, 'principal' | 'ratePercent'>[]): number {
  const total = loans.reduce((sum, loan) => sum + loan.principal, 0);
  return total === 0 ? 0 : loans.reduce((sum, loan) => sum + loan.principal * loan.ratePercent, 0) / total;
}

function loansOf(input: AssumptionInput, comparison: AssumptionComparison) {
  const { gapAmount, gapPayment, assumedPayment, newLoanPrincipal, newLoanPayment } = comparison;
  const assumed = loan(input.assumedLoanBalance, input.assumptionRate, assumedPayment, input.assumedLoanTerm);
  const gap = loan(gapAmount, input.gapRate, gapPayment, input.gapTerm);
  const fresh = loan(newLoanPrincipal, input.currentRate, newLoanPayment, input.newLoanTerm);
  const taken = (loans: RepaidLoan[]) => loans.filter(({ principal }) => principal > 0);
  return { assumption: taken([assumed, gap]), newLoan: taken([fresh]) };
}

function loan(
  principal: number | null,
  ratePercent: number | null,
  payment: number,
  termYears: number | null,
): RepaidLoan {
  return {
    principal: principal ?? 0,
    ratePercent: ratePercent ?? 0,
    payment,
    months: (termYears ?? 0) * MONTHS_PER_YEAR,
  };
}
