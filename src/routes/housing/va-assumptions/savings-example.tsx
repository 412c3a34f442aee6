import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import type { Fact } from '@/facts/types';
import { compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_EXAMPLE, OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { formatUsd } from '@/money/usd';
import { ExampleMonths } from './example-months';

const formula = compareAssumption(ASSUMPTION_EXAMPLE);

type SavingsExampleProps = {
  illustration: Fact;
  /** What the illustration says the assumption saves a month. */
  savedAMonth: string;
  gapLimit: Fact;
};

/** Our example, drawn; collapsed beside it, the one that the program publishes. */
export function SavingsExample({ illustration, savedAMonth, gapLimit }: SavingsExampleProps) {
  if (!formula) return null;
  return (
    <ExampleMonths of={OUR_EXAMPLE}>
      <Disclosure summary={`Why you may read of bigger savings: ${savedAMonth}`}>
        <p>
          <FactText of={illustration} />
        </p>
        <p className="mt-2">
          We publish those; we don’t know how they were calculated. By the standard formula both loans cost{' '}
          {formatUsd(formula.assumptionTotalPayment)} a month and a new one{' '}
          {formatUsd(formula.newLoanPayment)}: {formatUsd(formula.monthlySavings)} saved. It also has all{' '}
          {ASSUMPTION_EXAMPLE.assumedLoanTerm} years left and no cash of your own, and most lenders don’t
          allow that. <FactText of={gapLimit} />
        </p>
        <Link
          to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(ASSUMPTION_EXAMPLE) }}
          className="link inline-block py-2.5 font-semibold"
        >
          Open the calculator with those loans
        </Link>
      </Disclosure>
    </ExampleMonths>
  );
}
