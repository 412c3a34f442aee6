import { roundTicks } from '@/blocks/axis';
import { FactText } from '@/blocks/fact-text';
import { type CashFlow, WEEKS } from '@/features/first-60-days/cash-flow';
import { firstSixtyPage } from '@/features/first-60-days/content/first-60-days';
import { exampleFlow } from '@/features/first-60-days/example';
import { placesInWords } from '@/features/first-60-days/missing-words';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { wholeUsd } from '@/money/cents';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { mostOut } from './needed-cash';

const WIDTH = 360;
const HEIGHT = 176;
const LEFT = 82;
const TOP = 16;
const BOTTOM = 138;
const COLUMN = (WIDTH - LEFT) / WEEKS;
const BAR = 10;

/** The weeks as a picture. Until there is an answer, it is an example of the same size; none beside what a family's plan has filled in. */
export function WeekPicture({ form }: { form: FirstSixty }) {
  const isExample = form.flow.neededCents === null;
  const { isWithoutOrders } = form.input;
  if (isExample && form.hasPlan) return null;
  const words = isExample ? 'An example: what you pay and what comes back, by week' : weekWords(form);
  const isShort = !isWithoutOrders && (mostOut(form.flow) ?? 0) > 0;
  return (
    <figure
      data-unsearched
      className={`my-2 break-inside-avoid print:mt-0 ${isExample ? 'print:hidden' : ''}`}
    >
      <figcaption className="text-sm">
        <span className="block font-semibold">{isExample ? 'An example' : 'Your weeks'}</span>
        <span className="flex flex-wrap gap-x-3">
          <Key name="You pay ↓" fill="fill-line-strong forced-colors:fill-[CanvasText]" />
          {!isWithoutOrders && <Key name="Comes back ↑" fill="fill-action forced-colors:fill-[CanvasText]" />}
          <Key name="Your lowest cash that week" fill="fill-accent" isLine />
        </span>
      </figcaption>
      <Picture
        flow={isExample ? exampleFlow : form.flow}
        label={words}
        hasMeals={!isWithoutOrders && (isExample || form.worked.claims.length > 0)}
      />
      <div className="mt-1 min-h-10 text-sm print:min-h-0">
        {isExample ? (
          <p key="example" className="text-ink-soft">
            <FactText of={firstSixtyPage.exampleWeeks} />
          </p>
        ) : (
          // The lowest point is the big number: where it is known, its help stands in its place.
          !(isShort && form.flow.lowest) && (
            <p key="own">
              <ChangingText text={words} />
            </p>
          )
        )}
        {isShort && (
          <p className="font-medium">
            No savings? Before you leave, ask finance for advance DLA and advance pay, then your{' '}
            <a href="#ask-before-you-leave" className="link">
              relief society
            </a>
          </p>
        )}
      </div>
    </figure>
  );
}

/** Drawn, so that it prints. */
function Key({ name, fill, isLine = false }: { name: string; fill: string; isLine?: boolean }) {
  return (
    <span>
      <svg aria-hidden="true" viewBox="0 0 10 10" className={`mr-1 inline-block size-2.5 ${fill}`}>
        <rect y={isLine ? 4 : 0} width={10} height={isLine ? 2 : 10} />
      </svg>
      {name}
    </span>
  );
}

function weekWords({ flow, worked: { tlaNeeds, dlaNeeds }, input }: FirstSixty): string {
  const { lowest } = flow;
  // The line ends where money comes back whose amount is unknown.
  if (lowest === null)
    return `To see what comes back, and when, fill in: ${placesInWords([...tlaNeeds, ...(input.dla === 'none' ? [] : dlaNeeds)])}.`;
  if (lowest.cents === 0) return 'You are never out of pocket in these nine weeks.';
  return `The lowest point is in week ${lowest.week + 1}: ${wholeUsd(-lowest.cents)} out of your own pocket.`;
}

