import { DataTable } from '@/blocks/data-table';
import type { Table } from '@/facts/types';
import { firstSixtyPage } from '@/features/first-60-days/content/first-60-days';
import { bahDollars, bahGrades, bahIslands, islandNames } from '@/money/bah';
import { formatUsd } from '@/money/usd';

const table: Table = {
  caption: firstSixtyPage.bahTable,
  columns: ['Grade', ...bahIslands.map((island) => islandNames[island])],
  rows: bahGrades.map((grade) => [
    // The grades above are paid the same.
    grade === 'O-7' ? 'O-7 to O-10' : grade,
    ...bahIslands.map((island) =>
      [true, false].map((hasDependents) => formatUsd(bahDollars(island, grade, hasDependents))).join(' / '),
    ),
  ]),
};

/** This year's BAH of every grade on the four islands. Its 192 amounts would fill the search index. */
export function BahTable() {
  return (
    <div data-unsearched className="mt-4">
      <DataTable table={table} />
    </div>
  );
}
