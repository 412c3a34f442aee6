import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT, OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { ExampleAmounts } from './example-amounts';

const savedAMonth = formatUsd(compareAssumption(OUR_EXAMPLE)?.monthlySavings ?? null);

const [LOW_RATE_PERCENT] = EXAMPLE_RATES_PERCENT;
const atLowRate = compareAssumption({ ...OUR_EXAMPLE, currentRate: LOW_RATE_PERCENT });
const lostAMonth = formatUsd(atLowRate && atLowRate.assumptionTotalPayment - atLowRate.newLoanPayment);

const { purchasePrice, downPayment, assumedLoanBalance, assumptionRate, assumedLoanTerm } = OUR_EXAMPLE;
const inWords = `a ${formatUsd(purchasePrice)} home, with ${formatUsd(downPayment)} of your own. The seller’s loan: ${formatUsd(assumedLoanBalance)} at ${assumptionRate}%, with ${assumedLoanTerm} years left.`;

/** What the example saves a month against a new loan, and loses when new loans get cheap. */
export function ExampleSavings() {
  return (
    <ExampleAmounts
      example={inWords}
      amounts={[
        {
          key: 'planning',
          amount: savedAMonth,
          about: `saved a month against a new loan at ${PLANNING_RATE_PERCENT}%`,
        },
        {
          key: 'low',
          amount: lostAMonth,
          about: `lost a month against one at ${LOW_RATE_PERCENT}%`,
        },
      ]}
    />
  );
}
