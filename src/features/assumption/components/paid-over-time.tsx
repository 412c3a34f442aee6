import type { PaidByYear } from '@/features/assumption/payment-timeline';
import { formatUsd } from '@/money/usd';
import { ComparisonTable } from './comparison-table';
import { LazyChart } from './lazy-chart';

export function PaidOverTime({ years }: { years: readonly PaidByYear[] }) {
  return (
    <div className="lg:col-span-2 print:col-span-1">
      <h3 className="mb-2 print:mb-0 print:text-sm">Paid over the years</h3>
      <LazyChart
        label={description(years.at(-1))}
        lines={[
          { name: 'Assume', look: 'assumption', dollars: [0, ...years.map((year) => year.assumption)] },
          { name: 'New loan', look: 'newLoan', dollars: [0, ...years.map((year) => year.newLoan)] },
        ]}
        tableTitle="The same figures in a table"
      >
        <ComparisonTable
          caption="Principal and interest paid so far"
          rowsAre="After"
          rows={years.map(({ year, assumption, newLoan }) => ({
            name: `Year ${year}`,
            assumption: formatUsd(assumption),
            newLoan: formatUsd(newLoan),
          }))}
        />
      </LazyChart>
    </div>
  );
}

function description(last: PaidByYear | undefined): string {
  if (!last) return 'Nothing is paid.';
  const { year, assumption, newLoan } = last;
  return `Line chart of principal and interest paid over ${year} years: ${formatUsd(assumption)} by assuming, ${formatUsd(newLoan)} with a new loan.`;
}
