import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
import { MoneyBars } from '@/blocks/money-bars';
import { compareAssumption } from '@/features/assumption/assumption';
import { EXAMPLE_YEARS_LEFT } from '@/features/assumption/assumption-example';
import { ASSUMPTION_DEFAULTS } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { RateQuestion } from '@/features/assumption/components/rate-question';
import { GAP_COVERS_UP_TO_PERCENT, GAP_RATE_PERCENT } from '@/guides/gap-figures';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { gapGuide } from './guide';

const PRICE_DOLLARS = 800_000;
const ASSUMED_DOLLARS = 500_000;
const ASSUMED_RATE_PERCENT = 2.5;
/** What our program's limit leaves for the buyer to bring. */
const CASH_DOLLARS = (PRICE_DOLLARS * (100 - GAP_COVERS_UP_TO_PERCENT)) / 100;

const example = {
  ...ASSUMPTION_DEFAULTS,
  purchasePrice: PRICE_DOLLARS,
  downPayment: CASH_DOLLARS,
  assumedLoanBalance: ASSUMED_DOLLARS,
  assumptionRate: ASSUMED_RATE_PERCENT,
  assumedLoanTerm: EXAMPLE_YEARS_LEFT,
  currentRate: PLANNING_RATE_PERCENT,
};

const compared = compareAssumption(example);
const withoutCash = compareAssumption({ ...example, downPayment: 0 });

/** What our example’s GAP loan pays for. */
export function GapInBrief() {
  if (!compared) return null;
  const { gapAmount, gapPayment, assumptionTotalPayment, newLoanPrincipal } = compared;
  const partOf = (part: number, all: number) => `${Math.round((100 * part) / all)}%`;
  return (
    <Card>
      <div className="-mt-5">
        <MoneyBars
          title="Our example"
          bars={[
            {
              label: 'A home in Hawaii',
              text: formatUsd(PRICE_DOLLARS),
              pieces: [
                { label: `Seller’s loan at ${ASSUMED_RATE_PERCENT}%`, dollars: ASSUMED_DOLLARS },
                { label: `GAP loan at ${GAP_RATE_PERCENT}%`, dollars: gapAmount, isCostly: true },
                { label: 'Your cash', dollars: CASH_DOLLARS },
              ],
            },
          ]}
        />
      </div>
      <p>
        The GAP loan is {partOf(gapAmount, newLoanPrincipal)} of the debt but{' '}
        <strong className="font-semibold">{partOf(gapPayment, assumptionTotalPayment)} of the bill</strong>:{' '}
        {formatUsd(gapPayment)} of {formatUsd(assumptionTotalPayment)} a month.
      </p>
      <p className="mt-2 text-sm text-balance">
        <FactText of={gapGuide.terms} />
      </p>
    </Card>
  );
}

/** Whether our example pays against a new loan at the rate that the reader chooses. */
export function GapSavings() {
  return (
    <div className="rounded-xl bg-action-tint p-5">
      <RateQuestion of={example}>
        {(currentRate) => (
          <>
            <p className="mt-3 text-sm">
              A new loan runs {example.newLoanTerm} years; the seller’s ends after {EXAMPLE_YEARS_LEFT}.
            </p>
            <Link
              to={{
                pathname: '/calculators/assumption-cruncher',
                hash: assumptionHash({ ...example, currentRate }),
              }}
              className="link inline-block py-2.5 font-semibold"
            >
              Open the calculator with these loans
            </Link>
          </>
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

/** Our example without the cash that most lenders require. */
export function GapWithoutCash() {
  if (!withoutCash) return null;
  const { gapAmount, assumptionTotalPayment } = withoutCash;
  return `With no cash at all, our example’s GAP loan is ${formatUsd(gapAmount)}, and both loans cost ${formatUsd(assumptionTotalPayment)} a month. Most lenders don’t allow that.`;
}
