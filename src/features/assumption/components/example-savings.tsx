import type { ReactNode } from 'react';
import { MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT } from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { priceBars } from '@/features/assumption/payment-bars';
import { breakEvenRatePercent } from '@/features/assumption/true-rate';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';

const [LOW_RATE_PERCENT] = EXAMPLE_RATES_PERCENT;

/** An example’s loans, what it saves and loses a month, and the rate at which it breaks even. */
export function ExampleSavings({ of: input, children }: { of: AssumptionInput; children?: ReactNode }) {
  const planned = compareAssumption({ ...input, currentRate: PLANNING_RATE_PERCENT });
  const low = compareAssumption({ ...input, currentRate: LOW_RATE_PERCENT });
  if (!planned || !low) return null;
  const breakEven = breakEvenRatePercent(planned, input.newLoanTerm ?? 0);
  return (
    <div>
      <div className="-mt-5">
        <MoneyBars
          title={`Our example: ${formatUsd(planned.assumptionTotalPayment)} a month for both loans`}
          bars={priceBars(input, 'The home')}
        />
      </div>
      <ul className="flex flex-wrap gap-4 leading-snug">
        <Amount amount={formatUsd(planned.monthlySavings)} color="text-action">
          {`a month less than a new loan at ${PLANNING_RATE_PERCENT}%`}
        </Amount>
        <Amount amount={formatUsd(low.assumptionTotalPayment - low.newLoanPayment)} color="text-warn">
          {`a month more than a new loan at ${LOW_RATE_PERCENT}%`}
        </Amount>
      </ul>
      <p className="mt-3">
        <strong className="font-semibold">{`Break-even: about ${breakEven.toFixed(1)}%.`}</strong> If new
        loans are above it, taking over saves money.
      </p>
      <p className="mt-2 text-sm">
        {`The seller’s loan: ${input.assumptionRate}%, ${input.assumedLoanTerm} years left. The GAP loan: ${input.gapRate}%.`}
        {children}
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
