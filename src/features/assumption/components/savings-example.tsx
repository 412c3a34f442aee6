import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import {
  ASSUMPTION_EXAMPLE,
  EXAMPLE_RATES_PERCENT,
  OUR_EXAMPLE,
} from '@/features/assumption/assumption-example';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { paymentBars } from '@/features/assumption/payment-bars';
import type { Fact } from '@/guides/types';
import { formatUsd } from '@/money/usd';

const ours = compareAssumption(OUR_EXAMPLE);
const formula = compareAssumption(ASSUMPTION_EXAMPLE);

type SavingsExampleProps = {
  illustration: Fact;
  /** What the illustration says the assumption saves a month. */
  savedAMonth: string;
  gapLimit: Fact;
};

/** Our example, drawn; collapsed beside it, the one that the program publishes. */
export function SavingsExample({ illustration, savedAMonth, gapLimit }: SavingsExampleProps) {
  if (!ours || !formula) return null;
  const { purchasePrice, downPayment, assumptionRate, gapRate } = OUR_EXAMPLE;
  return (
    <div className="grid max-w-5xl items-start gap-x-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>
        <MoneyBars
          title={`Who pays the ${formatUsd(purchasePrice)}`}
          bars={[
            {
              label: 'Both loans',
              text: `${formatUsd(ours.newLoanPrincipal)} borrowed`,
              pieces: [
                {
                  label: `Seller’s loan at ${assumptionRate}%`,
                  dollars: ours.newLoanPrincipal - ours.gapAmount,
                },
                { label: `GAP loan at ${gapRate}%`, dollars: ours.gapAmount },
                { label: 'Your cash', dollars: downPayment },
              ],
            },
          ]}
        />
        <Link
          to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(OUR_EXAMPLE) }}
          className="link inline-block py-2.5 font-semibold"
        >
          Open the calculator with these loans
        </Link>
      </div>
      <div className="lg:row-span-2 lg:-mt-5">
        <MoneyBars title="What you pay each month" bars={paymentBars(OUR_EXAMPLE, EXAMPLE_RATES_PERCENT)} />
        <p className="text-sm text-ink-soft">
          A new loan runs {OUR_EXAMPLE.newLoanTerm} years; the seller’s ends after{' '}
          {OUR_EXAMPLE.assumedLoanTerm}.
        </p>
      </div>
      <Disclosure summary={`Our program’s example: ${savedAMonth} a month`}>
        <p>
          <FactText of={illustration} />
        </p>
        <p className="mt-2">
          Our program publishes those; we don’t know how they were calculated. By the standard formula both
          loans cost {formatUsd(formula.assumptionTotalPayment)} a month and a new one{' '}
          {formatUsd(formula.newLoanPayment)}: {formatUsd(formula.monthlySavings)} saved. It also has all{' '}
          {ASSUMPTION_EXAMPLE.assumedLoanTerm} years left and no cash of your own, and most lenders don’t
          allow that. <FactText of={gapLimit} />
        </p>
        <Link
          to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(ASSUMPTION_EXAMPLE) }}
          className="link inline-block py-2.5 font-semibold"
        >
          Open the calculator with the program’s loans
        </Link>
      </Disclosure>
    </div>
  );
}
