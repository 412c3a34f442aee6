import type { Table } from '@/facts/types';
import { bahExamples, bahInBrief } from '@/guides/bah-facts';
import { BAH_YEAR, bahDollars, bahGrades, bahIslands, islandNames } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { DataTable } from './data-table';
import { Disclosure } from './disclosure';
import { FactText } from './fact-text';

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

/** This year's BAH of every grade on the four islands, folded. Its 192 amounts would fill the search index. */
export function BahTable() {
  return (
    <Disclosure summary="BAH of every pay grade, on the four islands">
      <div data-unsearched className="pt-2">
        <DataTable table={table} />
      </div>
    </Disclosure>
  );
}

/** A few pay grades. Their fact must also be in the page's data, for its list of sources. */
function BahExamples() {
  return (
    <div className="mb-3">
      <dl className="flex flex-wrap gap-x-4 rounded-xl bg-sand px-5 py-3">
        {bahExamples.map(({ grade, amount }) => (
          <div key={grade} className="grow">
            <dt className="text-sm text-ink-soft">{grade}</dt>
            <dd className="font-display text-xl sm:text-2xl font-semibold text-action">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm">
        <FactText of={bahInBrief.examples} />
      </p>
    </div>
  );
}

export function BahInBrief() {
  return (
    <>
      <BahExamples />
      <p className="max-w-measure">
        <FactText of={bahInBrief.rateProtection} />
      </p>
    </>
  );
}
