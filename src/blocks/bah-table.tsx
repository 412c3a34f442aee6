import { factsCheckedOn } from '@/guides/facts';
import type { Table } from '@/guides/types';
import {
  BAH_CHECKED_ON,
  BAH_YEAR,
  bahDollars,
  bahGrades,
  bahIslands,
  bahSource,
  islandNames,
} from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { DataTable } from './data-table';

/** The source belongs to the caption's figures: pass it to the page's list of sources. */
export const bahTableFact = factsCheckedOn(BAH_CHECKED_ON).read(
  `Monthly BAH in ${BAH_YEAR}, with dependents / without. The duty station decides, not where you live.`,
  bahSource,
);

const table: Table = {
  caption: `BAH a month, ${BAH_YEAR}: with dependents / without`,
  columns: ['Grade', ...bahIslands.map((island) => islandNames[island])],
  rows: bahGrades.map((grade) => [
    grade,
    ...bahIslands.map((island) =>
      [true, false].map((hasDependents) => formatUsd(bahDollars(island, grade, hasDependents))).join(' / '),
    ),
  ]),
};

/** This year's BAH of every grade on the four islands. Its 192 amounts would fill the search index. */
export function BahTable() {
  return (
    <div data-unsearched>
      <DataTable table={table} />
    </div>
  );
}
