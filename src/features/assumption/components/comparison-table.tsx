import { ChangingText } from '@/ui/changing-text';
import { Figures } from '@/ui/figures';

type TwoWayRow = {
  name: string;
  detail?: string;
  assumption: string;
  newLoan: string;
  isTotal?: boolean;
};

const cellClass = 'py-1.5 pl-2 text-right [font-variant-numeric:tabular-nums] print:py-px';

/** Its cells stack where the columns have no room: on the narrowest phone, or in larger text. */
export function ComparisonTable({
  caption,
  rowsAre,
  rows,
}: {
  caption: string;
  /** Heading of the first column. */
  rowsAre: string;
  rows: readonly TwoWayRow[];
}) {
  return (
    <div className="@container">
      <div className="stacking @max-3xs:@container/table">
        <table
          role="table"
          className="w-full max-w-measure border-collapse text-left text-sm sm:text-base print:max-w-none print:text-[8pt] print:leading-tight"
        >
          <caption key={caption} className="pb-2 text-left font-semibold print:pb-0">
            <Figures text={caption} />
          </caption>
          <thead role="rowgroup" className="@max-3xs:sr-only @max-3xs:left-0">
            <tr role="row" className="border-b-2 border-line-strong align-bottom">
              <th role="columnheader" scope="col" className="py-1.5 pr-3 print:py-px">
                {rowsAre}
              </th>
              <th
                role="columnheader"
                scope="col"
                className="px-2 py-1.5 text-right whitespace-nowrap print:py-px"
              >
                Assume
              </th>
              <th
                role="columnheader"
                scope="col"
                className="py-1.5 pl-2 text-right whitespace-nowrap print:py-px"
              >
                New loan
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ name, detail, assumption, newLoan, isTotal }) => (
              <tr key={name} role="row" className={`border-b border-line ${isTotal ? 'font-semibold' : ''}`}>
                <th
                  role="rowheader"
                  scope="row"
                  className={`py-1.5 pr-3 wrap-anywhere print:py-px ${isTotal ? '' : 'font-normal'}`}
                >
                  {name}
                  {detail && (
                    <span className="block text-xs font-normal text-ink-soft sm:text-sm print:hidden">
                      <ChangingText text={detail} />
                    </span>
                  )}
                </th>
                <td role="cell" data-column="Assume" className={cellClass}>
                  <ChangingText text={assumption} />
                </td>
                <td role="cell" data-column="New loan" className={cellClass}>
                  <ChangingText text={newLoan} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
