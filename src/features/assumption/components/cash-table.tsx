import type { CashToClose } from '@/features/assumption/cash-to-close';
import { NOT_APPLICABLE } from '@/features/assumption/format';
import { gapAboveLimit } from '@/features/assumption/gap-amount';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { formatUsd } from '@/money/usd';
import { ComparisonTable } from './comparison-table';

export function CashTable({ closing, result }: { closing: CashToClose; result: AssumptionResult }) {
  const { assumption, newLoan, moreCash } = closing;
  const { gapAmount, newLoanPrincipal } = result.comparison;
  const aboveLimit = gapAboveLimit(result.input);
  const only = (dollars: number) => ({ assumption: formatUsd(dollars), newLoan: NOT_APPLICABLE });
  return (
    <div>
      <ComparisonTable
        caption="Cash on the day you close"
        rowsAre="For"
        rows={[
          {
            name: 'Toward the price: your down payment',
            assumption: formatUsd(assumption.towardPrice),
            newLoan: formatUsd(newLoan.towardPrice),
          },
          {
            name: 'The rest of the price',
            detail: `Borrowed, so no cash: a GAP loan of ${formatUsd(gapAmount)}, or a new loan of ${formatUsd(newLoanPrincipal)}`,
            assumption: '$0',
            newLoan: '$0',
          },
          { name: 'VA funding fee', ...only(assumption.fundingFee) },
          { name: 'Processing fee', ...only(assumption.processingFee) },
          { name: 'Other costs', ...only(assumption.otherCosts) },
          {
            name: 'Closing costs of the new loan',
            assumption: NOT_APPLICABLE,
            newLoan: formatUsd(newLoan.closingCosts),
          },
          {
            name: 'Cash you bring',
            assumption: formatUsd(assumption.total),
            newLoan: formatUsd(newLoan.total),
            isTotal: true,
          },
        ]}
      />
      <p className="mt-2 max-w-measure print:mt-1 print:text-[8pt] print:leading-tight">
        {moreCashLine(Math.round(moreCash))}
        {aboveLimit > 0 &&
          ` If your GAP lender stops at ${GAP_COVERS_UP_TO_PERCENT}% of the price, bring ${formatUsd(aboveLimit)} more.`}
      </p>
    </div>
  );
}

function moreCashLine(dollars: number): string {
  if (dollars > 0) return `Assuming takes ${formatUsd(dollars)} more cash on the day.`;
  if (dollars < 0) return `Assuming takes ${formatUsd(-dollars)} less cash on the day.`;
  return 'Both ways take the same cash on the day.';
}
