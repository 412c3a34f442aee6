import { useState } from 'react';
import type { PriceSlider } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { NoScript } from '@/ui/no-script';
import { Slider } from '@/ui/slider';

type Credit = {
  of: (priceDollars: number) => number | null;
  /** How the credit is computed, when there is more than one. */
  rate?: string;
};

type CreditSliderProps = { label: string; slider: PriceSlider; credits: readonly Credit[] };

/** One price, and the credits it earns side by side. */
export function CreditSlider({ label, slider, credits }: CreditSliderProps) {
  const [price, setPrice] = useState(slider.default);
  const { min, max, step } = slider;
  const credit = credits.map(({ of }) => formatUsd(of(price))).join(' or ');
  return (
    <div>
      <NoScript of="The slider">Without it, here is one price:</NoScript>
      <Slider
        label={label}
        min={min}
        max={max}
        step={step}
        value={price}
        valueText={`${formatUsd(price)}, credit ${credit}`}
        onValue={setPrice}
      />
      <p aria-hidden="true" className="no-print flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <span>{formatUsd(min)}</span>
        <span>{formatUsd(max)}</span>
      </p>
      <output aria-live="off" className="mt-3 block">
        Estimated credit on <strong translate="no">{formatUsd(price)}</strong>
        <span
          className={
            credits.length > 1 ? 'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4' : 'block'
          }
        >
          {credits.map(({ of, rate }, index) => (
            <span key={rate ?? index}>
              <span
                translate="no"
                className={`block font-display font-semibold ${index === 0 ? 'text-3xl text-action' : 'pt-2 text-xl'}`}
              >
                {formatUsd(of(price))}
              </span>
              {rate && <span className="block text-sm leading-snug">{rate}</span>}
            </span>
          ))}
        </span>
      </output>
    </div>
  );
}
