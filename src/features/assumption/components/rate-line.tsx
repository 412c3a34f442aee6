import { percent } from '@/blocks/axis';
import { EXAMPLE_RATES_PERCENT } from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { type SavingsByRate, savingsByRate } from '@/features/assumption/savings-by-rate';
import { formatUsd } from '@/money/usd';

const RATES = EXAMPLE_RATES_PERCENT;
const [LOWEST, , HIGHEST] = RATES;
/** The rates are evenly spaced, so that each is in the middle of its column; a test checks it. */
const COLUMN = (HIGHEST - LOWEST) / (RATES.length - 1);

/** A rate’s place on the line, from 0 to 1. */
const placeOf = (ratePercent: number) =>
  Math.min(1, Math.max(0, (ratePercent - LOWEST + COLUMN / 2) / (COLUMN * RATES.length)));

type RateLineProps = {
  of: AssumptionInput;
  gapRatePercent: number;
};

/** The rates of a new loan on a line, and where on it taking over begins to save money. */
export function RateLine({ of: input, gapRatePercent }: RateLineProps) {
  const line = savingsByRate(input, gapRatePercent, RATES);
  if (!line) return null;
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mb-3 font-display text-2xl leading-tight font-semibold text-balance">
        {`Taking over pays if new loans are above about ${line.breakEvenPercent.toFixed(1)}%`}
      </figcaption>
      <table className="w-full table-fixed leading-snug">
        <caption className="text-left text-sm text-ink-soft">
          Our example, each month, against a new loan at
        </caption>
        <thead>
          <tr>
            {RATES.map((rate) => (
              <th key={rate} scope="col" className="py-1 font-semibold">
                {rate}%
              </th>
            ))}
          </tr>
        </thead>
        <Line of={line} />
      </table>
    </figure>
  );
}

function Line({ of: { gapRatePercent, breakEvenPercent, saved } }: { of: SavingsByRate }) {
  return (
    <tbody>
      <tr>
        <th colSpan={RATES.length} scope="rowgroup" className="pt-2 text-left font-normal">
          <span className="figure-row">
            <span>GAP loan at {gapRatePercent}%</span>{' '}
            <span>
              pays above <strong className="font-semibold">{breakEvenPercent.toFixed(1)}%</strong>
            </span>
          </span>
          <Bar from={breakEvenPercent} />
        </th>
      </tr>
      <tr>
        {saved.map(({ ratePercent, dollars }) => (
          <td key={ratePercent} className="pb-2 text-center text-sm">
            {dollars < 0 ? 'costs' : 'saves'}{' '}
            <strong
              translate="no"
              className={`block font-display text-[min(1.25rem,6vw)] leading-tight font-semibold ${dollars < 0 ? 'text-ink' : 'text-action'}`}
            >
              {formatUsd(Math.abs(dollars))}
            </strong>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const HEIGHT = 14;
const STEM = 6;

/** The line from its lowest rate to its highest. The words above and below it say the same. */
function Bar({ from }: { from: number }) {
  const even = percent(placeOf(from));
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={HEIGHT + STEM}
      overflow="visible"
      className="mt-1 block forced-color-adjust-none"
    >
      <rect width="100%" height={HEIGHT} rx="3" className="fill-action" />
      <rect width={even} height={HEIGHT} rx="3" className="fill-line-strong" />
      <g className="stroke-line-strong stroke-2">
        {RATES.map((rate) => (
          <line
            key={rate}
            x1={percent(placeOf(rate))}
            x2={percent(placeOf(rate))}
            y1={HEIGHT}
            y2={HEIGHT + STEM}
          />
        ))}
      </g>
      <line x1={even} x2={even} y1="-4" y2={HEIGHT + 4} className="stroke-ink stroke-2" />
    </svg>
  );
}
