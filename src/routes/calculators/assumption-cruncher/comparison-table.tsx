export type TwoWayRow = {
  name: string;
  detail?: string;
  assumption: string;
  newLoan: string;
  isTotal?: boolean;
};

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
    <table className="w-full max-w-measure print:max-w-none border-collapse text-left text-sm sm:text-base print:text-xs">
      <caption className="pb-2 text-left print:pb-0 font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-line-strong align-bottom">
          <th scope="col" className="py-1.5 pr-3 print:py-0.5">
            {rowsAre}
          </th>
          <th scope="col" className="px-2 py-1.5 text-right print:py-0.5">
            Assume
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right print:py-0.5">
            New loan
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, detail, assumption, newLoan, isTotal }) => (
          <tr key={name} className={`border-b border-line ${isTotal ? 'font-semibold' : ''}`}>
            <th
              scope="row"
              className={`py-1.5 pr-3 wrap-anywhere print:py-0.5 ${isTotal ? '' : 'font-normal'}`}
            >
              {name}
              {detail && (
                <span className="block text-xs font-normal text-ink-soft sm:text-sm print:text-xs">
                  {detail}
                </span>
              )}
            </th>
            <td className="px-2 py-1.5 text-right [font-variant-numeric:tabular-nums] print:py-0.5">
              {assumption}
            </td>
            <td className="py-1.5 pl-2 text-right [font-variant-numeric:tabular-nums] print:py-0.5">
              {newLoan}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
