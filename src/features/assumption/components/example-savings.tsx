import { Link } from 'react-router-dom';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_CASH_DOLLARS, EXAMPLE_WITH_CASH } from '@/features/assumption/assumption-example';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { ExampleAmounts } from './example-amounts';

const savedAMonth = (currentRate: number | null) =>
  formatUsd(compareAssumption({ ...EXAMPLE_WITH_CASH, currentRate })?.monthlySavings ?? null);

/** What the example saves a month, at the program's rate for a new loan and at the rate that VA Homes plans with. */
export function ExampleSavings() {
  const { currentRate, purchasePrice } = EXAMPLE_WITH_CASH;
  return (
    <ExampleAmounts
      amounts={[
        {
          key: 'program',
          amount: savedAMonth(currentRate),
          about: `saved a month if a new loan is at ${currentRate}%`,
        },
        {
          key: 'planning',
          amount: savedAMonth(PLANNING_RATE_PERCENT),
          about: (
            <>
              at {PLANNING_RATE_PERCENT}%, the rate we plan with on{' '}
              <Link to="/housing/va-homes" className="link">
                VA Homes
              </Link>
            </>
          ),
        },
      ]}
      example={`a ${formatUsd(purchasePrice)} home, with ${formatUsd(EXAMPLE_CASH_DOLLARS)} of your own.`}
    />
  );
}
