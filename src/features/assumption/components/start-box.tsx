import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_CASH_DOLLARS, EXAMPLE_WITH_CASH } from '@/features/assumption/assumption-example';
import { ExampleSavings } from '@/features/assumption/components/example-savings';
import type { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { formatUsd } from '@/money/usd';
import { Button } from '@/ui/button';

const words = {
  example: 'These are an example’s numbers. Look them over, or go straight to the result.',
  link: 'Someone shared this home with you. Look over its numbers, or go straight to the result.',
  homes:
    'Someone shared these homes with you. Below is the first one; all of them stand at the end of the page.',
};

/**
 * Says what the form holds, and has the next step. What a link changes here covers the text that was served, which
 * keeps its place, so that nothing moves.
 */
export function StartBox({ form }: { form: ReturnType<typeof useAssumptionForm> }) {
  const isFilled = form.origin !== 'reader';
  const button = isFilled ? 'Calculate' : 'Fill in an example';

  function press() {
    if (isFilled) form.formRef.current?.requestSubmit();
    else form.fill(EXAMPLE_WITH_CASH, 'example');
  }

  return (
    <div className="no-print mb-5 items-start gap-10 rounded-xl bg-action-tint p-5 lg:grid lg:grid-cols-2">
      <ExampleInBrief />
      <div>
        <div className="relative">
          <p className={`text-balance ${isFilled ? 'invisible' : ''}`}>
            New to this? Fill in our example and press Calculate: you get the monthly bill, the cash to close,
            and when it pays off.
          </p>
          {form.origin !== 'reader' && <p className="absolute inset-0 font-semibold">{words[form.origin]}</p>}
        </div>
        <Button variant={isFilled ? 'primary' : 'secondary'} onClick={press} className="mt-4">
          <span key={button}>{button}</span>
        </Button>
      </div>
    </div>
  );
}

function ExampleInBrief() {
  return (
    example && (
      <div>
        <ExampleSavings />
        <p className="mt-3">
          Our example: a {formatUsd(purchasePrice)} home, with {formatUsd(EXAMPLE_CASH_DOLLARS)} of your own.
        </p>
        <MoneyBars title="What you pay each month" bars={exampleBars} />
      </div>
    )
  );
}

const { purchasePrice, assumptionRate, gapRate, currentRate } = EXAMPLE_WITH_CASH;
const example = compareAssumption(EXAMPLE_WITH_CASH);
const exampleBars: MoneyBar[] = example
  ? [
      {
        label: 'Take over the seller’s loan',
        text: formatUsd(example.assumptionTotalPayment),
        pieces: [
          { label: `At ${assumptionRate}%`, dollars: example.assumedPayment },
          { label: `GAP at ${gapRate}%`, dollars: example.gapPayment },
        ],
      },
      {
        label: `Get a new loan at ${currentRate}%`,
        text: formatUsd(example.newLoanPayment),
        pieces: [{ label: 'New loan', dollars: example.newLoanPayment }],
        isOther: true,
      },
    ]
  : [];
