import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
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
    else form.fill(ASSUMPTION_EXAMPLE, 'example');
  }

  return (
    <div className="no-print mb-5 items-center gap-10 rounded-xl bg-action-tint p-5 lg:grid lg:grid-cols-2">
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
        <p>
          <strong className="block font-display text-3xl leading-tight font-semibold text-action">
            {formatUsd(example.monthlySavings)} less a month
          </strong>
          in our example: a {formatUsd(purchasePrice)} home, if a GAP loan covers the whole gap
        </p>
        <MoneyBars title="What you pay each month" bars={exampleBars} />
      </div>
    )
  );
}

const { purchasePrice, assumptionRate, gapRate, currentRate } = ASSUMPTION_EXAMPLE;
const example = compareAssumption(ASSUMPTION_EXAMPLE);
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
