import type { Table } from '@/guides/types';
import { FactText } from './fact-text';

/**
 * In a narrow container its cells stack, each under its column's name. The roles are explicit because Safari drops
 * those of tables displayed as blocks.
 */
export function DataTable({ table }: { table: Table }) {
  const { caption, columns, rows } = table;
  return (
    <section
      aria-label={caption}
      className="stacking @container overflow-hidden rounded-xl border border-line bg-card"
    >
      <table role="table" className="w-full border-collapse text-left">
        <caption className="px-4 py-3 text-left font-semibold">{caption}</caption>
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
                  <FactText of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
