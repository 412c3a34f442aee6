import { useState } from 'react';
import type { PriceSlider } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { NoScript } from '@/ui/no-script';
import { Slider } from '@/ui/slider';

type CreditSliderProps = {
  label: string;
  slider: PriceSlider;
  /** From the lowest, where more than one rate is in use. */
  credits: readonly ((priceDollars: number) => number | null)[];
};

/** One price, and the credit it earns. */
export function CreditSlider({ label, slider, credits }: CreditSliderProps) {
  const [price, setPrice] = useState(slider.default);
  const { min, max, step } = slider;
  return (
    <div>
      <NoScript of="The slider">Without it, here is one price:</NoScript>
      <Slider
        label={label}
        min={min}
        max={max}
        step={step}
        value={price}
        valueText={formatUsd(price)}
        onValue={setPrice}
      />
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
        <span>{formatUsd(min)}</span>
        <span>{formatUsd(max)}</span>
      </p>
      <output className="mt-3 block">
        Estimated credit on <strong>{formatUsd(price)}</strong>
        <span className="block font-display text-3xl font-semibold text-action">
          {credits.map((creditOn) => formatUsd(creditOn(price))).join(' to ')}
        </span>
      </output>
    </div>
  );
}
