import { Link } from 'react-router-dom';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_CASH_DOLLARS, EXAMPLE_WITH_CASH } from '@/features/assumption/assumption-example';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';

const savedAMonth = (currentRate: number | null) =>
  formatUsd(compareAssumption({ ...EXAMPLE_WITH_CASH, currentRate })?.monthlySavings ?? null);

/** What the example saves a month, at the program's rate for a new loan and at the rate that VA Homes plans with. */
export function ExampleSavings() {
  const { currentRate, purchasePrice } = EXAMPLE_WITH_CASH;
  return (
    <div>
      <ul className="flex flex-wrap gap-4 leading-snug">
        <li className="flex-1 basis-[8rem]">
          <Amount>{savedAMonth(currentRate)}</Amount> saved a month if a new loan is at {currentRate}%
        </li>
        <li className="flex-1 basis-[8rem]">
          <Amount>{savedAMonth(PLANNING_RATE_PERCENT)}</Amount> at {PLANNING_RATE_PERCENT}%, the rate we plan
          with on{' '}
          <Link to="/housing/va-homes" className="link">
            VA Homes
          </Link>
        </li>
      </ul>
      <p className="mt-3">
        Our example: a {formatUsd(purchasePrice)} home, with {formatUsd(EXAMPLE_CASH_DOLLARS)} of your own.
      </p>
    </div>
  );
}

export function Amount({ children }: { children: string }) {
  return (
    <strong className="block font-display text-3xl leading-tight font-semibold text-action">
      {children}
    </strong>
  );
}
