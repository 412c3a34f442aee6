import type { ReactNode } from 'react';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT } from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { breakEvenRatePercent } from '@/features/assumption/true-rate';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';

const [LOW_RATE_PERCENT] = EXAMPLE_RATES_PERCENT;

/** What an example saves a month against a new loan, and loses when new loans get cheap; before them, its case. */
export function ExampleSavings({ of: input }: { of: AssumptionInput }) {
  const planned = compareAssumption({ ...input, currentRate: PLANNING_RATE_PERCENT });
  const low = compareAssumption({ ...input, currentRate: LOW_RATE_PERCENT });
  if (!planned || !low) return null;
  const breakEven = breakEvenRatePercent(planned, input.newLoanTerm ?? 0);
  const { purchasePrice, downPayment, assumedLoanBalance, assumptionRate, assumedLoanTerm, gapRate } = input;
  return (
    <div>
      <p className="mb-3 text-sm">
        <strong className="font-semibold">Our example:</strong>
        {` a home for ${formatUsd(purchasePrice)}, with ${formatUsd(downPayment)} down. The seller’s loan: ${formatUsd(assumedLoanBalance)} at ${assumptionRate}%, ${assumedLoanTerm} years left. A second loan, called a GAP loan: ${formatUsd(planned.gapAmount)} at ${gapRate}%.`}
      </p>
      <ul className="flex flex-wrap gap-4 leading-snug">
        <Amount amount={formatUsd(planned.monthlySavings)} color="text-action">
          {`saved a month against a new loan at ${PLANNING_RATE_PERCENT}%`}
        </Amount>
        <Amount amount={formatUsd(low.assumptionTotalPayment - low.newLoanPayment)} color="text-ink">
          {`lost a month against one at ${LOW_RATE_PERCENT}%`}
        </Amount>
      </ul>
      <p className="mt-3">
        <strong className="font-semibold">{`Break-even: about ${breakEven.toFixed(1)}%.`}</strong> Compare it
        with the rate you’re quoted today.
      </p>
    </div>
  );
}

function Amount({ amount, color, children }: { amount: string; color: string; children: ReactNode }) {
  return (
    <li className="flex-1 basis-[8rem]">
      <strong className={`block font-display text-3xl leading-tight font-semibold ${color}`}>{amount}</strong>{' '}
      {children}
    </li>
  );
}
