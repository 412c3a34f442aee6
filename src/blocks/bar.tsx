import type { RangeBar } from '@/facts/types';
import { percent } from './axis';
import { BAR_HEIGHT, BarTrack } from './bar-track';

/** A value to compare all bars with: a line through them, named above each or in a legend. The page says it in words, too. */
export type RangeMark = { label: string; at: number; isDashed?: boolean };

/** Part of the axis: a span that is thinner is drawn as a dot as tall as the bars. */
const THINNEST = 0.02;
/** Of the part that an amount may or may not reach. */
const FAINT = 0.4;

type BarProps = {
  range: NonNullable<RangeBar['range']>;
  max: number;
  isSpan?: boolean;
  /** How much of an amount's end something doesn't pay for: in another color. */
  short?: number;
  marks?: readonly RangeMark[];
};

/**
 * A range on an axis from 0 to `max`. The text beside it says the same.
 * An amount is solid from 0 to its least, and faint from there to its most.
 */
export function Bar({ range: [from, to = from], max, isSpan = false, short = 0, marks = [] }: BarProps) {
  const isDot = isSpan && to - from < THINNEST * max;
  return (
    <BarTrack
      className={isDot ? 'px-1' : undefined}
      overflow={marks.length > 0 || isDot ? 'visible' : 'hidden'}
    >
      <g className="fill-action forced-colors:fill-[CanvasText]">
        {isDot ? (
          <circle cx={percent(from / max)} cy={BAR_HEIGHT / 2} r={BAR_HEIGHT / 2} />
        ) : (
          <>
            {!isSpan && <rect width={percent(from / max)} height={BAR_HEIGHT} />}
            <rect
              x={percent(from / max)}
              width={percent((to - from) / max)}
              height={BAR_HEIGHT}
              fillOpacity={isSpan ? undefined : FAINT}
            />
            {short > 0 && (
              <rect
                x={percent((from - short) / max)}
                width={percent(short / max)}
                height={BAR_HEIGHT}
                className="fill-accent"
              />
            )}
          </>
        )}
      </g>
      <g className="stroke-ink stroke-2 forced-colors:stroke-[CanvasText]">
        {marks.map(({ at, isDashed }) => (
          <line
            key={at}
            x1={percent(at / max)}
            x2={percent(at / max)}
            y1={-4}
            y2={BAR_HEIGHT + 4}
            strokeDasharray={isDashed ? '4 4' : undefined}
          />
        ))}
      </g>
    </BarTrack>
  );
}
