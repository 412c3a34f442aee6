import { type ReactNode, useState } from 'react';
import type { PriceSlider } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { Chip } from '@/ui/chip';
import { NoScript } from '@/ui/no-script';
import { Slider } from '@/ui/slider';

type CreditOf = (priceDollars: number) => number | null;

type CreditSliderProps = {
  label: string;
  slider: PriceSlider;
  creditOf: CreditOf;
  /** How it is computed, or on what condition. */
  rate?: string;
  /** A larger credit: when it applies, and what to do about it. */
  most?: { creditOf: CreditOf; when: string; ask: string };
  /** With the figure beside its price, for a page with another slider. */
  isCompact?: boolean;
  /** Prices that a press sets. */
  examples?: readonly { label: string; dollars: number }[];
  /** What the price leads to, below its credits. */
  children?: (priceDollars: number) => ReactNode;
};

/** One price, and the credit it earns. */
export function CreditSlider({
  label,
  slider,
  creditOf,
  rate,
  most,
  isCompact = false,
  examples = [],
  children,
}: CreditSliderProps) {
  const [price, setPrice] = useState(slider.default);
  const { min, max, step } = slider;
  /** What a press set, which no slider says. */
  const [pressed, setPressed] = useState('');
  const said = (dollars: number) =>
    `${formatUsd(dollars)}, credit ${formatUsd(creditOf(dollars))}${most ? `, up to ${formatUsd(most.creditOf(dollars))}` : ''}`;
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
      <Ends of={slider} />
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
      <output aria-live="off" className="mt-3 block leading-snug">
        <span className={isCompact ? 'figure-row' : undefined}>
          <span>
            Estimated credit on <strong translate="no">{formatUsd(price)}</strong>
          </span>
          <span
            translate="no"
            className={`block font-display font-semibold text-action ${isCompact ? 'text-xl' : 'text-3xl'}`}
          >
            {formatUsd(creditOf(price))}
          </span>
        </span>
        {rate}
        {most && (
          <span className="mt-2 block">
            {`${most.when} `}
            <strong translate="no" className="font-semibold">
              {formatUsd(most.creditOf(price))}
            </strong>
            {`. ${most.ask}`}
          </span>
        )}
      </output>
      {children?.(price)}
    </div>
  );
}

function Ends({ of: { min, max } }: { of: PriceSlider }) {
  return (
    <p aria-hidden="true" className="no-print flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
      <span>{formatUsd(min)}</span>
      <span>{formatUsd(max)}</span>
    </p>
  );
}