/** `hasMeals`: what comes back includes TLA’s full meals. */
type PictureProps = { flow: CashFlow; label: string; hasMeals: boolean };

function Picture({ flow, label, hasMeals }: PictureProps) {
  const { weeks } = flow;
  const lows = weeks.map(({ lowCents }) => lowCents ?? 0);
  const ticks = roundTicks(
    Math.min(0, ...lows, ...weeks.map(({ outCents }) => -outCents)) / 100,
    Math.max(0, ...lows, ...weeks.map(({ backCents }) => backCents)) / 100,
  );
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const y = (cents: number) =>
    Math.round(BOTTOM - ((cents / 100 - bottom) / (top - bottom)) * (BOTTOM - TOP));
  const x = (week: number) => Math.round(LEFT + COLUMN * (week + 0.5));
  const line = weeks.flatMap(({ lowCents }, week) =>
    lowCents === null ? [] : [`${x(week)},${y(lowCents)}`],
  );
  const { lowest } = flow;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block w-full fill-ink text-[min(0.8rem,14px)]"
    >
      {ticks.map((dollars) => (
        <g key={dollars}>
          <line x1={LEFT} x2={WIDTH} y1={y(dollars * 100)} y2={y(dollars * 100)} className="stroke-line" />
          <text x={LEFT - 6} y={y(dollars * 100)} textAnchor="end" dominantBaseline="middle">
            {`${dollars < 0 ? '−' : ''}${roundUsd(Math.abs(dollars))}`}
          </text>
        </g>
      ))}
      {weeks.map(({ outCents, backCents }, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks never move
        <g key={week}>
          <Bar x={x(week) - BAR - 1} from={y(0)} to={y(-outCents)} fill="fill-line-strong" />
          <Bar x={x(week) + 1} from={y(backCents)} to={y(0)} fill="fill-action" />
        </g>
      ))}
      <line x1={LEFT} x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-line-strong" />
      <polyline points={line.join(' ')} fill="none" strokeWidth={2} className="stroke-accent" />
      {hasMeals && (lows.at(-1) ?? 0) > 0 && (
        <text
          x={WIDTH}
          y={y(lows.at(-1) ?? 0) - 8}
          textAnchor="end"
          paintOrder="stroke"
          strokeWidth={4}
          className="stroke-page"
        >
          {firstSixtyPage.exampleEnd}
        </text>
      )}
      {lowest && lowest.cents < 0 && (
        <g>
          <circle cx={x(lowest.week)} cy={y(lowest.cents)} r={5} className="mark-deadline" />
          <text
            x={x(lowest.week) + (lowest.week < WEEKS / 2 ? 10 : -10)}
            y={y(lowest.cents)}
            textAnchor={lowest.week < WEEKS / 2 ? 'start' : 'end'}
            dominantBaseline="middle"
            paintOrder="stroke"
            strokeWidth={4}
            className="stroke-page font-semibold"
          >
            {`−${wholeUsd(-lowest.cents)}`}
          </text>
        </g>
      )}
      {Array.from({ length: WEEKS }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks never move
        <text key={week} x={x(week)} y={BOTTOM + 18} textAnchor="middle">
          {week + 1}
        </text>
      ))}
      <text x={LEFT + (WIDTH - LEFT) / 2} y={HEIGHT - 5} textAnchor="middle">
        Weeks after landing
      </text>
    </svg>
  );
}

/** Millions in a short form, which has room beside the picture: 1,500,000 is '$1.5M'. */
function roundUsd(dollars: number): string {
  return dollars < 1_000_000 ? formatUsd(dollars) : `$${dollars / 1_000_000}M`;
}

type BarProps = { x: number; from: number; to: number; fill: string };

function Bar({ x, from, to, fill }: BarProps) {
  if (from === to) return null;
  return (
    <rect
      x={x}
      width={BAR}
      y={from}
      height={to - from}
      className={`${fill} forced-colors:fill-[CanvasText]`}
    />
  );
}
