import { type ReactNode, useCallback, useState } from 'react';
import { useLazyComponent } from '@/ui/use-lazy-component';
import type { ChartLine } from './years-chart';

type LazyChartProps = {
  label: string;
  lines: readonly ChartLine[];
  tableTitle: string;
  /** The table. */
  children: ReactNode;
};

/** Loads a chart, above a table of its figures that opens by itself when the chart cannot be loaded. */
export function LazyChart({ label, lines, tableTitle, children }: LazyChartProps) {
  const [hasFailed, setFailed] = useState(false);
  const Chart = useLazyComponent(
    loadChart,
    !hasFailed,
    useCallback(() => setFailed(true), []),
  );
  return (
    <>
      <div className="h-80 print:h-[170px]">
        {Chart && <Chart label={label} lines={lines} />}
        {hasFailed && (
          <p role="alert">The chart could not be loaded. The table below has the same figures.</p>
        )}
      </div>
      <details className="no-print mt-2" open={hasFailed || undefined}>
        <summary className="inline-block py-2.5 font-semibold text-action">{tableTitle}</summary>
        {children}
      </details>
    </>
  );
}

function loadChart() {
  return import('./years-chart').then(({ YearsChart }) => YearsChart);
}
