import type { ReactNode } from 'react';
import { Bar } from '@/blocks/bar';
import { PastYearsRates } from '@/blocks/past-years-rates';
import { BAH_YEAR } from '@/money/bah';
import type { RentChart } from './family-answers';

const ROUND_TO_DOLLARS = 1000;

/** Rents, with a line through them at each grade's BAH, and what the first lacks in another color. */
export function RentBars({ of: { bah, rents } }: { of: RentChart }) {
  const most = Math.max(...bah.map(({ at }) => at), ...rents.map(({ dollars }) => dollars));
  const max = Math.ceil(most / ROUND_TO_DOLLARS) * ROUND_TO_DOLLARS;
  return (
    <div className="my-2 text-sm">
      <PastYearsRates of={[BAH_YEAR]} />
      <ul className="mb-2 flex flex-wrap gap-x-4">
        <Key name="Rent" width={12}>
          <rect width="12" height="12" y="2" className="fill-action forced-colors:fill-[CanvasText]" />
        </Key>
        {bah.map(({ label, isDashed }) => (
          <Key key={label} name={label} width={2}>
            <line
              x1="1"
              x2="1"
              y2="16"
              strokeDasharray={isDashed ? '4 2' : undefined}
              className="stroke-ink stroke-2 forced-colors:stroke-[CanvasText]"
            />
          </Key>
        ))}
      </ul>
      <ul className="apart-2">
        {rents.map(({ label, text, dollars, short }) => (
          <li key={label}>
            <span className="figure-row">
              <span>{label}</span>{' '}
              <strong className={`font-semibold ${short > 0 ? 'text-accent' : ''}`}>{text}</strong>
            </span>
            <Bar range={[dollars]} max={max} short={short} marks={bah} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A mark of the chart, and what it means. */
function Key({ name, width, children }: { name: string; width: number; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden="true" width={width} height="16">
        {children}
      </svg>
      {name}
    </li>
  );
}
