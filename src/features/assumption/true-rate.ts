import { annuityPresentValue, MONTHS_PER_YEAR, totalPrincipal } from './amortization';
import type { AssumptionComparison } from './assumption';
import type { RepaidLoan } from './payment-timeline';

const HALVINGS = 45;
const HIGHEST_RATE_PERCENT = 100;

/**
 * Returns the single rate equivalent to loans repaid together, in percent per year: 12 × the monthly rate at which the
 * present value of all payments equals the total borrowed (the internal rate of return, compounded monthly like the
 * loans). Unlike the rate weighted by balance, it accounts for how long each balance is owed, and it lies between the
 * lowest and the highest rate. Found by bisection, to about 12 digits. 0 when nothing is borrowed.
 *
 * Source: https://en.wikipedia.org/wiki/Internal_rate_of_return; figures checked against 50-digit arithmetic
 */
export function trueRatePercent(loans: readonly RepaidLoan[]): number {
  const taken = loans.filter(({ principal }) => principal > 0);
  if (taken.length === 0) return 0;
  const rates = taken.map(({ ratePercent }) => ratePercent);
  return rateRepaying(totalPrincipal(taken), taken, Math.min(...rates), Math.max(...rates));
}

/**
 * Returns the rate of a new loan that costs as much a month as both loans of the assumption, in percent per year; 0 when
 * even a loan without interest costs more.
 */
export function breakEvenRatePercent(
  { newLoanPrincipal, assumedPayment, gapPayment }: AssumptionComparison,
  newLoanTermYears: number,
): number {
  const payments = [{ payment: assumedPayment + gapPayment, months: newLoanTermYears * MONTHS_PER_YEAR }];
  return rateRepaying(newLoanPrincipal, payments, 0, HIGHEST_RATE_PERCENT);
}

type Payments = readonly Pick<RepaidLoan, 'payment' | 'months'>[];

/** The rate between two at which the payments are worth what is owed. */
function rateRepaying(owed: number, payments: Payments, lowest: number, highest: number): number {
  let low = lowest;
  let high = highest;
  for (let step = 0; step < HALVINGS && low < high; step += 1) {
    const middle = low + (high - low) / 2;
    if (presentValue(payments, middle) > owed) low = middle;
    else high = middle;
  }
  return high;
}

function presentValue(loans: Payments, ratePercent: number): number {
  const rate = ratePercent / 100 / MONTHS_PER_YEAR;
  return loans.reduce((sum, { payment, months }) => sum + payment * annuityPresentValue(rate, months), 0);
}
