import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { OwnPlanContext } from '@/blocks/own-plan';
import type { Table, Text } from '@/facts/types';
import { monthlyPayment } from '@/features/assumption/amortization';
import { bahExamples } from '@/guides/bah-facts';
import { MEDIAN_CONDO_DOLLARS, MEDIAN_HOUSE_DOLLARS } from '@/guides/housing-figures';
import { EXAMPLE_TERM_YEARS, vaHomesGuide } from '@/guides/va-homes';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { useLazyComponent } from '@/ui/use-lazy-component';

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

const leastPrice = Math.min(...vaHomesGuide.listings.map(({ samplePrice }) => samplePrice));
const leastPayment = paymentOn(leastPrice) ?? 0;

/** The smallest payment, then what each example's BAH leaves, or lacks, for it. */
const bahAndLoan: MoneyBar[] = [
  {
    label: `You pay: lowest sample, ${formatUsd(leastPrice)}`,
    text: formatUsd(leastPayment),
    pieces: [{ label: 'Loan', dollars: leastPayment }],
  },
  ...bahExamples.map(({ grade, dollars, amount }) => {
    const left = dollars - Math.round(leastPayment);
    return {
      label: `You get: BAH of an ${grade}, ${amount}`,
      text: `${formatUsd(Math.abs(left))} ${left < 0 ? 'short' : 'over'}`,
      pieces: [{ label: grade, dollars }],
      isOther: true as const,
    };
  }),
];

const loadIncome = () => import('./income-and-payment').then((module) => module.IncomeAndPayment);

/** The payment on a sample home beside BAH, or beside an income for who gets none, and on each of the samples. */
export function BahAndPayment() {
  const IncomeAndPayment = useLazyComponent(loadIncome, useContext(OwnPlanContext).orders === 'no');
  return (
    <div className="grid items-start gap-x-10 lg:grid-cols-2">
      <div className="-mt-4">
        {IncomeAndPayment ? (
          <IncomeAndPayment payment={leastPayment} price={leastPrice} />
        ) : (
          <MoneyBars title="Each month, before tax, insurance and HOA fees" bars={bahAndLoan} />
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

const paymentFor = (home: string, price: number) =>
  [formatUsd(paymentOn(price)), `a month for the loan on a ${home} at ${formatUsd(price)}`] as const;

type InBrief = readonly [figure: string | undefined, about: Text];

const medianPayments: readonly InBrief[] = [
  paymentFor('house', MEDIAN_HOUSE_DOLLARS),
  paymentFor('condo', MEDIAN_CONDO_DOLLARS),
];
const bahInBrief: InBrief = [
  bahExamples.find(({ grade }) => grade === 'E-6')?.amount,
  { ...vaHomesGuide.bah, value: 'BAH of an E-6 with dependents' },
];
const withoutBah: InBrief = ['No BAH', 'without orders: compare income'];

/** What the loan on a median home costs a month, and what there is to pay it with. */
export function PaymentInBrief() {
  const { orders } = useContext(OwnPlanContext);
  const inBrief = [...medianPayments, orders === 'no' ? withoutBah : bahInBrief];
  return (
    <div className="rounded-xl bg-action-tint p-5">
      <ul className="flex flex-wrap gap-4 leading-snug">
        {inBrief.map(([figure, about]) => (
          <li key={figure} className="flex-1 basis-[8rem]">
            <strong className="block font-display text-3xl leading-tight font-semibold text-action">
              {figure}
            </strong>{' '}
            <FactText of={about} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <FactText of={vaHomesGuide.medians} /> Nothing down, {PLANNING_RATE_PERCENT}% as an example rate.
        <FactText of={{ ...vaHomesGuide.paymentsFor, value: '' }} /> Tax, insurance and HOA fees come on top.
      </p>
    </div>
  );
}
