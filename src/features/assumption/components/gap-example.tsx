import { Disclosure } from '@/blocks/disclosure';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { blendedRatePercent } from '@/features/assumption/amortization';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_RATES_PERCENT, EXAMPLE_YEARS_LEFT } from '@/features/assumption/assumption-example';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { paymentBars, priceBars } from '@/features/assumption/payment-bars';
import { GAP_COVERS_UP_TO_PERCENT, GAP_RATE_TO_PERCENT } from '@/guides/gap-figures';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatDecimal, formatUsd, wholeDollars } from '@/money/usd';
import { ExampleMonths } from './example-months';
import { ExampleSavings } from './example-savings';

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

/** Our example’s loans, and what both together save and lose. */
export function GapInBrief() {
  return (
    <div className="rounded-xl bg-action-tint p-5">
      <ExampleSavings of={limitedExample} costlyGapPercent={GAP_RATE_TO_PERCENT} />
    </div>
  );
}

export function GapExample() {
  if (!whole || !limited) return null;
  return (
    <ExampleMonths of={limitedExample}>
      <p>
        The seller’s loan leaves {formatUsd(whole.gapAmount)} to pay. With {formatUsd(exampleCash)} of it in
        cash, both loans are {GAP_COVERS_UP_TO_PERCENT}% of the price: the loan-to-value, or LTV. The GAP loan
        alone costs {formatUsd(limited.gapPayment)} a month.
      </p>
      <Disclosure summary="With less cash">
        <LessCash />
      </Disclosure>
    </ExampleMonths>
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
