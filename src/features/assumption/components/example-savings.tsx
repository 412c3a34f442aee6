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

type ExampleSavingsProps = {
  of: AssumptionInput;
  /** A GAP loan’s rate, to show what a costlier one changes. */
  costlyGapPercent?: number;
};

/** An example’s loans, what it saves and loses a month, and the rate at which it breaks even. */
export function ExampleSavings({ of: input, costlyGapPercent }: ExampleSavingsProps) {
  const planned = compareAssumption({ ...input, currentRate: PLANNING_RATE_PERCENT });
  const low = compareAssumption({ ...input, currentRate: LOW_RATE_PERCENT });
  const costly =
    costlyGapPercent &&
    compareAssumption({ ...input, currentRate: PLANNING_RATE_PERCENT, gapRate: costlyGapPercent });
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
      <p className="text-sm">
        {`The seller’s loan: ${input.assumptionRate}%, ${input.assumedLoanTerm} years left. The GAP loan: ${input.gapRate}%, ${input.gapTerm} years.`}
      </p>
      <ul className="my-4 lined border-y border-line leading-snug">
        <Difference at={planned}>{`a month than a new loan at ${PLANNING_RATE_PERCENT}%`}</Difference>
        <Difference at={low}>{`a month than a new loan at ${LOW_RATE_PERCENT}%`}</Difference>
        {costly && (
          <Difference at={costly}>
            {`than one at ${PLANNING_RATE_PERCENT}%, if the GAP loan is ${costlyGapPercent}%`}
          </Difference>
        )}
      </ul>
      <p>
        <strong className="font-semibold">{`Break-even: about ${breakEven.toFixed(1)}%.`}</strong> If new
        loans are above it, taking over saves money.
      </p>
    </div>
  );
}

type Payments = { assumptionTotalPayment: number; newLoanPayment: number };

/** In the words more and less, because the bar’s colors stand for the two loans. */
function Difference({ at, children }: { at: Payments; children: ReactNode }) {
  const more = at.assumptionTotalPayment - at.newLoanPayment;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2.5">
      <strong className="basis-[8.25rem] font-display text-2xl leading-tight font-semibold">
        {`${formatUsd(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`}
      </strong>{' '}
      <span className="flex-1 basis-[8rem]">{children}</span>
    </li>
  );
}
