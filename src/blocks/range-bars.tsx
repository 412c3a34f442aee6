import type { Text } from '@/guides/types';
import { FactText } from './fact-text';

export type RangeBar = {
  label: string;
  /** From and to, in the axis's unit. The same number twice draws a short mark. */
  from: number;
  to: number;
  /** What the bar says, such as "6-18 months". */
  text: Text;
};

type RangeBarsProps = {
  title: string;
  bars: readonly RangeBar[];
  /** The axis runs from 0 to the first multiple of `step` that holds every bar, with a label at each. */
  step: number;
};

/** Ranges on one axis. Each bar's text says the same. */
export function RangeBars({ title, bars, step }: RangeBarsProps) {
  const max = Math.ceil(Math.max(...bars.map(({ to }) => to)) / step) * step;
  const ticks = Array.from({ length: max / step + 1 }, (_, index) => index * step);
  return (
    <figure className="my-5 max-w-measure break-inside-avoid">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <ul className="space-y-3">
        {bars.map(({ label, from, to, text }) => (
          <li key={label}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{label}</span>
              <strong className="font-display text-lg font-semibold">
                <FactText of={text} />
              </strong>
            </span>
            <Bar from={from} to={to} max={max} />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </figure>
  );
}

const HEIGHT = 10;
/** Parts of the axis: a bar is never thinner than one. */
const PARTS = 100;

function Bar({ from, to, max }: { from: number; to: number; max: number }) {
  const [start, end] = [(from / max) * PARTS, (to / max) * PARTS];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PARTS} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-1 h-2.5 w-full rounded-full bg-sand print:border forced-colors:border"
    >
      <rect
        x={start}
        width={Math.max(1, end - start)}
        height={HEIGHT}
        className="fill-action forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}
