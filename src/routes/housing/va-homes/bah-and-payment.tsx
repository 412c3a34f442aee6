import { useContext } from 'react';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { OwnPlanContext } from '@/blocks/own-plan';
import { PastYearsRates } from '@/blocks/past-years-rates';
import type { Table } from '@/facts/types';
import { monthlyPayment } from '@/features/assumption/amortization';
import { bahExamples } from '@/guides/bah-facts';
import { MEDIAN_CONDO_DOLLARS, MEDIAN_HOUSE_DOLLARS } from '@/guides/housing-figures';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { BAH_YEAR } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { Link } from '@/ui/link';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { EXAMPLE_TERM_YEARS, vaHomesGuide } from './guide';

const payments: Table = {
  caption: vaHomesGuide.paymentsFor,
  columns: ['Area', 'Price', 'A month'],
  rows: vaHomesGuide.listings.map(({ title, samplePrice }) => [
    title,
    formatUsd(samplePrice),
    formatUsd(paymentOn(samplePrice)),
  ]),
};

function paymentOn(price: number): number | null {
  return monthlyPayment({
    principal: price,
    annualRatePercent: PLANNING_RATE_PERCENT,
    termYears: EXAMPLE_TERM_YEARS,
  });
}

const loanOn = (home: string, price: number): MoneyBar => {
  const payment = paymentOn(price) ?? 0;
  return {
    label: `${home}, ${formatUsd(price)}`,
    text: formatUsd(payment),
    pieces: [{ label: 'Loan', dollars: payment }],
  };
};

const condoPayment = Math.round(paymentOn(MEDIAN_CONDO_DOLLARS) ?? 0);

const bahBar = (label: string, text: string, dollars: number): MoneyBar => ({
  label,
  text,
  pieces: [{ label: 'BAH', dollars }],
  isOther: true,
});

/** The loan on a median condo, then what each example's BAH leaves, or lacks, for it. */
const bahAndLoan: MoneyBar[] = [
  loanOn('You pay: median condo', MEDIAN_CONDO_DOLLARS),
  ...bahExamples.map(({ grade, dollars, amount }) => {
    const left = dollars - condoPayment;
    return bahBar(
      `You get: ${grade} BAH, ${amount}`,
      `${formatUsd(Math.abs(left))} ${left < 0 ? 'short' : 'left'}`,
      dollars,
    );
  }),
];

const loadIncome = () => import('./income-and-payment').then((module) => module.IncomeAndPayment);

/** The payment on a median condo beside BAH, or beside an income for who gets none, and on each of the samples. */
export function BahAndPayment() {
  const IncomeAndPayment = useLazyComponent(loadIncome, useContext(OwnPlanContext).orders === 'no');
  return (
    <div className="grid items-start gap-x-10 lg:grid-cols-2">
      <div className="-mt-4">
        {IncomeAndPayment ? (
          <IncomeAndPayment payment={condoPayment} price={MEDIAN_CONDO_DOLLARS} />
        ) : (
          <MoneyBars title="BAH left for tax, insurance and HOA fees" bars={bahAndLoan} />
        )}
      </div>
      <div>
        {!IncomeAndPayment && <AboutBah />}
        <Disclosure summary="The payment, area by area">
          {/* Its amounts would fill the search index. */}
          <div data-unsearched>
            <DataTable table={payments} />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function AboutBah() {
  return (
    <>
      <p>
        <FactText of={vaHomesGuide.bah} />
      </p>
      <PastYearsRates of={[BAH_YEAR]} />
      <p className="mt-3">
        See{' '}
        <Link to="/calculators/first-60-days#bah-by-pay-grade" className="link">
          every pay grade
        </Link>
        , and{' '}
        <Link to="/calculators/first-60-days#where-will-you-live" className="link">
          how buying compares with renting and base housing
        </Link>
        .
      </p>
    </>
  );
}

const medianLoans: readonly MoneyBar[] = [
  loanOn('Median condo', MEDIAN_CONDO_DOLLARS),
  loanOn('Median house', MEDIAN_HOUSE_DOLLARS),
];
/** As tall as the example’s, so that nothing moves when a plan without orders loads. */
const noBah = bahBar('BAH without orders', 'none', 0);
const [exampleBah = noBah] = bahExamples.map(({ grade, amount, dollars }) =>
  bahBar(`${grade} BAH`, amount, dollars),
);

/** What the loan on a median home costs a month, and what there is to pay it with. */
export function PaymentInBrief() {
  const hasBah = useContext(OwnPlanContext).orders !== 'no';
  return (
    <div className="rounded-xl bg-action-tint p-4">
      <div className="-mt-5">
        <MoneyBars title="The loan each month" bars={[...medianLoans, hasBah ? exampleBah : noBah]} />
      </div>
      <p className="mt-2 text-sm">
        <FactText of={vaHomesGuide.medians} /> Nothing down, at {PLANNING_RATE_PERCENT}%.{' '}
        <FactText of={vaHomesGuide.rate} /> Tax, insurance and HOA fees are extra.{' '}
        <span className={hasBah ? undefined : 'invisible'}>
          <FactText of={{ ...vaHomesGuide.bah, value: 'BAH with dependents.' }} />
        </span>
      </p>
    </div>
  );
}
