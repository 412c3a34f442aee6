import { FactText } from '@/blocks/fact-text';
import { MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_YEARS_LEFT } from '@/features/assumption/assumption-example';
import { ASSUMPTION_DEFAULTS } from '@/features/assumption/assumption-input';
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
const GAP_DOLLARS = PRICE_DOLLARS - ASSUMED_DOLLARS;
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

const compared = compareAssumption(example);
const comparedWithCash = compareAssumption(withCash);

/** The program's example, then the home with the cash that lenders want. */
export function GapExample() {
  return (
    <Card>
      <h3 className="mb-2">An example{compared && `: ${formatUsd(compared.monthlySavings)} less a month`}</h3>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PaidHome />
        <ul className="lined flex-1 basis-[11rem] leading-snug">
          <Line label="Price of the home" dollars={PRICE_DOLLARS} />
          <Line
            label={`The gap: a GAP loan at ${GAP_RATE_PERCENT}%`}
            dollars={GAP_DOLLARS}
            color="text-warn"
          />
          <Line
            label={`Seller’s loan at ${ASSUMED_RATE_PERCENT}%`}
            dollars={ASSUMED_DOLLARS}
            color="text-action"
          />
        </ul>
      </div>
      {compared && (
        <MoneyBars
          title={`Each month, for ${GAP_TERM_YEARS} years`}
          bars={[
            {
              label: 'Both loans',
              text: formatUsd(compared.assumptionTotalPayment),
              pieces: [
                { label: 'Seller’s loan', dollars: compared.assumedPayment },
                { label: 'GAP loan', dollars: compared.gapPayment, isCostly: true },
              ],
            },
            {
              label: `One new loan at ${PLANNING_RATE_PERCENT}%`,
              text: formatUsd(compared.newLoanPayment),
              pieces: [{ label: 'New loan', dollars: compared.newLoanPayment }],
              isOther: true,
            },
          ]}
        />
      )}
      {comparedWithCash && (
        <p>
          <strong className="font-semibold">Plan on {formatUsd(CASH_DOLLARS)} in cash for this home.</strong>{' '}
          Both loans then come to {formatUsd(comparedWithCash.assumptionTotalPayment)} a month, and one new
          loan to {formatUsd(comparedWithCash.newLoanPayment)}. <FactText of={gapGuide.terms} />
        </p>
      )}
      <ExampleLink of={example} />
    </Card>
  );
}

/** Its walls are the price: as much of them in each color as each loan pays. */
function PaidHome() {
  const wall = 80;
  const gap = (wall * GAP_DOLLARS) / PRICE_DOLLARS;
  return (
    <svg aria-hidden="true" viewBox="0 0 120 132" className="w-28 sm:w-40 forced-color-adjust-none">
      <path d="M60 4 116 50H4Z" className="fill-ink" />
      <path d={`M12 52h96v${gap}H12Z`} className="fill-warn" />
      <path d={`M12 ${52 + gap}h96V132H12Z`} className="fill-action" />
      <path d="M50 132v-30h20v30Z M24 92h16v14H24Z M80 92h16v14H80Z" className="fill-card" />
    </svg>
  );
}

type LineProps = { label: string; dollars: number /** Of its part of the drawing. */; color?: string };

function Line({ label, dollars, color = '' }: LineProps) {
  return (
    <li className="figure-row py-2">
      <span>{label}</span>
      <strong translate="no" className={`font-display text-2xl font-semibold ${color}`}>
        {formatUsd(dollars)}
      </strong>
    </li>
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
