import { MapNumber } from '@/blocks/map-number';
import { isFact, isUnconfirmed } from '@/facts/facts';
import type { RangeBar } from '@/facts/types';
import { percent } from './axis';
import { Bar, type RangeMark } from './bar';
import { FactText } from './fact-text';
import { Unconfirmed } from './unconfirmed';

type RangeBarsProps = {
  title: string;
  bars: readonly RangeBar[];
  /** The axis runs from 0 to the first multiple of `step` that covers every bar, with a label at each. */
  step: number;
  tickText?: (tick: number) => string;
  marks?: { title: string; values: readonly RangeMark[] };
  /** Spans of the axis, such as the months in which something happens. Amounts, the default, begin at 0. */
  areSpans?: boolean;
  /** Numbers the bars like the marks of a map. */
  isNumbered?: boolean;
};

/**
 * Ranges on one axis, which is above the first bar. Each bar's text says the same.
 */
export function RangeBars({
  title,
  bars,
  step,
  tickText = String,
  marks,
  areSpans = false,
  isNumbered = false,
}: RangeBarsProps) {
  const values = marks?.values ?? [];
  const max =
    Math.ceil(Math.max(...bars.flatMap(({ range = [] }) => range), ...values.map(({ at }) => at)) / step) *
    step;
  const ticks = Array.from({ length: max / step + 1 }, (_, index) => index * step);
  // What all facts have in common is said once.
  const facts = bars.map(({ text }) => text).filter(isFact);
  const [doubtful] = facts.every(isUnconfirmed) ? facts : [];
  return (
    <figure className="mb-4 break-inside-avoid">
      <figcaption className="mb-2 font-semibold">
        {title}
        {doubtful && <Unconfirmed value={doubtful.value} />}
      </figcaption>
      {marks && (
        <p className="mb-4 text-sm">
          <FactText of={marks.title} />
        </p>
      )}
      <div aria-hidden="true" className="mb-2 text-ink-soft">
        <AxisLabels max={max} labels={ticks.map((tick) => [tick, tickText(tick)])} />
      </div>
      <ol className={bars.some(({ note }) => note) ? 'apart-4' : 'apart-3'}>
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
              <strong
                className={
                  range ? 'font-display text-xl leading-snug font-semibold' : 'font-normal text-ink-soft'
                }
              >
                <FactText of={text} isUnmarked={doubtful !== undefined} />
              </strong>
            </span>
            {range && marks && (
              <div aria-hidden="true" className="mt-1 font-semibold">
                <AxisLabels max={max} labels={values.map(({ at, label: name }) => [at, name])} />
              </div>
            )}
            {range && <Bar range={range} max={max} isSpan={areSpans} marks={values} />}
            {note && (
              <span
                data-unsearched
                className={`block text-sm leading-snug text-ink-soft ${range ? 'mt-2' : ''}`}
              >
                <FactText of={note} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Words under or over an axis from 0 to `max`, each at its value. Those at the ends stay inside. */
function AxisLabels({
  max,
  labels,
}: {
  max: number;
  labels: readonly (readonly [at: number, text: string])[];
}) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="1.25em"
      className="block text-[min(0.8rem,14px)]"
      overflow="visible"
    >
      <g className="fill-current">
        {labels.map(([at, text]) => (
          <text
            key={at}
            x={percent(at / max)}
            y="1em"
            textAnchor={at === 0 ? 'start' : at === max ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
