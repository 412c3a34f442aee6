import coast from 'virtual:coast';
import { useContext } from 'react';
import { type BaseId, baseIds, bases as baseTable } from '@/guides/bases';
import { milesBetween, oahu, type Point, project, type Spot, sizeOf, spread } from './geo';
import { HomeBaseContext } from './home-base';
import { basePlaces, nearestBase, towns } from './places';

export type MapMark = {
  title: string;
  at: Point;
  /** The id of its card on the page. */
  card?: string;
};

type IslandMapProps = {
  /** What the map shows, as its heading. */
  title: string;
  marks: readonly MapMark[];
  /** The marks are areas too wide for one distance. */
  areWide?: boolean;
};

/** A drawn map whose numbered marks lead to their cards. The list beside it says the same in words. */
export function IslandMap({ title, marks, areWide = false }: IslandMapProps) {
  const home = useContext(HomeBaseContext);
  return (
    <figure
      aria-label={title}
      className="my-5 grid max-w-5xl items-start gap-x-6 gap-y-3 break-inside-avoid lg:grid-cols-2"
    >
      <Drawing marks={marks} home={home} />
      <div>
        {marks.length > 0 && (
          <ol>
            {marks.map((mark, index) => (
              <li
                key={mark.title}
                className="flex min-h-11 break-inside-avoid items-start gap-3 py-1 leading-snug"
              >
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-action text-sm font-semibold text-on-action print:border print:bg-transparent print:text-ink"
                >
                  {index + 1}
                </span>
                <span>
                  {mark.card ? (
                    <a href={`#${mark.card}`} className="link">
                      {mark.title}
                    </a>
                  ) : (
                    mark.title
                  )}
                  {!areWide && <Miles from={mark.at} home={home} />}
                </span>
              </li>
            ))}
          </ol>
        )}
        <figcaption className="mt-2 text-sm text-ink-soft">
          Squares are bases. {!areWide && 'Miles are a straight line: the road is longer. '}
          Coast: Natural Earth. Places: GeoNames (CC BY 4.0).
        </figcaption>
      </div>
    </figure>
  );
}

function Miles({ from, home }: { from: Point; home: BaseId | undefined }) {
  const milesTo = (base: BaseId) => milesBetween(from, basePlaces[base]);
  const base = home ?? nearestBase(milesTo);
  return (
    <span className="block text-sm leading-tight text-ink-soft">
      {milesTo(base) < 1 ? 'beside' : `${Math.round(milesTo(base))} mi from`} {baseTable[base].shortName}
      {home && ', your base'}
    </span>
  );
}

const RADIUS = 9;
const HALF = 5;
const APART = 20;
const TEXT_HEIGHT = 11;
/** A label farther away than this gets a line to its square. */
const LEADER_FROM = 25;

/** Hidden from screen readers and the keyboard, which have the list. */
function Drawing({ marks, home }: { marks: readonly MapMark[]; home: BaseId | undefined }) {
  const { width, height } = sizeOf(oahu);
  const spotOf = (point: Point) => project(oahu, point);
  const bases = baseIds.map((id) => spotOf(basePlaces[id]));
  const spots = spread([...bases, ...marks.map(({ at }) => spotOf(at))], APART).slice(bases.length);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="w-full rounded-xl bg-action-tint text-[0.72rem] forced-colors:border"
    >
      <path
        d={coast}
        className="fill-page stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <Honolulu />
      {baseIds.map((id) => (
        <Base key={id} id={id} isHome={id === home} />
      ))}
      {spots.map((spot, index) => (
        <Mark key={marks[index]?.title} card={marks[index]?.card} spot={spot} number={index + 1} />
      ))}
    </svg>
  );
}

function Honolulu() {
  const { x, y } = project(oahu, towns.honolulu);
  return (
    <text x={x + 2.5 * RADIUS} y={y} className="fill-ink-soft italic forced-colors:fill-[CanvasText]">
      Honolulu
    </text>
  );
}

function Base({ id, isHome }: { id: BaseId; isHome: boolean }) {
  const { x, y } = project(oahu, basePlaces[id]);
  const { text, dx, dy, anchor } = basePlaces[id].label;
  return (
    <g className="fill-ink forced-colors:fill-[CanvasText]">
      {isHome && <circle cx={x} cy={y} r={RADIUS + 1} className="fill-none stroke-accent stroke-3" />}
      {Math.abs(dy) > LEADER_FROM && (
        <path d={`M${x} ${y}L${x + dx} ${y + dy - TEXT_HEIGHT}`} className="stroke-ink-soft" />
      )}
      <rect x={x - HALF} y={y - HALF} width={2 * HALF} height={2 * HALF} />
      <text x={x + dx} y={y + dy} textAnchor={anchor} className={isHome ? 'font-bold' : undefined}>
        {text}
        {isHome && ' (yours)'}
      </text>
    </g>
  );
}

type MarkProps = { card: string | undefined; spot: Spot; number: number };

function Mark({ card, spot: { x, y }, number }: MarkProps) {
  const dot = (
    <>
      <circle
        cx={x}
        cy={y}
        r={RADIUS}
        className="fill-action stroke-page forced-colors:fill-[Canvas] forced-colors:stroke-[LinkText]"
      />
      <text
        x={x}
        y={y + 4}
        textAnchor="middle"
        className="fill-on-action font-bold forced-colors:fill-[CanvasText]"
      >
        {number}
      </text>
    </>
  );
  return card ? (
    <a href={`#${card}`} tabIndex={-1} className="no-underline">
      {dot}
    </a>
  ) : (
    dot
  );
}
