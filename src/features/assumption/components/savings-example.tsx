import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { type AssumptionComparison, compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import type { Fact } from '@/guides/types';
import { formatUsd } from '@/money/usd';

const YEARS_LEFT = 26;

const changed = (change: Partial<AssumptionInput>) => compareAssumption({ ...ASSUMPTION_EXAMPLE, ...change });

const formula = changed({});
/** What is left to pay in cash when both loans stop at the program's limit. */
const ownCash = ((ASSUMPTION_EXAMPLE.purchasePrice ?? 0) * (100 - GAP_COVERS_UP_TO_PERCENT)) / 100;
const withCash = changed({ downPayment: ownCash });
const olderLoan = changed({ assumedLoanTerm: YEARS_LEFT });

const savings: MoneyBar[] = [7.5, 7, 6.5, 6, 5.5].flatMap((currentRate) => {
  const dollars = changed({ currentRate })?.monthlySavings ?? 0;
  const text = dollars ? `${formatUsd(dollars)} saved` : 'nothing saved';
  return { label: `New loan at ${currentRate}%`, text, pieces: [{ label: 'Saved', dollars }] };
});

type SavingsExampleProps = {
  illustration: Fact;
  /** What the illustration says the assumption saves a month. */
  savedAMonth: string;
  gapLimit: Fact;
};

/** The standard formula's result, drawn; collapsed below it, what changes it, and the example that the program publishes. */
export function SavingsExample({ illustration, savedAMonth, gapLimit }: SavingsExampleProps) {
  return (
    <>
      {formula && (
        <div className="grid max-w-5xl items-start gap-x-6 gap-y-4 lg:grid-cols-[2fr_3fr]">
          <ByTheFormula result={formula} gapLimit={gapLimit} />
          <MoneyBars title="Saved a month with no cash, by the new loan’s rate" bars={savings} />
        </div>
      )}
      <div className="max-w-measure">
        <p className="mt-4 text-sm text-ink-soft">
          Each amount is rounded to the dollar, so a difference may look $1 off, and a total over years a
          little more.
        </p>
        <Disclosure summary="If the loan is older">
          <p>
            With {YEARS_LEFT} years left, the seller’s loan costs{' '}
            {formatUsd(olderLoan?.assumedPayment ?? null)} a month, the savings drop to{' '}
            {formatUsd(olderLoan?.monthlySavings ?? null)}, and it ends sooner.
          </p>
        </Disclosure>
        <Disclosure summary={`The example our program publishes: ${savedAMonth} a month`}>
          <p>
            <FactText of={illustration} />
          </p>
          <p className="mt-2">We don’t know how those were calculated. Go by the ones above.</p>
        </Disclosure>
      </div>
    </>
  );
}

function ByTheFormula({ result, gapLimit }: { result: AssumptionComparison; gapLimit: Fact }) {
  const { purchasePrice, assumedLoanBalance, assumptionRate, gapRate, currentRate } = ASSUMPTION_EXAMPLE;
  const { gapAmount, monthlySavings, lifetimeSavings, assumptionTotalPayment, newLoanPayment } = result;
  return (
    <div className="rounded-xl border border-line bg-card p-5">
      <p className="flex flex-wrap gap-x-8 gap-y-3">
        <BigNumber of={withCash?.monthlySavings ?? null}>
          saved a month with {formatUsd(ownCash)} of your own
        </BigNumber>
        <BigNumber of={monthlySavings}>saved a month with no cash of your own</BigNumber>
      </p>
      <p className="mt-3">
        A home costs {formatUsd(purchasePrice)}. You take over {formatUsd(assumedLoanBalance)} at{' '}
        {assumptionRate}% and borrow the other {formatUsd(gapAmount)} at {gapRate}%, instead of a new loan at{' '}
        {currentRate}%. Both loans cost {formatUsd(assumptionTotalPayment)} a month; the new one,{' '}
        {formatUsd(newLoanPayment)}. Over {ASSUMPTION_EXAMPLE.newLoanTerm} years that saves{' '}
        {formatUsd(lifetimeSavings)}.
      </p>
      <p className="mt-3 text-sm">
        That borrows the whole price, which most lenders don’t allow. Plan on {formatUsd(ownCash)} of your
        own: both loans then cost {formatUsd(withCash?.assumptionTotalPayment ?? null)} a month, and a new
        loan {formatUsd(withCash?.newLoanPayment ?? null)}. <FactText of={gapLimit} />
      </p>
      <Link
        to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(ASSUMPTION_EXAMPLE) }}
        className="link inline-block py-2.5 font-semibold"
      >
        Open the calculator with these loans
      </Link>
    </div>
  );
}

function BigNumber({ of: dollars, children }: { of: number | null; children: ReactNode }) {
  return (
    <span>
      <strong className="block font-display text-3xl leading-tight font-semibold text-action">
        {formatUsd(dollars)}
      </strong>{' '}
      {children}
    </span>
  );
}
