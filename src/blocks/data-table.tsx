import { isFact, wordsOf } from '@/facts/facts';
import type { Table, Text } from '@/facts/types';
import { FactText } from './fact-text';

/**
 * In a narrow container its cells stack, each with its column's name; a narrow table stacks only where larger text, or
 * long amounts on a small phone, leave it no room. The roles are explicit because Safari drops those of tables displayed
 * as blocks.
 */
export function DataTable({ table }: { table: Table }) {
  const { caption, columns, rows, isNarrow, hasLongAmounts } = table;
  const stacksBelow = hasLongAmounts ? '@max-[24rem]:@container/table' : '@max-3xs:@container/table';
  const name = isFact(caption) ? caption.value : caption;
  const captionClass = `${isNarrow ? 'px-3' : 'px-4'} py-3 text-left font-semibold print:py-1.5`;
  const cell = `align-top print:py-1.5 ${isNarrow ? 'px-1.5 py-2 first:pl-3 last:pr-3' : 'px-4 py-3'}`;
  return (
    <section
      aria-label={name}
      className="@container relative overflow-x-auto print:overflow-hidden rounded-xl border border-line bg-card"
    >
      {/* A table's caption may hold no links, such as a mark's or a source's. */}
      {isFact(caption) && (
        <p className={captionClass}>
          <FactText of={caption} />
        </p>
      )}
      <div className={`stacking ${isNarrow ? stacksBelow : '@container/table'}`}>
        <table role="table" aria-label={name} className="w-full border-collapse text-left">
          {!isFact(caption) && <caption className={captionClass}>{caption}</caption>}
          <thead role="rowgroup" className="bg-sand">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className={`py-2 align-bottom ${isNarrow ? 'px-1.5 text-sm first:pl-3 last:pr-3' : 'px-4'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(([heading, ...cells], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes
              <tr key={index} role="row" className="border-t border-line">
                <th
                  role="rowheader"
                  scope="row"
                  translate={translateOf(heading)}
                  className={`${cell} font-semibold`}
                >
                  <FactText of={heading ?? ''} />
                </th>
                {cells.map((value, position) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                    key={`${position} ${wordsOf(value)}`}
                    role="cell"
                    translate={translateOf(value)}
                    data-column={columns[position + 1]}
                    className={cell}
                  >
                    <FactText of={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Amounts, pay grades and codes, without a lowercase letter, are left alone by a browser's translation. */
function translateOf(text: Text = ''): 'no' | undefined {
  return /[a-z]/.test(wordsOf(text)) ? undefined : 'no';
}
