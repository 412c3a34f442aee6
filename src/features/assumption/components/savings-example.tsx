import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { MoneyBars } from '@/blocks/money-bars';
import { type AssumptionComparison, compareAssumption } from '@/features/assumption/assumption';
import {
  ASSUMPTION_EXAMPLE,
  EXAMPLE_CASH_DOLLARS,
  EXAMPLE_WITH_CASH,
} from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { paymentBars } from '@/features/assumption/payment-bars';
import type { Fact } from '@/guides/types';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';

const YEARS_LEFT = 26;

const changed = (change: Partial<AssumptionInput>) => compareAssumption({ ...ASSUMPTION_EXAMPLE, ...change });

const formula = changed({});
const withCash = compareAssumption(EXAMPLE_WITH_CASH);
const olderLoan = changed({ downPayment: EXAMPLE_CASH_DOLLARS, assumedLoanTerm: YEARS_LEFT });
const olderAtPlanningRate = changed({
  downPayment: EXAMPLE_CASH_DOLLARS,
  assumedLoanTerm: YEARS_LEFT,
  currentRate: PLANNING_RATE_PERCENT,
});

const RATES_PERCENT = [7.5, PLANNING_RATE_PERCENT, 5.5] as const;
/** With cash of one's own, both loans are smaller, and a new loan has to be cheaper to beat them. */
const RATES_WITH_CASH_PERCENT = [7.5, PLANNING_RATE_PERCENT, 5] as const;

type SavingsExampleProps = {
  illustration: Fact;
  /** What the illustration says the assumption saves a month. */
  savedAMonth: string;
  gapLimit: Fact;
};

/**
 * What the standard formula gives with the cash that a lender usually asks for, drawn; collapsed below it, what changes
 * it, and the example that the program publishes.
 */
export function SavingsExample({ illustration, savedAMonth, gapLimit }: SavingsExampleProps) {
  return (
    <>
      {withCash && (
        <div className="grid max-w-5xl items-start gap-x-8 lg:grid-cols-[2fr_3fr]">
          <WithCash result={withCash} />
          <MoneyBars
            title={`Each month, with ${formatUsd(EXAMPLE_CASH_DOLLARS)} of your own`}
            bars={paymentBars(EXAMPLE_WITH_CASH, RATES_WITH_CASH_PERCENT)}
          />
        </div>
      )}
      <div className="max-w-measure">
        {formula && (
          <Disclosure summary={`With no cash of your own: ${formatUsd(formula.monthlySavings)} a month`}>
            <WithoutCash result={formula} gapLimit={gapLimit} />
          </Disclosure>
        )}
        <Disclosure
          summary={`If the loan has ${YEARS_LEFT} years left, not ${ASSUMPTION_EXAMPLE.assumedLoanTerm}`}
        >
          <p>
            The seller’s loan costs {formatUsd(olderLoan?.assumedPayment ?? null)} a month, and ends sooner.
            The savings drop to {formatUsd(olderLoan?.monthlySavings ?? null)}, or to{' '}
            {formatUsd(olderAtPlanningRate?.monthlySavings ?? null)} if a new loan is at{' '}
            {PLANNING_RATE_PERCENT}%.
          </p>
        </Disclosure>
        <Disclosure summary={`Our program’s example: ${savedAMonth} a month`}>
          <p>
            <FactText of={illustration} />
          </p>
          <p className="mt-2">
            Our program publishes those; we don’t know how they were calculated. Go by the ones above.
          </p>
        </Disclosure>
      </div>
    </>
  );
}

function WithCash({ result }: { result: AssumptionComparison }) {
  const { purchasePrice, assumedLoanBalance, assumptionRate, gapRate } = ASSUMPTION_EXAMPLE;
  return (
    <div>
      <p className="mt-5">
        A home costs {formatUsd(purchasePrice)}. You take over {formatUsd(assumedLoanBalance)} at{' '}
        {assumptionRate}%, bring {formatUsd(EXAMPLE_CASH_DOLLARS)}, and borrow the other{' '}
        {formatUsd(result.gapAmount)} at {gapRate}%.
      </p>
      <Link
        to={{
          pathname: '/calculators/assumption-cruncher',
          hash: assumptionHash(EXAMPLE_WITH_CASH),
        }}
        className="link inline-block py-2.5 font-semibold"
      >
        Open the calculator with these loans
      </Link>
    </div>
  );
}

function WithoutCash({ result, gapLimit }: { result: AssumptionComparison; gapLimit: Fact }) {
  const { currentRate, newLoanTerm } = ASSUMPTION_EXAMPLE;
  const { gapAmount, lifetimeSavings, assumptionTotalPayment, newLoanPayment } = result;
  return (
    <>
      <p>
        You borrow the whole {formatUsd(gapAmount)}. Both loans cost {formatUsd(assumptionTotalPayment)} a
        month, and a new one at {currentRate}% costs {formatUsd(newLoanPayment)}. Over {newLoanTerm} years
        that saves {formatUsd(lifetimeSavings)}. Most lenders don’t allow it. <FactText of={gapLimit} />
      </p>
      <MoneyBars title="Each month, with no cash" bars={paymentBars(ASSUMPTION_EXAMPLE, RATES_PERCENT)} />
      <p className="text-sm text-ink-soft">
        Each amount is rounded to the dollar, so a difference may look $1 off, and a total over years a little
        more.
      </p>
    </>
  );
}
