import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { PaidByYear } from '@/calculators/payment-timeline';
import { formatUsd } from '@/calculators/usd';

type Way = 'assumption' | 'newLoan';
type Point = { year: number; paid: number };

const HEIGHT = 300;
const MARGIN = { top: 12, right: 78, bottom: 42, left: 54 };
const LABEL_GAP = 20;

const WAYS: readonly { way: Way; label: string; stroke: string; fill: string; dash?: string }[] = [
  { way: 'assumption', label: 'Assume', stroke: 'stroke-action', fill: 'fill-action' },
  { way: 'newLoan', label: 'New loan', stroke: 'stroke-accent', fill: 'fill-accent', dash: '9 6' },
];

const shortUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** The two lines differ by dashes and labels, not only by color. */
export function PaidChart({ years }: { years: readonly PaidByYear[] }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const points = (way: Way): Point[] => [
    { year: 0, paid: 0 },
    ...years.map((entry) => ({ year: entry.year, paid: entry[way] })),
  ];
  const last = years.at(-1);
  const most = Math.max(last?.assumption ?? 0, last?.newLoan ?? 0);
  const right = width - MARGIN.right;
  const bottom = HEIGHT - MARGIN.bottom;
  const x = scaleLinear([0, last?.year ?? 1], [MARGIN.left, right]);
  const y = scaleLinear([0, most || 1], [bottom, MARGIN.top]).nice(5);
  const path = line<Point>(
    (point) => x(point.year),
    (point) => y(point.paid),
  );
  const ends = apart(y(last?.assumption ?? 0), y(last?.newLoan ?? 0));
  return (
    <div ref={box} className="h-full">
      <svg
        role="img"
        aria-label={description(last)}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block size-full fill-ink text-[13px]"
      >
        {y.ticks(5).map((dollars) => (
          <Tick key={dollars} x1={MARGIN.left} x2={right} y={y(dollars)} label={shortUsd.format(dollars)} />
        ))}
        {x
          .ticks(Math.max(2, Math.floor((right - MARGIN.left) / 60)))
          .filter(Number.isInteger)
          .map((year) => (
            <text key={year} x={x(year)} y={bottom + 18} textAnchor="middle">
              {year}
            </text>
          ))}
        <text x={(MARGIN.left + right) / 2} y={bottom + 36} textAnchor="middle">
          Years
        </text>
        {WAYS.map(({ way, label, stroke, fill, dash }) => (
          <g key={way}>
            <path
              d={path(points(way)) ?? undefined}
              className={`fill-none ${stroke}`}
              strokeWidth={3}
              strokeDasharray={dash}
            />
            <text x={right + 8} y={ends[way]} dominantBaseline="middle" className={`font-semibold ${fill}`}>
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function Tick({ x1, x2, y, label }: { x1: number; x2: number; y: number; label: string }): ReactNode {
  return (
    <>
      <line x1={x1} x2={x2} y1={y} y2={y} className="stroke-line" />
      <text x={x1 - 8} y={y} textAnchor="end" dominantBaseline="middle">
        {label}
      </text>
    </>
  );
}

function description(last: PaidByYear | undefined): string {
  if (!last) return 'Nothing is paid.';
  const { year, assumption, newLoan } = last;
  return `Line chart of principal and interest paid over ${year} years: ${formatUsd(assumption)} by assuming, ${formatUsd(newLoan)} with a new loan.`;
}

/** Moves the two labels apart where they would overlap. */
function apart(assumption: number, newLoan: number): Record<Way, number> {
  const middle = (assumption + newLoan) / 2;
  const half = Math.max(LABEL_GAP, Math.abs(assumption - newLoan)) / 2;
  return assumption < newLoan
    ? { assumption: middle - half, newLoan: middle + half }
    : { assumption: middle + half, newLoan: middle - half };
}

/** The rendered width, so that the SVG text keeps its size. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(280, Math.round(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
