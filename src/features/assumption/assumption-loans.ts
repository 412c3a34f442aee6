import { MONTHS_PER_YEAR } from './amortization';
import type { AssumptionComparison } from './assumption';
import type { AssumptionInput } from './assumption-input';
import type { RepaidLoan } from './payment-timeline';

/**
 * Returns the loans in a comparison: `byName` has all three, with a principal of 0 where nothing is borrowed;
 * `assumption` and `newLoan` list only the loans with a principal above 0. Principal in dollars, rate in percent per
 * year, payment in dollars per month, `months` the number of payments.
 */
export function assumptionLoans(input: AssumptionInput, comparison: AssumptionComparison) {
  const { gapAmount, gapPayment, assumedPayment, newLoanPrincipal, newLoanPayment } = comparison;
  const assumed = loan(input.assumedLoanBalance, input.assumptionRate, assumedPayment, input.assumedLoanTerm);
  const gap = loan(gapAmount, gapAmount && input.gapRate, gapPayment, gapAmount && input.gapTerm);
  const fresh = loan(newLoanPrincipal, input.currentRate, newLoanPayment, input.newLoanTerm);
  const taken = (loans: RepaidLoan[]) => loans.filter(({ principal }) => principal > 0);
  return {
    byName: { assumed, gap, newLoan: fresh },
    assumption: taken([assumed, gap]),
    newLoan: taken([fresh]),
  };
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
