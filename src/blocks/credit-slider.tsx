import { type ReactNode, useState } from 'react';
import type { PriceSlider } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { Chip } from '@/ui/chip';
import { NoScript } from '@/ui/no-script';
import { Slider } from '@/ui/slider';

type Credit = {
  of: (priceDollars: number) => number | null;
  /** How the credit is computed, when there is more than one. */
  rate?: string;
};

type CreditSliderProps = {
  label: string;
  slider: PriceSlider;
  credits: readonly Credit[];
  /** Prices that a press sets. */
  examples?: readonly { label: string; dollars: number }[];
  /** What the price leads to, below its credits. */
  children?: (priceDollars: number) => ReactNode;
};

/** One price, and the credits it earns side by side. */
export function CreditSlider({ label, slider, credits, examples = [], children }: CreditSliderProps) {
  const [price, setPrice] = useState(slider.default);
  const { min, max, step } = slider;
  /** What a press set, which no slider says. */
  const [pressed, setPressed] = useState('');
  const said = (dollars: number) =>
    `${formatUsd(dollars)}, credit ${credits.map(({ of }) => formatUsd(of(dollars))).join(' or ')}`;
  return (
    <div>
      <NoScript of="The slider">Without it, here is one price:</NoScript>
      <Slider
        label={label}
        min={min}
        max={max}
        step={step}
        value={price}
        valueText={said(price)}
        onValue={(dollars) => {
          setPrice(dollars);
          setPressed('');
        }}
      />
      <p aria-hidden="true" className="no-print flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <span>{formatUsd(min)}</span>
        <span>{formatUsd(max)}</span>
      </p>
      {examples.length > 0 && (
        <p className="needs-script mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          Try
          {examples.map((example) => (
            <Chip
              key={example.label}
              isPressed={example.dollars === price}
              onClick={() => {
                setPrice(example.dollars);
                setPressed(said(example.dollars));
              }}
            >
              {example.label}
            </Chip>
          ))}
        </p>
      )}
      <p role="status" className="sr-only">
        {pressed}
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
      {children?.(price)}
    </div>
  );
}
