import { Link } from 'react-router-dom';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { blendedRatePercent } from '@/features/assumption/blended-rate';
import type { Table } from '@/guides/types';
import { formatDecimal, formatUsd } from '@/money/usd';
import { buttonClass } from '@/ui/button';

const PRICE_DOLLARS = 800_000;
const ASSUMED_DOLLARS = 500_000;
const ASSUMED_RATE_PERCENT = 2.5;

/** Without a market rate, which the reader fills in. */
const example: AssumptionInput = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: PRICE_DOLLARS,
  assumedLoanBalance: ASSUMED_DOLLARS,
  assumptionRate: ASSUMED_RATE_PERCENT,
};

const result = (change: Partial<AssumptionInput>) =>
  compareAssumption({ ...example, currentRate: 7.5, ...change });

const whole = result({});
const cash = (share: number) => result({ downPayment: PRICE_DOLLARS * (1 - share) });

const newLoans: Table = {
  caption: `One new loan of ${formatUsd(PRICE_DOLLARS)} instead`,
  columns: ['Its rate', 'Monthly payment, and what the two loans save'],
  rows: [7.5, 7, 6.5, 6, 5.5, 5].map((currentRate) => {
    const at = result({ currentRate });
    const saved = at?.monthlySavings ? `${formatUsd(at.monthlySavings)} saved` : 'nothing saved';
    return [`${currentRate}%`, `${formatUsd(at?.newLoanPayment ?? null)}: ${saved}`];
  }),
};

export function GapExample() {
  if (!whole) return null;
  const { gapAmount, assumedPayment, gapPayment, assumptionTotalPayment } = whole;
  const blended = blendedRatePercent([
    { principal: ASSUMED_DOLLARS, ratePercent: ASSUMED_RATE_PERCENT },
    { principal: gapAmount, ratePercent: example.gapRate ?? 0 },
  ]);
  return (
    <>
      <p className="mb-3 max-w-measure">
        A home costs {formatUsd(PRICE_DOLLARS)}. The seller still owes {formatUsd(ASSUMED_DOLLARS)} at{' '}
        {ASSUMED_RATE_PERCENT}%, and you take that over. The gap is <strong>{formatUsd(gapAmount)}</strong>.
      </p>
      <p className="mb-4 max-w-measure">
        Over 30 years the VA loan costs {formatUsd(assumedPayment)} a month and a GAP loan at{' '}
        {example.gapRate}% costs {formatUsd(gapPayment)}: together {formatUsd(assumptionTotalPayment)}.
        Weighted by how much you borrow at each, the two rates average {formatDecimal(blended, 2)}%.
      </p>
      <div className="max-w-md">
        <DataTable table={newLoans} />
      </div>
      <Disclosure summary="With a down payment">
        <p className="max-w-measure">
          This borrows the whole price, more than most lenders allow. With the two loans capped at 90% of it,
          you bring {shareText(0.9)}. At 95%, you bring {shareText(0.95)}.
        </p>
      </Disclosure>
      <p className="mt-4">
        <Link
          to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(example) }}
          className={buttonClass('secondary')}
        >
          Open the calculator with these loans
        </Link>
      </p>
      <p className="mt-2 max-w-measure text-sm text-ink-soft">
        Then enter the market rate a lender quotes you today.
      </p>
    </>
  );
}

function shareText(share: number): string {
  const at = cash(share);
  if (!at) return '';
  const own = formatUsd(PRICE_DOLLARS - at.newLoanPrincipal);
  return `${own} in cash, the GAP loan is ${formatUsd(at.gapAmount)} and the two cost ${formatUsd(at.assumptionTotalPayment)} a month`;
}
