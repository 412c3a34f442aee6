import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT, OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { ExampleAmounts } from './example-amounts';

const savedAMonth = compareAssumption({ ...OUR_EXAMPLE, currentRate: PLANNING_RATE_PERCENT })?.monthlySavings;

const [LOW_RATE_PERCENT] = EXAMPLE_RATES_PERCENT;
const atLowRate = compareAssumption({ ...OUR_EXAMPLE, currentRate: LOW_RATE_PERCENT });
const lostAMonth = atLowRate && atLowRate.assumptionTotalPayment - atLowRate.newLoanPayment;

/** The example in one breath, where bars or a form say the rest. */
export function ExampleInShort() {
  const { purchasePrice, downPayment, assumedLoanBalance, assumptionRate, assumedLoanTerm } = OUR_EXAMPLE;
  return (
    <>
      <p className="leading-snug">
        <strong className="font-semibold">Our example:</strong> a {formatUsd(purchasePrice)} home,{' '}
        {formatUsd(downPayment)} down, and the seller’s loan: {formatUsd(assumedLoanBalance)} at{' '}
        {assumptionRate}%, {assumedLoanTerm} years left.
      </p>
      <p className="mt-2 leading-snug lg:hidden">
        <strong className="font-display text-2xl font-semibold text-action">
          {formatUsd(savedAMonth ?? null)}
        </strong>{' '}
        saved a month against a new loan at {PLANNING_RATE_PERCENT}%; {formatUsd(lostAMonth)} lost against one
        at {LOW_RATE_PERCENT}%
      </p>
    </>
  );
}

/** What the example saves a month against a new loan, and loses when new loans get cheap. */
export function ExampleSavings() {
  const { purchasePrice, downPayment, assumedLoanBalance, assumptionRate, assumedLoanTerm } = OUR_EXAMPLE;
  return (
    <ExampleAmounts
      example={`a ${formatUsd(purchasePrice)} home, with ${formatUsd(downPayment)} of your own. The seller’s loan: ${formatUsd(assumedLoanBalance)} at ${assumptionRate}%, with ${assumedLoanTerm} years left.`}
      amounts={[
        {
          key: 'planning',
          amount: formatUsd(savedAMonth ?? null),
          about: `saved a month against a new loan at ${PLANNING_RATE_PERCENT}%`,
        },
        {
          key: 'low',
          amount: formatUsd(lostAMonth),
          about: `lost a month against one at ${LOW_RATE_PERCENT}%`,
        },
      ]}
    />
  );
}
