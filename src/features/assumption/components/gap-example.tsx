import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { blendedRatePercent } from '@/features/assumption/blended-rate';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
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
const cash = (percent: number) => result({ downPayment: (PRICE_DOLLARS * (100 - percent)) / 100 });

/** The price in pieces, when both loans together are at most this percentage of it. */
function priceBar(loansPercent: number): MoneyBar[] {
  const at = cash(loansPercent);
  if (!at) return [];
  return [
    {
      label: `Both loans: ${loansPercent}% of it`,
      text: `${formatUsd(at.assumptionTotalPayment)} a month`,
      pieces: [
        { label: 'Seller’s loan', dollars: ASSUMED_DOLLARS },
        { label: 'GAP loan', dollars: at.gapAmount },
        { label: 'Your cash', dollars: PRICE_DOLLARS - at.newLoanPrincipal },
      ].filter(({ dollars }) => dollars > 0),
    },
  ];
}

const priceBars = [100, 95, GAP_COVERS_UP_TO_PERCENT].flatMap(priceBar);

const newLoanBars: MoneyBar[] = [7.5, 7, 6.5, 6, 5.5, 5].flatMap((currentRate) => {
  const at = result({ currentRate });
  if (!at) return [];
  const saved = at.monthlySavings ? `${formatUsd(at.monthlySavings)} saved` : 'nothing saved';
  return {
    label: `One new loan at ${currentRate}%`,
    text: `${formatUsd(at.newLoanPayment)}: ${saved}`,
    pieces: [{ label: 'New loan', dollars: at.newLoanPayment }],
  };
});

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
        Over {example.gapTerm} years the VA loan costs {formatUsd(assumedPayment)} a month and a GAP loan at{' '}
        {example.gapRate}% costs {formatUsd(gapPayment)}: together {formatUsd(assumptionTotalPayment)}.
        Weighted by how much you borrow at each, the two rates average {formatDecimal(blended, 2)}%.
      </p>
      <MoneyBars
        title="Each month"
        bars={[
          {
            label: 'Both loans',
            text: formatUsd(assumptionTotalPayment),
            pieces: [
              { label: 'Seller’s loan', dollars: assumedPayment },
              { label: 'GAP loan', dollars: gapPayment },
            ],
          },
          ...newLoanBars,
        ]}
      />
      <Disclosure summary="The same home with cash of your own">
        <MoneyBars title={`The price, ${formatUsd(PRICE_DOLLARS)}, and who brings it`} bars={priceBars} />
      </Disclosure>
      <p className="max-w-measure">
        Both loans together are the whole price. Most lenders don’t allow that: our program lists up to{' '}
        {GAP_COVERS_UP_TO_PERCENT}% of it.
      </p>
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
