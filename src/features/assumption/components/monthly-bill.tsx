import { formatPercent, formatYears, NOT_APPLICABLE } from '@/features/assumption/loan-format';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { formatUsd } from '@/money/usd';
import { ComparisonTable } from './comparison-table';

export function MonthlyBill({ result: { comparison, input } }: { result: AssumptionResult }) {
  const loan = (principal: number, rate: number | null, term: number | null) =>
    `${formatUsd(principal)} at ${formatPercent(rate ?? 0)} for ${formatYears(term ?? 0)}`;
  const extras = formatUsd(comparison.monthlyExtras);
  return (
    <div>
      <ComparisonTable
        caption="What you pay each month"
        rowsAre="Part"
        rows={[
          {
            name: 'The seller’s loan',
            detail: loan(input.assumedLoanBalance ?? 0, input.assumptionRate, input.assumedLoanTerm),
            assumption: formatUsd(comparison.assumedPayment),
            newLoan: NOT_APPLICABLE,
          },
          {
            name: 'The GAP loan',
            detail:
              comparison.gapAmount === 0
                ? 'Not needed: there is no gap to cover'
                : loan(comparison.gapAmount, input.gapRate, input.gapTerm),
            assumption: formatUsd(comparison.gapPayment),
            newLoan: NOT_APPLICABLE,
          },
          {
            name: 'The new loan',
            detail: loan(comparison.newLoanPrincipal, input.currentRate, input.newLoanTerm),
            assumption: NOT_APPLICABLE,
            newLoan: formatUsd(comparison.newLoanPayment),
          },
          { name: 'Taxes, insurance and HOA fees', assumption: extras, newLoan: extras },
          {
            name: 'Total each month',
            assumption: formatUsd(comparison.assumptionTotalPayment),
            newLoan: formatUsd(comparison.newLoanTotalPayment),
            isTotal: true,
          },
        ]}
      />
      <p className="mt-2 max-w-measure text-sm text-ink-soft print:hidden">
        Each loan’s payment is principal and interest. Figures are rounded to the dollar, so a sum may be $1
        off.
      </p>
    </div>
  );
}
