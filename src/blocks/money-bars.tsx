import { formatUsd, wholeDollars } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';

type Piece = {
  label: string;
  dollars: number;
  /** The part to look at twice. */
  isCostly?: true;
  /** What the other pieces leave. */
  isRest?: true;
};

export type MoneyBar = {
  label: string;
  /** Shown at its end, such as "$4,498 a month". */
  text: string;
  pieces: readonly Piece[];
  /** A different kind of bar, to compare the others with. */
  isOther?: true;
};

/** Sums of dollars on one scale, each in up to three pieces. The text under a bar names them. */
export function MoneyBars({ title, bars }: { title: string; bars: readonly MoneyBar[] }) {
  const longest = Math.max(...bars.map(sumOf));
  return (
    <figure className="my-5 break-inside-avoid">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <ul className="apart-3">
        {bars.map((bar) => (
          <li key={bar.label}>
            <span className="figure-row">
              <span>{bar.label}</span>
              <strong className="font-display leading-snug font-semibold">
                <ChangingText text={bar.text} />
              </strong>
            </span>
            <Bar bar={bar} longest={longest} />
            {bar.pieces.length > 1 && <Pieces pieces={bar.pieces} />}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function sumOf({ pieces }: MoneyBar): number {
  return pieces.reduce((sum, { dollars }) => sum + dollars, 0);
}

const HEIGHT = 14;
const PARTS = 1000;
const fills = ['fill-action print:fill-line', 'fill-ink', 'fill-line-strong'] as const;
const dots = ['bg-action', 'bg-ink', 'bg-line-strong'] as const;

function Bar({ bar: { pieces, isOther }, longest }: { bar: MoneyBar; longest: number }) {
  let start = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PARTS} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-1 h-3 w-full rounded-sm forced-color-adjust-none"
    >
      {pieces.map(({ label, dollars, isCostly, isRest }, index) => {
        const width = Math.round((dollars / longest) * PARTS);
        const x = start;
        start += width;
        return (
          <rect
            key={label}
            x={x}
            width={width}
            height={HEIGHT}
            className={isCostly ? 'fill-warn' : fills[isOther || isRest ? 2 : index]}
          />
        );
      })}
    </svg>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const whole = wholeDollars(pieces.map(({ dollars }) => dollars));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
      {pieces.map(({ label, isCostly, isRest }, index) => (
        <li key={label}>
          <span
            aria-hidden="true"
            className={`mr-2 inline-block size-2.5 rounded-sm forced-color-adjust-none ${isCostly ? 'bg-warn' : dots[isRest ? 2 : index]}`}
          />
          {label}{' '}
          <strong translate="no" className="font-semibold">
            {formatUsd(whole[index] ?? null)}
          </strong>
        </li>
      ))}
    </ul>
  );
}
