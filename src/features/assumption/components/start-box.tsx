import { MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { readAssumptionInput } from '@/features/assumption/assumption-texts';
import { ExampleSavings } from '@/features/assumption/components/example-savings';
import { priceBars } from '@/features/assumption/payment-bars';
import { isReaders, type useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { formatUsd } from '@/money/usd';
import { Button } from '@/ui/button';

const words = {
  example: 'These are the example’s numbers. Look them over, then calculate.',
  link: 'Someone shared this home with you. Look it over, then calculate.',
  homes: 'Someone shared these homes with you. Compare them here.',
  'bad-link': 'This link is damaged, so nothing was filled in. Ask for it again.',
};

const exampleSaved = compareAssumption(OUR_EXAMPLE)?.monthlySavings ?? 0;
const exampleWords = `Our example: on a ${formatUsd(OUR_EXAMPLE.purchasePrice)} home, taking over a ${OUR_EXAMPLE.assumptionRate}% loan saves ${formatUsd(exampleSaved)} a month. Now try yours.`;

type FormProps = { form: ReturnType<typeof useAssumptionForm> };

/**
 * Says what the form contains and what to do next. When a link changes that, the new text covers the served text, which
 * keeps its space, so that nothing moves.
 */
export function StartBox({ form }: FormProps) {
  const { origin } = form;
  const isFilled = !isReaders(origin);
  const button = origin === 'homes' ? 'Compare these homes' : isFilled ? 'Calculate' : 'Fill in an example';

  function press() {
    if (origin === 'homes') form.compareHomes();
    else if (isFilled) form.formRef.current?.requestSubmit();
    else form.fill(OUR_EXAMPLE, 'example');
  }

  return (
    <div className="no-print mb-5 items-center justify-between gap-5 rounded-xl bg-action-tint p-4 sm:flex">
      <div className="grid grow *:[grid-area:1/1]">
        <p className={`text-balance ${origin !== 'reader' ? 'invisible' : ''}`}>{exampleWords}</p>
        {origin !== 'reader' && <p className="font-semibold">{words[origin]}</p>}
      </div>
      <Button variant={isFilled ? 'primary' : 'secondary'} onClick={press} className="shrink-0 max-sm:mt-3">
        <span key={button}>{button}</span>
      </Button>
    </div>
  );
}

/** Beside the form: our example, or what would pay for the homes of a link or of the result. */
export function StartPicture({ form: { homes, origin, result, texts } }: FormProps) {
  const own = result?.input ?? (origin === 'link' ? readAssumptionInput(texts) : undefined);
  return (
    <div className="no-print rounded-xl bg-action-tint p-4 xl:sticky xl:top-20">
      {homes ? (
        <div className="-mt-5 -mb-5">
          <MoneyBars
            title="What would pay for each"
            bars={homes.flatMap(({ input, name }) => priceBars(input, name))}
          />
        </div>
      ) : own ? (
        <div className="-mt-5 -mb-5">
          <MoneyBars title="What would pay for it" bars={priceBars(own, 'This home')} />
        </div>
      ) : (
        <>
          <p className="mb-2 text-sm font-semibold text-ink-soft">Our example, until you press Calculate</p>
          <ExampleSavings />
        </>
      )}
    </div>
  );
}
