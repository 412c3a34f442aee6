import type { Text } from '@/guides/types';
import { MapNumber } from '@/maps/map-number';
import { FactText } from './fact-text';

export type RangeBar = {
  label: string;
  /** In the axis's unit. The same number twice, or nearly, draws a dot. Undefined where there is no bar. */
  range: readonly [from: number, to: number] | undefined;
  /** What the bar says, such as "6-18 months". */
  text: Text;
  /** A line below the label. */
  note?: Text;
  /** The id of its card on the page. */
  card?: string;
};

type RangeBarsProps = {
  title: string;
  bars: readonly RangeBar[];
  /** The axis runs from 0 to the first multiple of `step` that holds every bar, with a label at each. */
  step: number;
  /** Numbers the bars like the marks of a map. */
  isNumbered?: boolean;
};

/** Ranges on one axis, which stands below the last bar. Each bar's text says the same. */
export function RangeBars({ title, bars, step, isNumbered = false }: RangeBarsProps) {
  const max = Math.ceil(Math.max(...bars.flatMap(({ range = [] }) => range)) / step) * step;
  const lastDrawn = bars.findLastIndex(({ range }) => range);
  const ticks = Array.from({ length: max / step + 1 }, (_, index) => index * step);
  return (
    <figure className="mb-4 break-inside-avoid">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <ol className="space-y-3">
        {bars.map(({ label, range, text, note, card }, index) => (
          <li key={label}>
            <span className="figure-row">
              <span className="flex items-center gap-2">
                {isNumbered && <MapNumber>{index + 1}</MapNumber>}
                {card ? (
                  <a href={`#${card}`} className="link">
                    {label}
                  </a>
                ) : (
                  label
                )}
              </span>
              <strong className="font-display text-xl leading-snug font-semibold lg:text-lg">
                <FactText of={text} />
              </strong>
            </span>
            {note && (
              <span className="block text-sm text-ink-soft">
                <FactText of={note} />
              </span>
            )}
            {range && <Bar range={range} max={max} />}
            {index === lastDrawn && (
              <span aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
                {ticks.map((tick) => (
                  <span key={tick}>{tick}</span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}

const HEIGHT = 10;
/** Parts of the axis: what is thinner than `THINNEST` is a dot. */
const PARTS = 100;
const THINNEST = 2;

/** A range on an axis from 0 to `max`. The text beside it says the same. */
export function Bar({ range: [from, to], max }: { range: readonly [from: number, to: number]; max: number }) {
  const [start, end] = [from, to].map((value) => Math.round((value / max) * PARTS)) as [number, number];
  const width = end - start;
  if (width < THINNEST) return <Dot at={from / max} />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PARTS} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-1 h-2.5 w-full rounded-full bg-sand print:border forced-colors:border"
    >
      <rect x={start} width={width} height={HEIGHT} className="fill-action forced-colors:fill-[CanvasText]" />
    </svg>
  );
}

/** As tall as the bars, and round at any width. */
function Dot({ at }: { at: number }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-1 h-2.5 w-full rounded-full bg-sand px-[5px] print:border forced-colors:border"
      overflow="visible"
    >
      <circle cx={`${at * 100}%`} cy="5" r="5" className="fill-action forced-colors:fill-[CanvasText]" />
    </svg>
  );
}
