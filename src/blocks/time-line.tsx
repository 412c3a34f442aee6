import type { ReactNode } from 'react';
import { MapNumber } from '@/blocks/map-number';
import type { TimeLineStep } from '@/facts/types';
import { percent } from './axis';
import { FactText } from './fact-text';

type TimeLineProps = {
  title: string;
  /** Where the line has a tick, from 0 to 1, and what is below it. */
  ticks: readonly { at: number; label?: string | undefined }[];
  steps: readonly TimeLineStep[];
  /** The reader's own day, from 0 to 1. */
  own?: number | undefined;
  /** From here to its end, from 0 to 1, the line is drawn thick. */
  thickFrom?: number | undefined;
  /** Below the drawing: what its thick stretch means, or why there is none. */
  note?: string | undefined;
  /** Below the list. */
  children?: ReactNode;
};

/** Numbered steps on one line: moments above it, spans below it. The list says the same. */
export function TimeLine({ title, ticks, steps, own, thickFrom, note, children }: TimeLineProps) {
  const lanes = lanesOf(steps);
  const lower = Math.max(0, ...lanes) * LANE;
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      {/* The padding keeps the marks at both ends inside. */}
      <div className="px-[10px]">
        <svg
          aria-hidden="true"
          width="100%"
          height={80 + lower}
          overflow="visible"
          className={`text-[min(0.875rem,16px)] ${steps.some(isMoment) ? '' : '-mt-4'}`}
        >
          <line x1="0" y1={LINE} x2="100%" y2={LINE} strokeWidth="2" className="stroke-line-strong" />
          {thickFrom !== undefined && (
            <line
              x1={percent(thickFrom)}
              y1={LINE}
              x2="100%"
              y2={LINE}
              strokeWidth="6"
              className="stroke-action"
            />
          )}
          <g className="stroke-line-strong">
            {ticks.map(({ at }) => (
              <line key={at} x1={percent(at)} y1={LINE} x2={percent(at)} y2={LINE + 5} />
            ))}
          </g>
          <g className="fill-ink-soft forced-colors:fill-[CanvasText]">
            {ticks.map(({ at, label }) => (
              <text key={at} x={percent(at)} y={72 + lower} textAnchor={anchorOf(at, label)}>
                {label}
              </text>
            ))}
          </g>
          <Marks steps={steps} lanes={lanes} />
          {own !== undefined && (
            <svg aria-hidden="true" x={percent(own)} y={LINE} overflow="visible">
              <path d="M0-10 10 0 0 10-10 0Z" className="mark-landing" />
            </svg>
          )}
        </svg>
      </div>
      {note && <p className="no-print mt-1 text-sm text-ink-soft">{note}</p>}
      <ol className="mt-3 max-w-measure print:max-w-none">
        {steps.map(({ label, text }, index) => (
          <li key={label} className="flex break-inside-avoid items-start gap-2 py-1 leading-snug">
            <MapNumber>{index + 1}</MapNumber>
            <span className="figure-row min-w-0 grow">
              <span>{label}</span>
              <strong className="font-display font-semibold">
                <FactText of={text} />
              </strong>
            </span>
          </li>
        ))}
      </ol>
      {children}
    </figure>
  );
}

/** A long label at an end of the line stays inside it. */
function anchorOf(at: number, label = ''): 'start' | 'middle' | 'end' {
  if (label.length < 3) return 'middle';
  return at === 0 ? 'start' : at === 1 ? 'end' : 'middle';
}

function isMoment(step: TimeLineStep): step is TimeLineStep & { from: number } {
  return step.from !== undefined && step.to === undefined;
}

/** Returns the lane of each step: a span that overlaps an earlier one goes below it. */
function lanesOf(steps: readonly TimeLineStep[]): readonly number[] {
  const ends: number[] = [];
  return steps.map(({ from, to, spareTo = to }) => {
    if (from === undefined || spareTo === undefined) return 0;
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = spareTo;
    return lane;
  });
}

/** Returns how far left of its place, in pixels, each moment is drawn, so that none covers the next one. */
function shiftsOf(steps: readonly TimeLineStep[]): ReadonlyMap<TimeLineStep, number> {
  const moments = steps.flatMap((step) => (isMoment(step) ? [{ step, at: step.from }] : []));
  const shifts = new Map<TimeLineStep, number>();
  let next = Number.POSITIVE_INFINITY;
  for (const { step, at } of moments.sort(
    (a, b) => b.at - a.at || steps.indexOf(b.step) - steps.indexOf(a.step),
  )) {
    const x = at * NARROWEST;
    next = Math.min(x, next - APART);
    shifts.set(step, next - x);
  }
  return shifts;
}

const RADIUS = 9;
const ABOVE = 10;
const LINE = 28;
const BELOW = 46;
const LANE = 22;
const APART = 22;
/** The line's width on the narrowest phone, in pixels. */
const NARROWEST = 260;

function Marks({ steps, lanes }: { steps: readonly TimeLineStep[]; lanes: readonly number[] }) {
  const shifts = shiftsOf(steps);
  const marks = steps.flatMap((step, index) => {
    const { from, to, goesOn, spareTo, gaps = [] } = step;
    if (from === undefined) return [];
    const y = to === undefined ? ABOVE : BELOW + (lanes[index] ?? 0) * LANE;
    return {
      number: index + 1,
      x: percent(from),
      y,
      end: to === undefined ? undefined : percent(to),
      goesOn,
      spareEnd: spareTo === undefined ? undefined : percent(spareTo),
      gaps,
      shift: shifts.get(step) ?? 0,
    };
  });
  return (
    <>
      <g className="stroke-action opacity-40" strokeWidth="6">
        {marks.map(
          ({ number, y, end, spareEnd }) =>
            spareEnd && <line key={number} x1={end} y1={y} x2={spareEnd} y2={y} />,
        )}
      </g>
      <g className="stroke-action" strokeWidth="6">
        {marks.map(({ number, x, y, end }) => end && <line key={number} x1={x} y1={y} x2={end} y2={y} />)}
      </g>
      {marks.map(
        ({ number, y, end, goesOn }) =>
          goesOn && (
            <svg key={number} aria-hidden="true" x={end} y={y} overflow="visible">
              <path d="M-2-8 9 0-2 8Z" className="fill-action forced-colors:fill-[CanvasText]" />
            </svg>
          ),
      )}
      <g className="stroke-page" strokeWidth="8">
        {marks.flatMap(({ y, gaps }) =>
          gaps.map(([from, to]) => <line key={from} x1={percent(from)} y1={y} x2={percent(to)} y2={y} />),
        )}
      </g>
      {marks.map(({ number, x, y, end, shift }) => (
        <svg key={number} aria-hidden="true" x={x} overflow="visible" className="stroke-action stroke-2">
          {!end && <line x1={shift} y1={y} x2="0" y2={LINE} />}
          <circle
            cx={shift}
            cy={y}
            r={RADIUS}
            className="fill-action stroke-none forced-colors:fill-[Canvas]"
          />
          <text
            x={shift}
            y={y + 4}
            textAnchor="middle"
            className="fill-page stroke-none font-bold forced-colors:fill-[CanvasText]"
          >
            {number}
          </text>
        </svg>
      ))}
    </>
  );
}
