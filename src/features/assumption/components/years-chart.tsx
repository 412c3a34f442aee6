import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const looks = {
  assumption: { stroke: 'stroke-action', width: 3, dash: undefined },
  newLoan: { stroke: 'stroke-accent', width: 3, dash: '9 6' },
  seller: { stroke: 'stroke-ink-soft', width: 2, dash: '3 3' },
  gap: { stroke: 'stroke-ink-soft', width: 2, dash: '12 3 2 3' },
} as const;

/** `dollars`: the value at the start, then at the end of each year. */
export type ChartLine = { name: string; look: keyof typeof looks; dollars: readonly number[] };

const MARGIN = { right: 12, bottom: 42, left: 54 };
const LEGEND = { top: 10, row: 22, sample: 30 };
/** Narrower, each line has a row of the legend for itself. */
const TWO_PER_ROW = 340;
const ON_SCREEN = { width: 640, height: 300 };
/** Half a sheet of paper, in CSS pixels. */
const ON_PAPER = { width: 340, height: 170 };

const shortUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** The lines differ by their dashes, not only by color. */
export function YearsChart({ label, lines }: { label: string; lines: readonly ChartLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const perRow = width < TWO_PER_ROW ? 1 : 2;
  const top = LEGEND.top + LEGEND.row * Math.ceil(lines.length / perRow);
  const right = width - MARGIN.right;
  const bottom = height - MARGIN.bottom;
  const lastYear = Math.max(1, ...lines.map(({ dollars }) => dollars.length - 1));
  const most = Math.max(...lines.flatMap(({ dollars }) => dollars));
  const x = scaleLinear([0, lastYear], [MARGIN.left, right]);
  const y = scaleLinear([0, most || 1], [bottom, top]).nice(5);
  const path = line<number>(
    (_, year) => x(year),
    (dollars) => y(dollars),
  );
  const yearCount = Math.max(2, Math.floor((right - MARGIN.left) / 60));
  return (
    <div ref={box} className="h-full">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        overflow="visible"
        className="block h-full w-full fill-ink text-[min(0.8rem,14px)]"
      >
        {y.ticks(5).map((dollars) => (
          <g key={dollars}>
            <line x1={MARGIN.left} x2={right} y1={y(dollars)} y2={y(dollars)} className="stroke-line" />
            <text x={MARGIN.left - 8} y={y(dollars)} textAnchor="end" dominantBaseline="middle">
              {shortUsd.format(dollars)}
            </text>
          </g>
        ))}
        {x
          .ticks(yearCount)
          .filter(Number.isInteger)
          .map((year) => (
            <text key={year} x={x(year)} y={bottom + 18} textAnchor="middle">
              {year}
            </text>
          ))}
        <text x={(MARGIN.left + right) / 2} y={bottom + 36} textAnchor="middle">
          Years
        </text>
        {lines.map(({ name, look, dollars }, at) => (
          <g key={name} fill="none" strokeWidth={looks[look].width}>
            <path
              d={path(dollars) ?? undefined}
              className={looks[look].stroke}
              strokeDasharray={looks[look].dash}
            />
            <LegendEntry name={name} look={look} {...legendPlace(at, width, perRow)} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function LegendEntry({ name, look, x, y }: { name: string; look: keyof typeof looks; x: number; y: number }) {
  return (
    <>
      <line
        x1={x}
        x2={x + LEGEND.sample}
        y1={y}
        y2={y}
        className={looks[look].stroke}
        strokeDasharray={looks[look].dash}
      />
      <text
        x={x + LEGEND.sample + 6}
        y={y}
        dominantBaseline="middle"
        className="fill-ink font-semibold"
        stroke="none"
      >
        {name}
      </text>
    </>
  );
}

function legendPlace(at: number, width: number, perRow: number) {
  return {
    x: (at % perRow) * Math.min(200, width / perRow),
    y: LEGEND.top + Math.floor(at / perRow) * LEGEND.row,
  };
}

/** Returns the size to draw at, on screen or on paper, so that the chart's text is as large as the text around it. */
function useSize(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(ON_SCREEN);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let width = ON_SCREEN.width;
    const draw = () => setSize({ ...ON_SCREEN, width });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) width = Math.max(280, Math.round(entry.contentRect.width));
      if (!window.matchMedia('print').matches) draw();
    });
    // The browser captures the page for printing as soon as this returns.
    const drawForPaper = () => flushSync(() => setSize(ON_PAPER));
    observer.observe(element);
    window.addEventListener('beforeprint', drawForPaper);
    window.addEventListener('afterprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', drawForPaper);
      window.removeEventListener('afterprint', draw);
    };
  }, [box]);
  return size;
}
