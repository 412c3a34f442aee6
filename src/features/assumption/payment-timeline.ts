import { MONTHS_PER_YEAR } from './amortization';

/**
 * A loan and its repayment: principal in dollars, rate in percent per year, payment in dollars per month, and `months`
 * the number of payments.
 */
export type RepaidLoan = { principal: number; ratePercent: number; payment: number; months: number };

/** The monthly bills over a range of months, counted from 1, both ends included. */
export type PaymentRange = { fromMonth: number; toMonth: number; assumption: number; newLoan: number };

/** The total paid by the end of a year. */
export type PaidByYear = { year: number; assumption: number; newLoan: number };

/**
 * Returns each option's monthly bill until the last loan ends, split wherever a loan ends, in unrounded dollars and
 * including `extras` per month. A term that is not a whole number of months ends at the nearest month. Empty without
 * loans.
 */
export function paymentRanges(
  assumption: readonly RepaidLoan[],
  newLoan: readonly RepaidLoan[],
  extras: number,
): PaymentRange[] {
  const lastMonth = (loan: RepaidLoan) => Math.round(loan.months);
  const due = (loans: readonly RepaidLoan[], month: number) =>
    loans.filter((loan) => lastMonth(loan) >= month).reduce((sum, loan) => sum + loan.payment, extras);
  const ends = [...new Set([...assumption, ...newLoan].map(lastMonth))].sort((a, b) => a - b);
  return ends.map((toMonth, index) => {
    const fromMonth = (ends[index - 1] ?? 0) + 1;
    return { fromMonth, toMonth, assumption: due(assumption, fromMonth), newLoan: due(newLoan, fromMonth) };
  });
}

/** Principal and interest paid so far, in unrounded dollars, at the end of each year until the last loan ends. */
export function paidByYear(assumption: readonly RepaidLoan[], newLoan: readonly RepaidLoan[]): PaidByYear[] {
  const longest = Math.max(0, ...[...assumption, ...newLoan].map((loan) => loan.months));
  return Array.from({ length: Math.ceil(longest / MONTHS_PER_YEAR) }, (_, index) => {
    const year = index + 1;
    const months = year * MONTHS_PER_YEAR;
    return { year, assumption: paidAfter(assumption, months), newLoan: paidAfter(newLoan, months) };
  });
}

/** Returns the sum of payment × months, in unrounded dollars; every loan stops at the end of its own term. */
export function paidAfter(loans: readonly RepaidLoan[], months: number): number {
  return loans.reduce((sum, loan) => sum + loan.payment * Math.min(months, loan.months), 0);
}
