import sprite from 'virtual:icon-sprite';
import { useId } from 'react';
import type { BaseId } from '@/facts/bases';
import { frames, type Point, project, type Spot, sizeOf, spread } from '@/maps/geo';
import type { MapGround, MapMark } from '@/maps/marks';
import { basePlaces, type Label } from '@/maps/places';

const RADIUS = 9;
const HALF = 5;
/** Room for a thumb to tell two marks apart, and for a mark beside a base's square. */
const APART = 24;
const FROM_BASES = 16;
/** About as wide as a letter of a name. */
const LETTER = 6;
const startOf = { start: 0, middle: 0.5, end: 1 } as const;
/** Where “Your base” goes: the corner where Oahu leaves the most sea. */
const LEGEND = 16;

type IslandDrawingProps = { ground: MapGround; marks: readonly MapMark[]; home: BaseId | undefined };

/** Hidden from screen readers and the keyboard, which have the list. */
export function IslandDrawing({ ground, marks, home }: IslandDrawingProps) {
  const { bases, names, part, isWholeOnWide } = ground;
  const frame = frames[ground.frame];
  const { width } = sizeOf(frame);
  const spotOf = (point: Point) => project(frame, point);
  const { north, south } = part ?? frame;
  const { y: top } = spotOf({ latitude: north, longitude: frame.west });
  const { y: bottom } = spotOf({ latitude: south, longitude: frame.west });
  const fixed = bases.flatMap((id) => withName(spotOf(basePlaces[id]), basePlaces[id].label));
  const apart = spread(
    marks.map(({ at }) => spotOf(at)),
    { apart: APART, fixed, fromFixed: FROM_BASES },
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={isWholeOnWide ? `0 0 ${width} ${bottom}` : `0 ${top} ${width} ${bottom - top}`}
      preserveAspectRatio="xMidYMax slice"
      className={`${isWholeOnWide ? 'max-lg:aspect-video' : ''} w-full rounded-xl bg-action-tint text-action text-[min(0.8rem,14px)] forced-colors:border`}
    >
      <use
        href={`${sprite}#coast-${ground.frame}`}
        className="fill-sand stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      {part && <Mist y={top - HALF} className={isWholeOnWide ? 'lg:hidden' : ''} />}
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

/** A base's spot, and spots along its name. */
function withName(spot: Spot, { text, dx, dy, anchor }: Label): Spot[] {
  const start = spot.x + dx - text.length * LETTER * startOf[anchor];
  return [spot, ...[...text].map((_, index) => ({ x: start + index * LETTER, y: spot.y + dy - 4 }))];
}

/** Over the north edge of a part of an island, which isn't a coast: all across, and over the first row of hills. */
function Mist({ y, className }: { y: number; className: string }) {
  const id = useId();
  return (
    <g className={`forced-colors:hidden ${className}`}>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset=".3" stopColor="var(--action-tint)" />
        <stop offset="1" stopColor="var(--action-tint)" stopOpacity="0" />
      </linearGradient>
      <path d={`M0 ${y}h400v44H0Z`} fill={`url(#${id})`} />
    </g>
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
  const isAside = Math.hypot(x - place.x, y - place.y) > RADIUS + HALF;
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
