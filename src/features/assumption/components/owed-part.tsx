import { DataTable } from '@/blocks/data-table';
import { saveFile } from '@/blocks/save-file';
import { csvText } from '@/browser/csv';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionLoans } from '@/features/assumption/assumption-loans';
import { type OwedByYear, owedByYear } from '@/features/assumption/owed';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { formatUsd } from '@/money/usd';
import { Button } from '@/ui/button';
import { LazyChart } from './lazy-chart';

type Loan = Exclude<keyof OwedByYear, 'year'>;

const names: Record<Loan, string> = {
  assumed: 'Seller’s loan',
  gap: 'GAP loan',
  both: 'Both loans',
  newLoan: 'New loan',
};
const looks = { assumed: 'seller', gap: 'gap', both: 'assumption', newLoan: 'newLoan' } as const;

/** The balances at the end of each year as a chart, a table and a CSV download. */
export function OwedPart({ result: { input, comparison } }: { result: AssumptionResult }) {
  const years = owedByYear(assumptionLoans(input, comparison).byName);
  const loans: readonly Loan[] =
    comparison.gapAmount > 0 ? ['both', 'newLoan', 'assumed', 'gap'] : ['assumed', 'newLoan'];
  return (
    <>
      <LazyChart
        label={description(years)}
        lines={loans.map((loan) => ({
          name: loan === 'both' ? 'Assume: both loans' : names[loan],
          look: loans.includes('both') || loan === 'newLoan' ? looks[loan] : 'assumption',
          dollars: years.map((year) => year[loan]),
        }))}
        tableTitle="The balances in a table"
      >
        <DataTable
          table={{
            caption: 'Still owed at the end of each year',
            columns: ['Year', ...loans.map((loan) => names[loan])],
            rows: years.map((year) => [
              year.year === 0 ? 'Start' : `Year ${year.year}`,
              ...loans.map((loan) => formatUsd(year[loan])),
            ]),
          }}
        />
      </LazyChart>
      <Button variant="secondary" className="mt-3" onClick={() => download(input, years)}>
        Download the balances (CSV)
      </Button>
    </>
  );
}

function description(years: readonly OwedByYear[]): string {
  const last = years.at(-1);
  const middle = years[Math.min(3, years.length - 1)];
  return `Line chart of what you still owe, from ${formatUsd(years[0]?.both ?? 0)} by assuming and ${formatUsd(years[0]?.newLoan ?? 0)} with a new loan. After year ${middle?.year}: ${formatUsd(middle?.both ?? 0)} and ${formatUsd(middle?.newLoan ?? 0)}. All is repaid after year ${last?.year}.`;
}

function download(input: AssumptionInput, years: readonly OwedByYear[]): void {
  const loans: readonly Loan[] = ['assumed', 'gap', 'both', 'newLoan'];
  const heading = ['Year', ...loans.map((loan) => `${names[loan]} (dollars owed)`)];
  const rows = years.map((year) => [`${year.year}`, ...loans.map((loan) => year[loan].toFixed(2))]);
  saveFile(`balances-${input.purchasePrice}.csv`, 'text/csv', csvText([heading, ...rows]));
}
