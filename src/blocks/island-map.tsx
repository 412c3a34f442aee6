import sprite from 'virtual:icon-sprite';
import { type ReactNode, useContext } from 'react';
import { type BaseId, baseIds } from '@/facts/bases';
import { frames, type Point, project, type Spot, sizeOf, spread } from '@/maps/geo';
import type { MapGround, MapMark } from '@/maps/marks';
import { basePlaces, type Label, towns } from '@/maps/places';
import { MapNumber } from './map-number';
import { Miles } from './miles';
import { OwnPlanContext } from './own-plan';

export const oahu: MapGround = {
  frame: 'oahu',
  bases: baseIds,
  /** In the sea before it: the city itself is full of marks. */
  names: [{ ...towns.honolulu, latitude: 21.222, longitude: -157.735 }],
};

/** From Schofield to the south coast, where most families go: half as tall. */
export const southOahu: MapGround = { ...oahu, part: { north: 21.53, south: 21.2 } };

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
};

/** On a wide window it stays in view beside a longer list. */
export const STAYS = 'lg:sticky lg:top-20 print:static';

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
}: IslandMapProps) {
  const { base: home } = useContext(OwnPlanContext);
  const others = ground.bases.length - marks.filter(({ isBase }) => isBase).length;
  /** It takes half the width, so that its lines don’t break. */
  const isLong = !children && marks.length > SHORT;
  const hasMiles = !children && ground.bases.length > 0;
  const words = !isAlone && (
    <div>
      {figures && <p className="text-right text-sm text-ink-soft">{figures}</p>}
      {children ?? <MarkList marks={marks} isLong={isLong} hasMiles={hasMiles} />}
    </div>
  );
  return (
    <figure
      aria-label={title}
      className={`my-5 grid max-w-5xl items-start gap-x-4 gap-y-3 ${isAlone ? '' : 'lg:grid-cols-2 print:grid-cols-[2fr_3fr]'}`}
    >
      {areWordsFirst && words}
      <div className={isAlone ? undefined : STAYS}>
        <Drawing ground={ground} marks={marks} home={home} />
        <figcaption className="mt-2 text-sm text-ink-soft">
          {others > 1 &&
            (marks.some(({ isBase }) => isBase) ? 'Squares are other bases. ' : 'Squares are bases. ')}
          {hasMiles && 'Miles are straight lines. '}
          Map: Natural Earth, GeoNames (CC BY 4.0); hills sketched.
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
            {mark.figure && (
              <strong className="font-display text-lg leading-snug font-semibold">{mark.figure}</strong>
            )}
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

const RADIUS = 9;
const HALF = 5;
const APART = 20;
/** Where “Your base” goes: the corner where Oahu leaves the most sea. */
const LEGEND = 16;

type DrawingProps = { ground: MapGround; marks: readonly MapMark[]; home: BaseId | undefined };

/** Hidden from screen readers and the keyboard, which have the list. */
function Drawing({ ground, marks, home }: DrawingProps) {
  const { bases, names, part } = ground;
  const frame = frames[ground.frame];
  const { width } = sizeOf(frame);
  const spotOf = (point: Point) => project(frame, point);
  const { north, south } = part ?? frame;
  const { y: top } = spotOf({ latitude: north, longitude: frame.west });
  const { y: bottom } = spotOf({ latitude: south, longitude: frame.west });
  const fixed = bases.map((id) => spotOf(basePlaces[id]));
  const apart = spread([...fixed, ...marks.map(({ at }) => spotOf(at))], APART).slice(fixed.length);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${top} ${width} ${bottom - top}`}
      className="w-full rounded-xl bg-action-tint text-action text-[min(0.8rem,14px)] forced-colors:border"
    >
      <use
        href={`${sprite}#coast-${ground.frame}`}
        className="fill-sand stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <g textAnchor="middle" className="fill-ink-soft italic forced-colors:fill-[CanvasText]">
        {names.map(({ name, ...at }) => (
          <text key={name} {...spotOf(at)}>
            {name}
          </text>
        ))}
      </g>
      {home && bases.includes(home) && (
        <g className="fill-ink font-bold forced-colors:fill-[CanvasText]">
          <Ring x={width - LEGEND} y={top + LEGEND} />
          <text x={width - 2 * LEGEND} y={top + LEGEND + 4} textAnchor="end">
            Your base
          </text>
        </g>
      )}
      <g className="fill-ink forced-colors:fill-[CanvasText]">
        {bases.map((id) => (
          <Base
            key={id}
            id={id}
            spot={spotOf(basePlaces[id])}
            isHome={id === home}
            isMarked={marks.some(({ at, isBase }) => isBase && at === basePlaces[id])}
          />
        ))}
      </g>
      {marks.map((mark, index) => (
        <Mark
          key={mark.title}
          mark={mark}
          place={spotOf(mark.at)}
          spot={(!mark.isBase && apart[index]) || spotOf(mark.at)}
          number={index + 1}
        />
      ))}
    </svg>
  );
}

const asideOf = { start: 4, middle: 0, end: -4 } as const;

type BaseProps = { id: BaseId; spot: Spot; isHome: boolean; isMarked: boolean };

function Base({ id, spot: { x, y }, isHome, isMarked }: BaseProps) {
  const { text, anchor, line, ...label }: Label = basePlaces[id].label;
  const dx = label.dx + (isMarked && !line ? asideOf[anchor] : 0);
  const dy = label.dy - (isMarked && label.dy < 0 ? 4 : 0);
  return (
    <>
      {isHome && <Ring x={x} y={y} />}
      {line && <path d={`M${x} ${y}l${line.dx} ${line.dy}`} className="stroke-ink-soft" />}
      <rect x={x - HALF} y={y - HALF} width={2 * HALF} height={2 * HALF} />
      <text x={x + dx} y={y + dy} textAnchor={anchor} className={isHome ? 'font-bold' : undefined}>
        {text}
      </text>
    </>
  );
}

/** Around the family's own base. */
function Ring({ x, y }: Spot) {
  return <circle cx={x} cy={y} r={RADIUS + 1} fill="none" className="stroke-accent stroke-3" />;
}

/** `place` is where it is; `spot` is where its mark is drawn, clear of the others. */
type MarkProps = { mark: MapMark; place: Spot; spot: Spot; number: number };

function Mark({ mark: { card, label }, place, spot: { x, y }, number }: MarkProps) {
  const isAside = Math.hypot(x - place.x, y - place.y) > HALF;
  const drawn = (
    <>
      {isAside && <path d={`M${place.x} ${place.y}L${x} ${y}`} className="stroke-ink-soft" />}
      <circle
        cx={x}
        cy={y}
        r={label ? HALF : RADIUS}
        className="fill-action stroke-page forced-colors:fill-[Canvas] forced-colors:stroke-[LinkText]"
      />
      {label ? (
        <text
          x={x + label.dx}
          y={y + label.dy}
          textAnchor={label.anchor}
          className="fill-ink font-bold forced-colors:fill-[CanvasText]"
        >
          {label.text}
        </text>
      ) : (
        <text
          x={x}
          y={y + 4}
          textAnchor="middle"
          className="fill-page font-bold forced-colors:fill-[CanvasText]"
        >
          {number}
        </text>
      )}
    </>
  );
  return card ? (
    <a href={`#${card}`} tabIndex={-1} className="no-underline">
      {drawn}
    </a>
  ) : (
    drawn
  );
}
