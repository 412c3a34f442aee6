import { FactText } from '@/blocks/fact-text';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_YEARS_LEFT } from '@/features/assumption/assumption-example';
import { ASSUMPTION_DEFAULTS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { ExampleLink } from '@/features/assumption/components/example-link';
import { RateQuestion } from '@/features/assumption/components/rate-question';
import { GAP_COVERS_UP_TO_PERCENT, GAP_RATE_PERCENT, GAP_TERM_YEARS } from '@/guides/gap-figures';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { gapGuide } from './guide';

const PRICE_DOLLARS = 800_000;
const ASSUMED_DOLLARS = 500_000;
const ASSUMED_RATE_PERCENT = 2.5;
/** What our list's limit leaves for the buyer to bring. */
const CASH_DOLLARS = (PRICE_DOLLARS * (100 - GAP_COVERS_UP_TO_PERCENT)) / 100;

/** The program's example, without cash and with all of the seller's years left. */
const example = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: PRICE_DOLLARS,
  assumedLoanBalance: ASSUMED_DOLLARS,
  assumptionRate: ASSUMED_RATE_PERCENT,
  currentRate: PLANNING_RATE_PERCENT,
};

/** As most lenders want it. */
const withCash = { ...example, downPayment: CASH_DOLLARS };
const usual = { ...withCash, assumedLoanTerm: EXAMPLE_YEARS_LEFT };

/** How the price is paid and, below it, what that costs a month by the standard formula. */
function exampleBar(label: string, input: AssumptionInput): MoneyBar[] {
  const compared = compareAssumption(input);
  if (!compared) return [];
  const { gapAmount, assumptionTotalPayment, newLoanPayment } = compared;
  const cash = input.downPayment ?? 0;
  return [
    {
      label,
      text: formatUsd(PRICE_DOLLARS),
      pieces: [
        { label: `Seller’s loan at ${ASSUMED_RATE_PERCENT}%`, dollars: ASSUMED_DOLLARS },
        { label: 'GAP loan', dollars: gapAmount, isCostly: true as const },
        { label: 'Your cash', dollars: cash },
      ].filter(({ dollars }) => dollars > 0),
      note: (
        <>
          <strong className="font-semibold text-ink">
            Both loans: {formatUsd(assumptionTotalPayment)} a month.
          </strong>{' '}
          One new loan at {PLANNING_RATE_PERCENT}%: {formatUsd(newLoanPayment)}.
        </>
      ),
    },
  ];
}

/** The home with the cash that lenders want, and the program's example, which borrows the whole price. */
export function GapExample() {
  return (
    <Card>
      <div className="-mt-5">
        <MoneyBars
          title="An example: one home, paid two ways"
          bars={[
            ...exampleBar(`Plan on this: ${100 - GAP_COVERS_UP_TO_PERCENT}% in cash`, withCash),
            ...exampleBar('Our list’s example, no cash', example),
          ]}
        />
      </div>
      <p>
        <strong className="font-semibold">Plan on {formatUsd(CASH_DOLLARS)} in cash for this home.</strong>{' '}
        <FactText of={gapGuide.terms} />
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        Over {GAP_TERM_YEARS} years, with GAP at {GAP_RATE_PERCENT}%.
      </p>
      <ExampleLink of={example} />
    </Card>
  );
}

/** Whether the example pays against a new loan at the rate that the reader chooses. */
export function GapSavings() {
  return (
    <div className="rounded-xl bg-action-tint p-4">
      <RateQuestion of={usual}>
        {() => (
          <p className="mt-3 text-sm">
            The example with {formatUsd(CASH_DOLLARS)} of your own, and {EXAMPLE_YEARS_LEFT} years left on the
            seller’s loan. A new loan runs {usual.newLoanTerm} years.
          </p>
        )}
      </RateQuestion>
      <p className="text-sm">
        <FactText of={gapGuide.survey} />{' '}
        <ExternalLink href={gapGuide.surveyPage} className="link whitespace-nowrap">
          This week’s
        </ExternalLink>
      </p>
    </div>
  );
}
