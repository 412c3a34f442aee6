import { MONTHS_PER_YEAR } from './amortization';

/** A loan and what it takes to repay it: dollars, percent per year, dollars a month, number of payments. */
export type RepaidLoan = { principal: number; ratePercent: number; payment: number; months: number };

/** What is due each month from one month to another, both counted from 1 and included. */
export type PaymentRange = { fromMonth: number; toMonth: number; assumption: number; newLoan: number };

/** What has been paid at the end of a year. */
export type PaidByYear = { year: number; assumption: number; newLoan: number };

/**
 * The monthly bill of each way until the last loan ends, split where a loan ends: unrounded dollars, `extras` a
 * month included. A term that is not whole months ends at the nearest month. No loans, no ranges.
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

/** Payments × months, in unrounded dollars, with every loan stopping at the end of its own term. */
export function paidAfter(loans: readonly RepaidLoan[], months: number): number {
  return loans.reduce((sum, loan) => sum + loan.payment * Math.min(months, loan.months), 0);
}

/** The sum of the principals, in dollars. */
export function borrowed(loans: readonly RepaidLoan[]): number {
  return loans.reduce((sum, loan) => sum + loan.principal, 0);
}
