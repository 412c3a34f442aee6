import { balanceAfter, MONTHS_PER_YEAR } from './amortization';
import type { RepaidLoan } from './payment-timeline';

/** Each loan's balance at the end of a year, in unrounded dollars; `both` is the assumed and GAP loans together. */
export type OwedByYear = { year: number; assumed: number; gap: number; both: number; newLoan: number };

/** Returns the total balance of the loans after `months` monthly payments, in unrounded dollars. */
export function owedAfter(loans: readonly RepaidLoan[], months: number): number {
  return loans.reduce((sum, loan) => {
    const { principal, ratePercent } = loan;
    const terms = { principal, annualRatePercent: ratePercent, termYears: loan.months / MONTHS_PER_YEAR };
    return sum + balanceAfter(terms, months);
  }, 0);
}

/**
 * Returns each loan's balance, in unrounded dollars, at the start (year 0) and at the end of every year until the last
 * loan is repaid and all are exactly 0. If the longest term is not a whole number of years, the last year is the one it
 * ends in.
 */
export function owedByYear(loans: Record<'assumed' | 'gap' | 'newLoan', RepaidLoan>): OwedByYear[] {
  const taken = Object.values(loans).filter(({ principal }) => principal > 0);
  const longest = Math.max(0, ...taken.map(({ months }) => months));
  return Array.from({ length: Math.ceil(longest / MONTHS_PER_YEAR) + 1 }, (_, year) => {
    const months = year * MONTHS_PER_YEAR;
    const assumed = owedAfter([loans.assumed], months);
    const gap = owedAfter([loans.gap], months);
    return { year, assumed, gap, both: assumed + gap, newLoan: owedAfter([loans.newLoan], months) };
  });
}
