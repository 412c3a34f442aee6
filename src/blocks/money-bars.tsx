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
  /** What its pieces are, in a row each: a picture of its own. */
  hasRows?: true;
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
            {bar.pieces.length > 1 && <Pieces of={bar} />}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function sumOf({ pieces }: MoneyBar): number {
  return pieces.reduce((sum, { dollars }) => sum + dollars, 0);
}

const HEIGHT = 12;
const PARTS = 1000;
const fills = ['fill-action print:fill-line', 'fill-ink', 'fill-sand stroke-line-strong stroke-2'] as const;

/** The same for a piece of a bar and for its dot in the words under it. */
function fillOf({ isCostly, isRest }: Piece, index: number): string | undefined {
  return isCostly ? 'fill-warn' : fills[isRest ? 2 : index];
}

function Bar({ bar: { pieces, isOther, hasRows }, longest }: { bar: MoneyBar; longest: number }) {
  let start = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PARTS} ${HEIGHT}`}
      preserveAspectRatio="none"
      height={2 * HEIGHT}
      className={`mt-1 w-full rounded forced-color-adjust-none ${hasRows ? '' : 'h-3'}`}
    >
      {pieces.map((piece, index) => {
        const { label, dollars } = piece;
        const width = Math.round((dollars / longest) * PARTS);
        const x = start;
        start += width;
        return (
          <rect
            key={label}
            x={x}
            width={width}
            height={HEIGHT}
            vectorEffect="non-scaling-stroke"
            className={fillOf(piece, isOther ? 2 : index)}
          />
        );
      })}
    </svg>
  );
}

function Pieces({ of: { pieces, hasRows } }: { of: MoneyBar }) {
  const whole = wholeDollars(pieces.map(({ dollars }) => dollars));
  return (
    <ul className={hasRows ? 'mt-2' : 'mt-1 flex flex-wrap gap-x-5 text-sm'}>
      {pieces.map((piece, index) => (
        <li key={piece.label} className={hasRows ? 'figure-row' : undefined}>
          <span>
            <svg
              aria-hidden="true"
              viewBox="0 0 10 10"
              className={`mr-2 inline-block size-2.5 rounded forced-color-adjust-none ${fillOf(piece, index)}`}
            >
              <path d="M0 0h10v10H0z" />
            </svg>
            {piece.label}
          </span>{' '}
          <strong translate="no" className="font-semibold">
            {formatUsd(whole[index] ?? null)}
          </strong>
        </li>
      ))}
    </ul>
  );
}
