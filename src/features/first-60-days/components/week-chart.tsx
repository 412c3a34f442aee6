import { Disclosure } from '@/blocks/disclosure';
import { type CashFlow, WEEKS } from '@/features/first-60-days/cash-flow';
import { roundTicks } from '@/features/first-60-days/chart-scale';
import { wholeUsd } from '@/features/first-60-days/format';
import { fieldsInWords } from '@/features/first-60-days/ledger';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { formatUsd } from '@/money/usd';
import { NeededWords } from './needed-cash';
import { WeekTable } from './week-table';
import { WhatYouWillSee } from './what-you-will-see';

const WIDTH = 360;
const HEIGHT = 210;
const LEFT = 64;
const TOP = 12;
const BOTTOM = 186;
const COLUMN = (WIDTH - LEFT) / WEEKS;
const BAR = 10;

/** The weeks in words and as a table and, once something comes back, as a picture. The picture's size never changes. */
export function WeekChart({ form }: { form: FirstSixty }) {
  const { flow, input } = form;
  const words = chartWords(form);
  const isDrawn = hasLine(flow);
  if (flow.neededCents === null) return <WhatYouWillSee />;
  return (
    <figure className="break-inside-avoid">
      {isDrawn && <Picture flow={flow} label={words} />}
      <figcaption>
        {isDrawn && (
          <p className="text-sm text-ink-soft print:text-[8pt] print:leading-tight">
            Weeks after landing. Bars down: you pay. Bars up: money comes back. The line: how far you are
            ahead (above $0) or out of pocket (below).
          </p>
        )}
        <div className="mt-3 min-h-24 space-y-2 print:mt-1 print:min-h-0 print:text-sm">
          <NeededWords form={form} />
        </div>
        <p className="mt-2 min-h-14 print:min-h-0 print:text-sm">{words}</p>
      </figcaption>
      <Disclosure summary="The same, week by week">
        <WeekTable flow={flow} landing={input.landing} />
      </Disclosure>
    </figure>
  );
}

/** A line takes two points. */
function hasLine({ weeks }: CashFlow): boolean {
  return weeks.filter(({ lowCents }) => lowCents !== null).length > 1;
}

function chartWords({ flow, worked: { tlaNeeds, dlaNeeds }, input }: FirstSixty): string {
  const { neededCents, lowest } = flow;
  if (neededCents === null) return '';
  const needs = [...new Set([...tlaNeeds, ...(input.dla === 'none' ? [] : dlaNeeds)])];
  if (lowest === null && !hasLine(flow) && needs.length > 0)
    return `To see what comes back, and when, fill in: ${fieldsInWords(needs)}.`;
  if (lowest === null)
    return 'What comes back has an unknown amount, so the line ends where that money would come.';
  if (lowest.cents === 0) return 'You are never out of pocket in these nine weeks.';
  return `The lowest point is in week ${lowest.week + 1}: ${wholeUsd(-lowest.cents)} out of your own pocket.`;
}

function Picture({ flow, label }: { flow: CashFlow; label: string }) {
  const { weeks } = flow;
  const lows = weeks.map(({ lowCents }) => lowCents ?? 0);
  const ticks = roundTicks(
    Math.min(0, ...lows, ...weeks.map(({ outCents }) => -outCents)) / 100,
    Math.max(0, ...lows, ...weeks.map(({ backCents }) => backCents)) / 100,
  );
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const y = (cents: number) => BOTTOM - ((cents / 100 - bottom) / (top - bottom)) * (BOTTOM - TOP);
  const x = (week: number) => LEFT + COLUMN * (week + 0.5);
  const line = weeks.flatMap(({ lowCents }, week) =>
    lowCents === null ? [] : [`${x(week)},${y(lowCents)}`],
  );
  const { lowest } = flow;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block w-full fill-ink text-xs"
    >
      {ticks.map((dollars) => (
        <g key={dollars}>
          <line x1={LEFT} x2={WIDTH} y1={y(dollars * 100)} y2={y(dollars * 100)} className="stroke-line" />
          <text x={LEFT - 6} y={y(dollars * 100)} textAnchor="end" dominantBaseline="middle">
            {dollars < 0 ? `−${formatUsd(-dollars)}` : formatUsd(dollars)}
          </text>
        </g>
      ))}
      {weeks.map(({ outCents, backCents }, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks never move
        <g key={week}>
          <rect
            x={x(week) - BAR - 1}
            width={BAR}
            y={y(0)}
            height={y(-outCents) - y(0)}
            className="fill-line-strong forced-colors:fill-[CanvasText]"
          />
          <rect
            x={x(week) + 1}
            width={BAR}
            y={y(backCents)}
            height={y(0) - y(backCents)}
            className="fill-action forced-colors:fill-[CanvasText]"
          />
        </g>
      ))}
      <line x1={LEFT} x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-line-strong" />
      <polyline points={line.join(' ')} fill="none" strokeWidth={2} className="stroke-accent" />
      {lowest && lowest.cents < 0 && (
        <circle cx={x(lowest.week)} cy={y(lowest.cents)} r={5} className="mark-deadline" />
      )}
      {Array.from({ length: WEEKS }, (_, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the weeks never move
        <text key={week} x={x(week)} y={HEIGHT - 6} textAnchor="middle">
          {week + 1}
        </text>
      ))}
    </svg>
  );
}
