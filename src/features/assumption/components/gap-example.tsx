import { Link } from 'react-router-dom';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { blendedRatePercent } from '@/features/assumption/amortization';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT, EXAMPLE_YEARS_LEFT } from '@/features/assumption/assumption-example';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { paymentBars, priceBars } from '@/features/assumption/payment-bars';
import { GAP_COVERS_UP_TO_PERCENT, GAP_RATE_PERCENT, GAP_RATE_TO_PERCENT } from '@/guides/gap-figures';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatDecimal } from '@/money/decimal';
import { formatUsd, wholeDollars } from '@/money/usd';
import { MonthlyPayments } from './monthly-payments';
import { RateLine } from './rate-line';

const PRICE_DOLLARS = 800_000;
const ASSUMED_DOLLARS = 500_000;
const ASSUMED_RATE_PERCENT = 2.5;

/** Without a market rate, which the reader fills in. */
const example: AssumptionInput = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: PRICE_DOLLARS,
  assumedLoanBalance: ASSUMED_DOLLARS,
  assumptionRate: ASSUMED_RATE_PERCENT,
  assumedLoanTerm: EXAMPLE_YEARS_LEFT,
};

const atPlanningRate = (change: Partial<AssumptionInput>) => ({
  ...example,
  currentRate: PLANNING_RATE_PERCENT,
  ...change,
});

/** The cash a buyer brings when both loans together are at most this percentage of the price. */
const cashDollars = (loansPercent: number) => (PRICE_DOLLARS * (100 - loansPercent)) / 100;

const whole = compareAssumption(atPlanningRate({}));

const exampleCash = cashDollars(GAP_COVERS_UP_TO_PERCENT);
const limitedExample = atPlanningRate({ downPayment: exampleCash });
const limited = compareAssumption(limitedExample);

/** When our example saves money, also with a costlier GAP loan, and the way to try one’s own. */
export function GapInBrief() {
  return (
    <div className="rounded-xl bg-action-tint p-5">
      <RateLine of={limitedExample} gapRatesPercent={[GAP_RATE_PERCENT, GAP_RATE_TO_PERCENT]} />
      <p className="mt-2 border-t border-line pt-3 text-sm">
        {`An ${formatUsd(PRICE_DOLLARS)} home, whose VA loan has ${ASSUMED_RATE_PERCENT}% and ${EXAMPLE_YEARS_LEFT} years left. `}
        <Link
          to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(limitedExample) }}
          className="link font-semibold"
        >
          Open the calculator with these loans
        </Link>
      </p>
    </div>
  );
}

/** What our example’s GAP loan pays for, and its part of what is owed and of the payments. */
export function GapExample() {
  if (!whole || !limited) return null;
  const { gapPayment, assumptionTotalPayment, newLoanPrincipal } = limited;
  const partOf = (part: number, all: number) => `${Math.round((100 * part) / all)}%`;
  return (
    <>
      <div className="-mt-5">
        <MoneyBars
          title={`Our example: a GAP loan of ${formatUsd(limited.gapAmount)}`}
          bars={priceBars(limitedExample, 'The home')}
        />
      </div>
      <p>
        The GAP loan is {partOf(limited.gapAmount, newLoanPrincipal)} of the debt, and{' '}
        <strong className="font-semibold">{partOf(gapPayment, assumptionTotalPayment)} of the bill</strong>:{' '}
        {formatUsd(gapPayment)} of {formatUsd(assumptionTotalPayment)} a month.
      </p>
    </>
  );
}

/** Our example in dollars a month, and what changes without the cash. */
export function GapExampleMonths() {
  return (
    <>
      <MonthlyPayments of={limitedExample} />
      <h3 className="mt-5 mb-2">With less cash</h3>
      <LessCash />
    </>
  );
}

/** The price in pieces, when both loans together are this percentage of it, and what they cost a month. */
function piecesAt(loansPercent: number): MoneyBar[] {
  const input = atPlanningRate({ downPayment: cashDollars(loansPercent) });
  const aMonth = formatUsd(compareAssumption(input)?.assumptionTotalPayment ?? null);
  return priceBars(input, `Both loans: ${loansPercent}% of it`, `${aMonth} a month`);
}

function LessCash() {
  if (!whole) return null;
  const { gapAmount, assumedPayment, gapPayment, assumptionTotalPayment } = whole;
  const [assumedDollars = 0, gapDollars = 0] = wholeDollars([assumedPayment, gapPayment]);
  const blended = blendedRatePercent([
    { principal: ASSUMED_DOLLARS, ratePercent: ASSUMED_RATE_PERCENT },
    { principal: gapAmount, ratePercent: example.gapRate ?? 0 },
  ]);
  return (
    <>
      <p className="mb-3 max-w-measure">
        With no cash at all, both loans together are the whole price. Most lenders don’t allow that: our
        program lists up to {GAP_COVERS_UP_TO_PERCENT}% of it.
      </p>
      <p className="max-w-measure">
        The VA loan costs {formatUsd(assumedDollars)} a month, and a GAP loan of {formatUsd(gapAmount)} at{' '}
        {example.gapRate}% over {example.gapTerm} years costs {formatUsd(gapDollars)}: together{' '}
        {formatUsd(assumptionTotalPayment)}. Weighted by how much you borrow at each, the two rates average{' '}
        {formatDecimal(blended, 2)}%.
      </p>
      <MoneyBars title="Each month, with no cash" bars={paymentBars(example, EXAMPLE_RATES_PERCENT)} />
      <MoneyBars title="The price, with less cash" bars={[100, 95].flatMap(piecesAt)} />
    </>
  );
}
