import { DataTable } from '@/blocks/data-table';
import { FactText } from '@/blocks/fact-text';
import { compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_EXAMPLE, OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { formatUsd } from '@/money/usd';
import { Link } from '@/ui/link';
import { assumptionsGuide } from './guide';

const { illustration, gapLimit, published } = assumptionsGuide;
const formula = compareAssumption(ASSUMPTION_EXAMPLE);

/** The example as the program publishes it and, beside each figure, what the standard formula gives for the same loans. */
export function SavingsExample() {
  if (!formula) return null;
  const { assumptionTotalPayment, newLoanPayment, monthlySavings, lifetimeSavings } = formula;
  const computed = [
    assumptionTotalPayment,
    newLoanPayment,
    monthlySavings,
    12 * monthlySavings,
    lifetimeSavings,
  ];
  return (
    <>
      <DataTable
        table={{
          caption: illustration,
          isNarrow: true,
          hasLongAmounts: true,
          columns: ['In dollars', 'Published', 'Formula'],
          rows: published.map(({ label, dollars }, index) => [
            label,
            formatUsd(dollars),
            formatUsd(computed[index] ?? null),
          ]),
        }}
      />
      <p className="mt-3">
        “Published” is the example as we were given it. By the standard formula, you’d save{' '}
        <strong className="font-semibold">{formatUsd(monthlySavings)} a month</strong>: go by that. Both
        assume {ASSUMPTION_EXAMPLE.assumedLoanTerm} years left on the seller’s loan.
      </p>
      <Link
        to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(ASSUMPTION_EXAMPLE) }}
        className="link inline-block py-2.5 font-semibold"
      >
        Open the calculator with these loans
      </Link>
      <p className="text-sm">
        <FactText of={gapLimit} /> At that limit, you’d need {formatUsd(OUR_EXAMPLE.downPayment)} in cash
        here.
      </p>
    </>
  );
}
