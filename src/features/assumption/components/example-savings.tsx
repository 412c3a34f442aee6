import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT } from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { ExampleAmounts } from './example-amounts';

const [LOW_RATE_PERCENT] = EXAMPLE_RATES_PERCENT;

/** What an example saves a month against a new loan, and loses when new loans get cheap. */
export function ExampleSavings({ of: input }: { of: AssumptionInput }) {
  const planned = compareAssumption({ ...input, currentRate: PLANNING_RATE_PERCENT });
  const low = compareAssumption({ ...input, currentRate: LOW_RATE_PERCENT });
  if (!planned || !low) return null;
  const { purchasePrice, downPayment, assumedLoanBalance, assumptionRate, assumedLoanTerm, gapRate } = input;
  return (
    <ExampleAmounts
      example={`a home for ${formatUsd(purchasePrice)}, ${formatUsd(downPayment)} down. The seller’s loan: ${formatUsd(assumedLoanBalance)} at ${assumptionRate}%, ${assumedLoanTerm} years left. A GAP loan for the rest: ${formatUsd(planned.gapAmount)} at ${gapRate}%.`}
      amounts={[
        {
          key: 'planning',
          amount: formatUsd(planned.monthlySavings),
          about: `saved a month against a new loan at ${PLANNING_RATE_PERCENT}%`,
        },
        {
          key: 'low',
          amount: formatUsd(low.assumptionTotalPayment - low.newLoanPayment),
          isLoss: true,
          about: `lost a month against one at ${LOW_RATE_PERCENT}%`,
        },
      ]}
    />
  );
}
