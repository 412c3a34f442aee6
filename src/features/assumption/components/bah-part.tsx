import { useRef, useState } from 'react';
import { pricesToTry } from '@/features/assumption/price-at-payment';
import type { AnalysisForm } from '@/features/assumption/use-analysis-form';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { formatUsd } from '@/money/usd';
import { MoneyField } from '@/ui/money-field';
import { Slider } from '@/ui/slider';
import { BahAnswer } from './bah-answer';
import { BahPicker } from './bah-picker';
import { PartForm } from './part-form';

type BahPartProps = {
  result: AssumptionResult;
  analysis: AnalysisForm;
  /** Puts a price into the form above. */
  onPrice: (price: number) => void;
};

/** A slider to try other prices, and a button that compares the payment at that price with the BAH. */
export function BahPart({ result, analysis, onPrice }: BahPartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ownPrice = result.input.purchasePrice ?? 0;
  const [tried, setTried] = useState<{ price: number; of: number }>();
  const price = tried?.of === ownPrice ? tried.price : ownPrice;
  const { bah } = analysis.input;

  function tryPrice(next: number) {
    if (next !== price) analysis.unask('bah');
    setTried({ price: next, of: ownPrice });
  }

  return (
    <>
      <div className="no-print mb-3">
        <BahPicker onUse={(dollars) => analysis.change('bah', formatUsd(dollars))} />
      </div>
      <PartForm label="Your BAH or budget" part="bah" analysis={analysis} headingRef={heading}>
        <MoneyField
          name="bah"
          label="Your BAH or budget a month"
          hint="BAH is on your pay statement (LES). No BAH? What you can pay a month."
          enterKeyHint="go"
          value={analysis.texts.bah}
          onValue={(text) => analysis.change('bah', text)}
          errors={analysis.errorsOf('bah')}
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
      </PartForm>
      {bah !== null && analysis.isAnswered('bah') && (
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
