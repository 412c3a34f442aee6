import { useCallback, useState } from 'react';
import type { PaidByYear } from '@/calculators/payment-timeline';
import { formatUsd } from '@/calculators/usd';
import { useLazyComponent } from '@/lib/use-lazy-component';
import { ComparisonTable } from './comparison-table';

export function PaidOverTime({ years }: { years: readonly PaidByYear[] }) {
  const [hasFailed, setFailed] = useState(false);
  const Chart = useLazyComponent(
    loadChart,
    !hasFailed,
    useCallback(() => setFailed(true), []),
  );
  return (
    <div className="lg:col-span-2 print:col-span-1">
      <h3 className="mb-2 print:mb-0 print:text-sm">Paid over the years</h3>
      <div className="h-80 print:h-60">
        {Chart && <Chart years={years} />}
        {hasFailed && (
          <p role="alert">The chart could not be loaded. The table below has the same figures.</p>
        )}
      </div>
      <details className="no-print mt-2" open={hasFailed || undefined}>
        <summary className="inline-block py-2.5 font-semibold text-action">
          The same figures in a table
        </summary>
        <ComparisonTable
          caption="Principal and interest paid so far"
          rowsAre="After"
          rows={years.map(({ year, assumption, newLoan }) => ({
            name: `Year ${year}`,
            assumption: formatUsd(assumption),
            newLoan: formatUsd(newLoan),
          }))}
        />
      </details>
    </div>
  );
}

function loadChart() {
  return import('./paid-chart').then(({ PaidChart }) => PaidChart);
}
