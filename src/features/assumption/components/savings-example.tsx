import { Link } from 'react-router-dom';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { MONTHS_PER_YEAR } from '@/features/assumption/amortization';
import { type AssumptionComparison, compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import type { Fact, Table } from '@/guides/types';
import { formatUsd } from '@/money/usd';
import { buttonClass } from '@/ui/button';

const OWN_CASH_DOLLARS = 60_000;
const YEARS_LEFT = 26;

const changed = (change: Partial<AssumptionInput>) => compareAssumption({ ...ASSUMPTION_EXAMPLE, ...change });

const formula = changed({});
const withCash = changed({ downPayment: OWN_CASH_DOLLARS });
const olderLoan = changed({ assumedLoanTerm: YEARS_LEFT });

const otherRates: Table = {
  caption: 'The same home at other market rates',
  columns: ['New loan’s rate', 'Saved a month'],
  rows: [7.5, 7, 6.5, 6, 5.75, 5.5].map((currentRate) => [
    `${currentRate}%`,
    saving(changed({ currentRate })),
  ]),
};

function saving(result: AssumptionComparison | null): string {
  if (result?.monthlySavings === 0) return 'Nothing';
  return formatUsd(result?.monthlySavings ?? null);
}

type SavingsExampleProps = {
  illustration: Fact;
  /** What the illustration says the assumption saves a month. */
  savedAMonth: string;
  gapLimit: Fact;
};

/** The standard formula's result; collapsed below it, what changes it, and the example that the program publishes. */
export function SavingsExample({ illustration, savedAMonth, gapLimit }: SavingsExampleProps) {
  return (
    <div className="max-w-measure">
      {formula && <ByTheFormula result={formula} />}
      <div className="mt-4 max-w-md">
        <DataTable table={otherRates} />
      </div>
      <Disclosure summary="What else changes it">
        <ul className="list-disc space-y-2 pl-6">
          <li>
            The example borrows the whole price. <FactText of={gapLimit} /> Then you bring{' '}
            {formatUsd(OWN_CASH_DOLLARS)}, the second loan is {formatUsd(withCash?.gapAmount ?? null)}, and
            the two loans cost {formatUsd(withCash?.assumptionTotalPayment ?? null)} a month.
          </li>
          <li>
            A loan you take over is not new. With {YEARS_LEFT} years left it costs{' '}
            {formatUsd(olderLoan?.assumedPayment ?? null)} a month instead of{' '}
            {formatUsd(formula?.assumedPayment ?? null)}, so the savings drop to {saving(olderLoan)}. It also
            ends sooner.
          </li>
          <li>Taxes, insurance and HOA fees are the same either way, so they change nothing.</li>
        </ul>
      </Disclosure>
      <Disclosure summary={`The example our program publishes: ${savedAMonth} a month`}>
        <p>
          <FactText of={illustration} />
        </p>
        <p className="mt-2">
          We don’t know how those figures were calculated. Go by the ones above: they are what our calculator
          shows.
        </p>
      </Disclosure>
    </div>
  );
}

function ByTheFormula({ result }: { result: AssumptionComparison }) {
  const { purchasePrice, assumedLoanBalance, assumptionRate, gapRate, currentRate } = ASSUMPTION_EXAMPLE;
  const { gapAmount, assumptionTotalPayment, newLoanTotalPayment, monthlySavings, lifetimeSavings } = result;
  return (
    <div className="rounded-xl border border-line bg-card p-5">
      <p>
        A home costs {formatUsd(purchasePrice)}. You take over a {formatUsd(assumedLoanBalance)} loan at{' '}
        {assumptionRate}% and cover the {formatUsd(gapAmount)} gap at {gapRate}%: together{' '}
        {formatUsd(assumptionTotalPayment)} a month. A new loan at {currentRate}% costs{' '}
        {formatUsd(newLoanTotalPayment)}. You save <strong>{formatUsd(monthlySavings)} a month</strong>,{' '}
        {formatUsd(monthlySavings * MONTHS_PER_YEAR)} a year and {formatUsd(lifetimeSavings)} over{' '}
        {ASSUMPTION_EXAMPLE.newLoanTerm} years.
      </p>
      <p className="mt-4">
        <Link
          to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(ASSUMPTION_EXAMPLE) }}
          className={buttonClass()}
        >
          Open the calculator with these loans
        </Link>
      </p>
    </div>
  );
}
