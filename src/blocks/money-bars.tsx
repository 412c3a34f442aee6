import type { ReactNode } from 'react';
import { formatUsd, wholeDollars } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { percent } from './axis';
import { BarTrack } from './bar-track';

type Piece = {
  label: string;
  dollars: number;
  /** The part to look at twice. */
  isCostly?: true;
};

export type MoneyBar = {
  label: string;
  /** Shown at its end, such as "$4,498 a month". */
  text: string;
  pieces: readonly Piece[];
  /** A different kind of bar, to compare the others with. */
  isOther?: true;
  /** Said under it. */
  note?: ReactNode;
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
            {bar.note && <p className="mt-1 text-sm text-ink-soft">{bar.note}</p>}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function sumOf({ pieces }: MoneyBar): number {
  return pieces.reduce((sum, { dollars }) => sum + dollars, 0);
}

const fills = ['fill-action print:fill-line', 'fill-ink', 'fill-line-strong print:fill-card'] as const;

/** The same for a piece of a bar and for its dot in the words under it. */
function fillOf({ isCostly }: Piece, index: number): string | undefined {
  return isCostly ? 'fill-warn' : fills[index];
}

function Bar({ bar: { pieces, isOther }, longest }: { bar: MoneyBar; longest: number }) {
  let end = 0;
  return (
    <BarTrack className="forced-color-adjust-none">
      {pieces.map((piece, index) => {
        const start = end;
        end += piece.dollars;
        return (
          <rect
            key={piece.label}
            x={percent(start / longest)}
            width={percent(piece.dollars / longest)}
            height="100%"
            className={fillOf(piece, isOther ? 2 : index)}
          />
        );
      })}
    </BarTrack>
  );
}

function Pieces({ of: { pieces } }: { of: MoneyBar }) {
  const whole = wholeDollars(pieces.map(({ dollars }) => dollars));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
      {pieces.map((piece, index) => (
        <li key={piece.label}>
          <svg
            aria-hidden="true"
            viewBox="0 0 10 10"
            className={`mr-2 inline-block size-2.5 rounded forced-color-adjust-none print:border ${fillOf(piece, index)}`}
          >
            <path d="M0 0h10v10H0z" />
          </svg>
          {piece.label}{' '}
          <strong translate="no" className="font-semibold">
            {formatUsd(whole[index] ?? null)}
          </strong>
        </li>
      ))}
    </ul>
  );
}
