import { HALF_A_CENT_DOLLARS } from '@/money/limits';
import { owedAfter } from './owed';
import { paidAfter, type RepaidLoan } from './payment-timeline';

type BothWays = { assumption: readonly RepaidLoan[]; newLoan: readonly RepaidLoan[] };

/** When assuming pays for itself. */
export type BreakEven = {
  /** The first month in which it does; 0 means from closing on, null means never. */
  month: number | null;
  /** The first month after that in which it no longer does; null when it stays ahead through the last payment. */
  lostAgainMonth: number | null;
};

/**
 * How the options compare after a number of months. Unrounded dollars; `cashSaved`, `lessOwed` and `betterBy` are below
 * 0 when assuming is behind.
 */
export type StayOutcome = {
  months: number;
  assumptionPaid: number;
  newLoanPaid: number;
  cashSaved: number;
  assumptionOwed: number;
  newLoanOwed: number;
  lessOwed: number;
  extraCost: number;
  betterBy: number;
};

/**
 * Returns the first month in which the payments saved so far cover the extra cost to close, checking every month until
 * the last loan ends. Each option's payment drops when one of its loans ends, so assuming can fall behind again. A
 * shortfall of half a cent or less counts as covered.
 */
export function breakEven({ assumption, newLoan }: BothWays, extraCost: number): BreakEven {
  const saving = [...newLoan, ...assumption.map((loan) => ({ ...loan, payment: -loan.payment }))];
  const lastMonth = Math.ceil(Math.max(0, ...saving.map(({ months }) => months)));
  const covered = extraCost - HALF_A_CENT_DOLLARS;
  const next = (from: number, wanted: boolean) => {
    for (let month = from; month <= lastMonth; month += 1) {
      if (paidAfter(saving, month) >= covered === wanted) return month;
    }
    return null;
  };
  const month = next(0, true);
  return { month, lostAgainMonth: month === null ? null : next(month + 1, false) };
}

/**
 * Returns how a stay of `months` months turns out: payments saved, what is still owed under each option when the home
 * is sold or the loans are paid off, and how much better or worse off assuming is after subtracting its extra cost to
 * close. Taxes, insurance, HOA fees and the sale price are the same for both options.
 */
export function stayOutcome(
  { assumption, newLoan }: BothWays,
  months: number,
  extraCost: number,
): StayOutcome {
  const assumptionPaid = paidAfter(assumption, months);
  const newLoanPaid = paidAfter(newLoan, months);
  const cashSaved = newLoanPaid - assumptionPaid;
  const assumptionOwed = owedAfter(assumption, months);
  const newLoanOwed = owedAfter(newLoan, months);
  const lessOwed = newLoanOwed - assumptionOwed;
  return {
    months,
    assumptionPaid,
    newLoanPaid,
    cashSaved,
    assumptionOwed,
    newLoanOwed,
    lessOwed,
    extraCost,
    betterBy: cashSaved + lessOwed - extraCost,
  };
}
