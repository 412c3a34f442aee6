import { useDraft } from '@/browser/use-draft';
import type { PriceSlider } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { NoScript } from '@/ui/no-script';
import { Slider } from '@/ui/slider';

type CreditOf = (priceDollars: number) => number | null;

type CreditSliderProps = {
  label: string;
  slider: PriceSlider;
  creditOf: CreditOf;
  /** How it is computed, or on what condition. */
  rate: string;
  /** The credit that it may be instead, and what to do about it. */
  other?: { creditOf: CreditOf; rate: string; ask: string };
};

/** One price, and the credit it earns. */
export function CreditSlider({ label, slider, creditOf, rate, other }: CreditSliderProps) {
  const { min, max, step } = slider;
  const [price, setPrice] = useDraft(label, {
    restore: (draft) => (typeof draft === 'number' && draft >= min && draft <= max ? draft : slider.default),
    draftOf: (price) => (price === slider.default ? undefined : price),
  });
  return (
    <div>
      <NoScript of="The slider">Without it, here is one price:</NoScript>
      <Slider
        label={label}
        min={min}
        max={max}
        step={step}
        value={price}
        valueText={`${formatUsd(price)}, credit ${formatUsd(creditOf(price))}${other ? `, or ${formatUsd(other.creditOf(price))}` : ''}`}
        onValue={setPrice}
      />
      <Ends of={slider} />
      <output aria-live="off" className="mt-3 block leading-snug">
        Estimated credit on <strong translate="no">{formatUsd(price)}</strong>
        <span className="flex flex-wrap items-baseline gap-x-4">
          <Credit dollars={creditOf(price)} rate={rate} className="text-3xl text-action" />
          {other && <Credit dollars={other.creditOf(price)} rate={other.rate} className="text-2xl" />}
        </span>
        {other && <span className="mt-2 block">{other.ask}</span>}
      </output>
    </div>
  );
}

type CreditProps = { dollars: number | null; rate: string; className: string };

function Credit({ dollars, rate, className }: CreditProps) {
  return (
    <span className="flex-1 basis-[8rem] text-sm">
      <span translate="no" className={`block font-display font-semibold ${className}`}>
        {formatUsd(dollars)}
      </span>
      {rate}
    </span>
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
