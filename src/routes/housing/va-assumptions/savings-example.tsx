import { Link } from 'react-router-dom';
import { MONTHS_PER_YEAR } from '@/calculators/amortization';
import { type AssumptionComparison, compareAssumption } from '@/calculators/assumption';
import { ASSUMPTION_EXAMPLE } from '@/calculators/assumption-example';
import type { AssumptionInput } from '@/calculators/assumption-input';
import { assumptionHash } from '@/calculators/assumption-link';
import { formatUsd } from '@/calculators/usd';
import { DataTable } from '@/components/guide/data-table';
import { FactText } from '@/components/guide/fact-text';
import { buttonClass } from '@/components/ui/button';
import type { Fact, Table } from '@/guides/types';

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

/** The program's illustration, and directly under it what the standard formula makes of the same loans. */
export function SavingsExample({ illustration, gapLimit }: { illustration: Fact; gapLimit: Fact }) {
  return (
    <>
      <h3 className="mb-2">As the program publishes it</h3>
      <p className="max-w-measure">
        <FactText of={illustration} />
      </p>
      {formula && <ByTheFormula result={formula} />}
      <h3 className="mt-6 mb-2">What changes it</h3>
      <div className="max-w-md">
        <DataTable table={otherRates} />
      </div>
      <ul className="mt-4 max-w-measure list-disc space-y-2 pl-6">
        <li>
          The example borrows the whole price. <FactText of={gapLimit} /> Then you bring{' '}
          {formatUsd(OWN_CASH_DOLLARS)}, the second loan is {formatUsd(withCash?.gapAmount ?? null)}, and the
          two loans cost {formatUsd(withCash?.assumptionTotalPayment ?? null)} a month.
        </li>
        <li>
          A loan that you take over is not new. With {YEARS_LEFT} years left it costs{' '}
          {formatUsd(olderLoan?.assumedPayment ?? null)} a month instead of{' '}
          {formatUsd(formula?.assumedPayment ?? null)}, so the saving falls to {saving(olderLoan)}. It also
          ends sooner.
        </li>
        <li>Taxes, insurance and HOA fees are the same both ways, so they change nothing.</li>
      </ul>
    </>
  );
}

function ByTheFormula({ result }: { result: AssumptionComparison }) {
  const { assumptionTotalPayment, newLoanTotalPayment, monthlySavings, lifetimeSavings } = result;
  return (
    <div className="mt-4 max-w-measure rounded-xl border border-line bg-card p-5">
      <h3>What the standard formula gives</h3>
      <p className="mt-2">
        The same loans cost {formatUsd(assumptionTotalPayment)} a month, and the new loan{' '}
        {formatUsd(newLoanTotalPayment)}. That saves <strong>{formatUsd(monthlySavings)} a month</strong>,{' '}
        {formatUsd(monthlySavings * MONTHS_PER_YEAR)} a year and {formatUsd(lifetimeSavings)} over 30 years.
      </p>
      <p className="mt-2">
        We do not know how the published figures were worked out. Go by these: they are what our calculator
        shows.
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
