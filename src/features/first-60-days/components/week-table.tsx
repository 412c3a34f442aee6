import { addDays } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import type { CashFlow } from '@/features/first-60-days/cash-flow';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { usd, wholeUsd } from '@/money/cents';
import { ChangingText } from '@/ui/changing-text';

const cellClass = 'py-1.5 pl-2 text-right [font-variant-numeric:tabular-nums] print:py-px';

const columns = ['You pay', 'Comes back', 'Lowest point'] as const;

/** Its cells stack where the columns have no room, as in very large text. */
export function WeekTable({ flow, landing }: { flow: CashFlow } & Pick<FirstSixty['input'], 'landing'>) {
  return (
    <div className="@container">
      <div className="stacking @max-3xs:@container/table">
        <table
          role="table"
          className="w-full border-collapse text-left text-sm print:text-[8pt] print:leading-tight"
        >
          <caption className="sr-only">Money by week</caption>
          <thead role="rowgroup">
            <tr role="row" className="border-b-2 border-line-strong align-bottom">
              <th role="columnheader" scope="col" className="py-1.5 pr-3 print:py-px">
                Week
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className="py-1.5 pl-2 text-right print:py-px"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {flow.weeks.map(({ outCents, backCents, lowCents }, week) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the weeks never move
              <tr key={week} role="row" className="border-b border-line">
                <th
                  role="rowheader"
                  scope="row"
                  className="py-1.5 pr-3 font-normal wrap-anywhere print:py-px"
                >
                  <ChangingText
                    text={`${week + 1}${landing ? `, from ${formatDate(addDays(landing, week * 7))}` : ''}`}
                  />
                </th>
                {[
                  roundUsd(outCents),
                  lowCents === null ? 'unknown' : roundUsd(backCents),
                  lowCents === null ? 'unknown' : lowUsd(lowCents),
                ].map((text, column) => (
                  <td key={columns[column]} role="cell" data-column={columns[column]} className={cellClass}>
                    <ChangingText text={text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** As the big number has it: cash to have is rounded up. */
function lowUsd(cents: number): string {
  return cents < 0 ? `−${wholeUsd(-cents)}` : roundUsd(cents);
}

/** Cents would not fit a narrow phone. */
function roundUsd(cents: number): string {
  return usd(Math.round(cents / 100) * 100);
}
