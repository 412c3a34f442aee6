import { FactText } from '@/blocks/fact-text';
import { MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_EXAMPLE, OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { ExampleLink } from '@/features/assumption/components/example-link';
import { paymentBars } from '@/features/assumption/payment-bars';
import { EXAMPLE_NEW_RATE_PERCENT } from '@/guides/savings-example';
import { formatUsd } from '@/money/usd';
import { Card } from '@/ui/card';
import { assumptionsGuide } from './guide';

const { illustration, gapLimit, published } = assumptionsGuide;
const formula = compareAssumption(ASSUMPTION_EXAMPLE);

/** The example by the standard formula, which is to be planned on, and quietly beside each figure the program's own. */
export function SavingsExample() {
  if (!formula) return null;
  const { monthlySavings, lifetimeSavings } = formula;
  const bars = paymentBars(ASSUMPTION_EXAMPLE, [EXAMPLE_NEW_RATE_PERCENT]);
  const years = ASSUMPTION_EXAMPLE.assumedLoanTerm;
  return (
    <>
      <p className="mb-4 max-w-measure">{illustration}</p>
      <Card>
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2 print:grid-cols-2">
          <div className="-my-5">
            <MoneyBars
              title="What you’d pay each month"
              bars={bars.map((bar, index) => ({
                ...bar,
                note: <Published dollars={index === 0 ? published.bothLoans : published.newLoan} />,
              }))}
            />
          </div>
          <div className="rounded-xl bg-action-tint p-4 leading-snug">
            <p className="font-semibold">Plan on saving</p>
            <p className="font-display text-3xl font-semibold text-action">
              {formatUsd(monthlySavings)} a month
            </p>
            <Published dollars={published.monthly} />
            <dl className="mt-3 flex flex-wrap gap-4 border-t border-line pt-3">
              <Saved over="In a year" dollars={12 * monthlySavings} said={published.yearly} />
              <Saved over={`In ${years} years`} dollars={lifetimeSavings} said={published.lifetime} />
            </dl>
          </div>
        </div>
        <p className="mt-4 text-sm">
          The large figures come from the standard loan formula: plan on those. The small ones are from our
          list. Both assume {years} years left on the seller’s loan.
        </p>
        <p className="mt-2 text-sm">
          <FactText of={gapLimit} /> At that limit, you’d need {formatUsd(OUR_EXAMPLE.downPayment)} in cash
          here.
        </p>
        <ExampleLink of={ASSUMPTION_EXAMPLE} />
      </Card>
    </>
  );
}

type SavedProps = { over: string; dollars: number; said: number };

function Saved({ over, dollars, said }: SavedProps) {
  return (
    <div className="flex-1 basis-[7rem]">
      <dt>{over}</dt>
      <dd>
        <strong className="block font-display text-xl font-semibold">{formatUsd(dollars)}</strong>
        <Published dollars={said} />
      </dd>
    </div>
  );
}

/** The figure as the program has it. */
function Published({ dollars }: { dollars: number }) {
  return (
    <span className="block text-sm text-ink-soft">
      our list: <span translate="no">{formatUsd(dollars)}</span>
    </span>
  );
}
