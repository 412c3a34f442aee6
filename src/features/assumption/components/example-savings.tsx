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

/** The example in one breath, where bars or a form say the rest. */
export function ExampleInShort() {
  return (
    <>
      <p className="leading-snug">
        <strong className="font-semibold">Our example:</strong> {inWords}
      </p>
      <p className="mt-2 leading-snug lg:hidden">
        <strong className="font-display text-2xl font-semibold text-action">{savedAMonth}</strong> saved a
        month against a new loan at {PLANNING_RATE_PERCENT}%; {lostAMonth} lost against one at{' '}
        {LOW_RATE_PERCENT}%
      </p>
    </>
  );
}

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
