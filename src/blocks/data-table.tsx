import { factsIn } from '@/guides/facts';
import type { Table, Text } from '@/guides/types';
import { FactText } from './fact-text';
import { UnconfirmedNote, UnconfirmedNoted } from './unconfirmed';

/**
 * In a narrow container its cells stack, each under its column's name. The roles are explicit because Safari drops
 * those of tables displayed as blocks.
 */
export function DataTable({ table }: { table: Table }) {
  const { caption, columns, rows } = table;
  const unconfirmed = columns.map((_, at) => isUnconfirmed(rows.map((row) => row[at])));
  const saidParts = columns.map(
    (column, at) => [column, unconfirmed[at] && rows.map((row) => row[at])] as const,
  );
  return (
    <section
      aria-label={caption}
      className="stacking @container overflow-hidden rounded-xl border border-line bg-card"
    >
      <table role="table" className="w-full border-collapse text-left">
        <caption className="px-4 py-3 text-left font-semibold">
          {caption}
          <UnconfirmedNote parts={saidParts} />
        </caption>
        <thead role="rowgroup" className="bg-sand">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className="px-4 py-2 align-bottom">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([heading, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes
            <tr key={index} role="row" className="border-t border-line">
              <th role="rowheader" scope="row" className="px-4 py-3 align-top font-semibold">
                <FactText of={heading ?? ''} />
              </th>
              {cells.map((cell, position) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes
                  key={position}
                  role="cell"
                  data-column={columns[position + 1]}
                  className="px-4 py-3 align-top"
                >
                  <UnconfirmedNoted when={unconfirmed[position + 1] ?? false}>
                    <FactText of={cell} />
                  </UnconfirmedNoted>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** When every fact in a column is unconfirmed, the caption says so instead of each cell. */
function isUnconfirmed(cells: readonly (Text | undefined)[]): boolean {
  const facts = factsIn(cells);
  return facts.length > 1 && facts.every(({ isUnconfirmed }) => isUnconfirmed);
}
