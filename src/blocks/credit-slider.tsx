import { useState } from 'react';
import type { PriceSlider } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { NoScript } from '@/ui/no-script';
import { Slider } from '@/ui/slider';

type CreditSliderProps = {
  label: string;
  slider: PriceSlider;
  creditOf: (priceDollars: number) => number | null;
  creditLabel: string;
};

export function CreditSlider({ label, slider, creditOf, creditLabel }: CreditSliderProps) {
  const [price, setPrice] = useState(slider.default);
  const { min, max, step } = slider;
  return (
    <div>
      <NoScript>The slider needs JavaScript. Without it, here is one price:</NoScript>
      <Slider
        label={label}
        min={min}
        max={max}
        step={step}
        value={price}
        valueText={formatUsd(price)}
        onValue={setPrice}
      />
      <output className="block">
        On a price of <strong>{formatUsd(price)}</strong>
        <span className="mt-2 block text-sm text-ink-soft">{creditLabel}</span>
        <span className="block font-display text-3xl font-semibold text-action">
          {formatUsd(creditOf(price))}
        </span>
      </output>
    </div>
  );
}
