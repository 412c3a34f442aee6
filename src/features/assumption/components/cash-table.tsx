import { ANALYSIS_DEFAULTS } from '@/features/assumption/analysis-input';
import { type ClosingCosts, cashToClose } from '@/features/assumption/cash-to-close';
import { gapAboveLimit } from '@/features/assumption/gap-amount';
import { NOT_APPLICABLE } from '@/features/assumption/loan-format';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { ComparisonTable } from './comparison-table';

type CashTableProps = {
  result: AssumptionResult;
  /** undefined until the reader has entered them: then the table says what is missing. */
  costs: ClosingCosts | undefined;
};

export function CashTable({ result, costs }: CashTableProps) {
  const { assumption, newLoan } = cashToClose(result.input, costs ?? ANALYSIS_DEFAULTS);
  const { gapAmount, newLoanPrincipal } = result.comparison;
  const aboveLimit = gapAboveLimit(result.input);
  const onlyAssumption = (dollars: number) => ({ assumption: formatUsd(dollars), newLoan: NOT_APPLICABLE });
  const feeRows = costs
    ? [
        { name: 'Processing fee', ...onlyAssumption(assumption.processingFee) },
        { name: 'Other costs', ...onlyAssumption(assumption.otherCosts) },
        {
          name: 'Closing costs of the new loan',
          assumption: NOT_APPLICABLE,
          newLoan: formatUsd(newLoan.closingCosts),
        },
      ]
    : [];
  return (
    <div>
      <ComparisonTable
        caption="Cash at closing"
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
          {
            name: 'VA funding fee',
            assumption: formatUsd(assumption.fundingFee),
            newLoan: costs?.isExempt ? '$0' : 'can be financed',
          },
          ...feeRows,
          {
            name: costs ? 'Cash you bring' : 'Cash you bring, plus fees and closing costs',
            assumption: formatUsd(assumption.total),
            newLoan: formatUsd(newLoan.total),
            isTotal: true,
          },
        ]}
      />
      <p className="mt-2 max-w-measure text-sm text-ink-soft print:hidden">
        <ChangingText
          text={
            costs
              ? `With the fees you entered below.${aboveLimit > 0 ? ` If your GAP lender stops at ${GAP_COVERS_UP_TO_PERCENT}% of the price, bring ${formatUsd(aboveLimit)} more.` : ''}`
              : 'Add the fees, or say that you are exempt, under “Fees, and when you come out ahead” below.'
          }
        />
      </p>
    </div>
  );
}
