import { HALF_A_CENT_DOLLARS } from './limits';
import { owedAfter } from './owed';
import { paidAfter, type RepaidLoan } from './payment-timeline';

type BothWays = { assumption: readonly RepaidLoan[]; newLoan: readonly RepaidLoan[] };

/** When assuming has paid for itself. */
export type BreakEven = {
  /** The first month in which it has; 0 from the day of closing on, null never. */
  month: number | null;
  /** The first month after it in which it has not any more; null when it stays ahead to the last payment. */
  lostAgainMonth: number | null;
};

/** How two ways compare after so many months. Unrounded dollars; below 0 assuming is behind. */
export type Tour = {
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
 * The first month in which the payments saved so far cover the extra cost to close, month by month until the last
 * loan ends. Payments rise and fall as loans end, so that assuming can fall behind again. What is short by less than
 * half a cent is covered.
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
 * What a tour of so many months leaves: payments saved, what is still owed each way when the home is sold or the
 * loans are paid off, and how much better or worse off assuming is once its extra cost to close is taken off.
 * Taxes, insurance and HOA fees are the same each way. What the sale brings is the same each way too.
 */
export function tour({ assumption, newLoan }: BothWays, months: number, extraCost: number): Tour {
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
