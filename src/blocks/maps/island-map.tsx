import { type ReactNode, useContext } from 'react';
import type { MapGround, MapMark } from '@/maps/marks';
import { oahu } from '@/maps/oahu-map';
import { MapNumber } from '../map-number';
import { OwnPlanContext } from '../own-plan';
import { IslandDrawing } from './island-drawing';
import { Miles } from './miles';

type IslandMapProps = {
  /** What the map shows, as its heading. */
  title: string;
  marks: readonly MapMark[];
  ground?: MapGround;
  /** What the marks' figures are, above the list. */
  figures?: string;
  /** Says the same in words, with the marks' numbers, in place of the list. */
  children?: ReactNode;
  /** The words matter more than the map, and come before it. */
  areWordsFirst?: boolean;
  /** The page lists the marks elsewhere. */
  isAlone?: boolean;
  /** Where the page lists the marks, their rows tell miles. */
  hasMilesBeside?: boolean;
};

/** On a wide window it stays in view beside a longer list. */
const STAYS = 'lg:sticky lg:top-20 print:static';

/** The most lines of a short list. */
const SHORT = 4;

/** A drawn map whose numbered marks lead to their cards. The list beside it says the same in words. */
export function IslandMap({
  title,
  marks,
  ground = oahu,
  figures,
  children,
  areWordsFirst = false,
  isAlone = false,
  hasMilesBeside = false,
}: IslandMapProps) {
  const { base: home } = useContext(OwnPlanContext);
  const others = ground.bases.length - marks.filter(({ isBase }) => isBase).length;
  const listsMiles = !isAlone && !children && ground.bases.length > 0 && marks.some(({ isBase }) => !isBase);
  /** It takes half the width, so that its lines don’t break. */
  const isLong = !children && marks.length > SHORT;
  const words = !isAlone && (
    <div>
      {figures && <p className="text-right text-sm text-ink-soft">{figures}</p>}
      {children ?? <MarkList marks={marks} isLong={isLong} hasMiles={listsMiles} />}
    </div>
  );
  return (
    <figure
      aria-label={title}
      className={`my-5 grid max-w-5xl items-start gap-x-4 gap-y-3 ${isAlone ? '' : 'lg:grid-cols-2 print:grid-cols-[2fr_3fr]'}`}
    >
      {areWordsFirst && words}
      <div className={isAlone ? undefined : STAYS}>
        <IslandDrawing ground={ground} marks={marks} home={home} />
        <figcaption className="mt-2 text-sm text-ink-soft">
          {!isAlone &&
            others > 1 &&
            (marks.some(({ isBase }) => isBase) ? 'Squares are other bases. ' : 'Squares are bases. ')}
          {(listsMiles || hasMilesBeside) && 'Miles are straight lines. '}
          Map: Natural Earth, GeoNames (CC BY 4.0).
        </figcaption>
      </div>
      {!areWordsFirst && words}
    </figure>
  );
}

type MarkListProps = { marks: readonly MapMark[]; isLong: boolean; hasMiles: boolean };

function MarkList({ marks, isLong, hasMiles }: MarkListProps) {
  if (marks.length === 0) return null;
  return (
    <ol className={isLong ? 'sm:max-lg:columns-2 print:columns-1' : undefined}>
      {marks.map((mark, index) => (
        <li key={mark.title} className="flex min-h-11 break-inside-avoid items-start gap-3 py-1 leading-snug">
          {!mark.label && <MapNumber>{index + 1}</MapNumber>}
          <span className="figure-row grow">
            <span>
              <MarkTitle mark={mark} />
              {hasMiles && !mark.isBase && <Miles from={mark.at} />}
            </span>{' '}
            {mark.figure && <span className="text-ink-soft">{mark.figure}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function MarkTitle({ mark: { title, card } }: { mark: MapMark }) {
  return card ? (
    <a href={`#${card}`} className="link">
      {title}
    </a>
  ) : (
    title
  );
}
