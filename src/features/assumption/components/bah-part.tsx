import { useRef, useState } from 'react';
import { pricesToTry } from '@/features/assumption/price-at-payment';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import type { Story } from '@/features/assumption/use-story';
import { formatUsd } from '@/money/usd';
import { ExternalLink } from '@/ui/external-link';
import { MoneyField } from '@/ui/money-field';
import { Slider } from '@/ui/slider';
import { BahAnswer } from './bah-answer';
import { StoryForm } from './story-form';

type BahPartProps = {
  result: AssumptionResult;
  story: Story;
  /** Puts a price into the form above. */
  onPrice: (price: number) => void;
};

/** A slider to try other prices, and a button that compares the payment at that price with the BAH. */
export function BahPart({ result, story, onPrice }: BahPartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ownPrice = result.input.purchasePrice ?? 0;
  const [tried, setTried] = useState<{ price: number; of: number }>();
  const price = tried?.of === ownPrice ? tried.price : ownPrice;
  const { bah } = story.input;

  function tryPrice(next: number) {
    if (next !== price) story.unask('bah');
    setTried({ price: next, of: ownPrice });
  }

  return (
    <>
      <StoryForm label="Your BAH" part="bah" story={story} headingRef={heading}>
        <MoneyField
          name="bah"
          label="Your BAH a month"
          hint="From your LES."
          value={story.texts.bah}
          onValue={(text) => story.change('bah', text)}
          errors={story.errorsOf('bah')}
        />
        <div>
          <Slider
            label={`Price to try: ${formatUsd(price)}`}
            {...pricesToTry(result.input)}
            value={price}
            valueText={formatUsd(price)}
            onValue={tryPrice}
          />
        </div>
      </StoryForm>
      <p className="no-print mt-3 text-sm text-ink-soft">
        We don’t list BAH rates here. Look yours up:{' '}
        <ExternalLink
          href="https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/"
          className="link inline-block py-1"
        >
          DoD BAH rate lookup
        </ExternalLink>
      </p>
      {bah !== null && story.isAnswered('bah') && (
        <BahAnswer
          input={result.input}
          price={price}
          bah={bah}
          headingRef={heading}
          onTry={(next) => {
            setTried({ price: next, of: ownPrice });
            heading.current?.focus();
          }}
          onUse={onPrice}
        />
      )}
    </>
  );
}
