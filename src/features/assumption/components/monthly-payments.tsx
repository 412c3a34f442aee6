import { MoneyBars } from '@/blocks/money-bars';
import { EXAMPLE_RATES_PERCENT } from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { paymentBars } from '@/features/assumption/payment-bars';

/** What an example costs a month, against new loans at each of the examples' rates. */
export function MonthlyPayments({ of: input }: { of: AssumptionInput }) {
  return (
    <>
      <MoneyBars title="What you pay each month" bars={paymentBars(input, EXAMPLE_RATES_PERCENT)} />
      <p className="text-sm text-ink-soft">
        A new loan runs {input.newLoanTerm} years; the seller’s ends after {input.assumedLoanTerm}.
      </p>
    </>
  );
}
