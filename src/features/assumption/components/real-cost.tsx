import { Callout } from '@/blocks/callout';
import { type AssumptionCost, assumptionCostOverTime } from '@/features/assumption/assumption-cost';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { formatMonthRange, formatPercent, formatYears } from '@/features/assumption/loan-format';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { ComparisonTable } from './comparison-table';
import { PaidOverTime } from './paid-over-time';

/** Follows every loan to its last payment; the savings above stop at the shorter term. */
export function RealCost({ result: { input, comparison } }: { result: AssumptionResult }) {
  const cost = assumptionCostOverTime(input);
  if (!cost) return null;
  return (
    <section aria-labelledby="real-cost" className="mt-10 print:mt-2">
      <h2 id="real-cost" className="mb-2 print:mb-1 print:text-lg">
        What you really pay
      </h2>
      <p className="max-w-measure print:max-w-none print:text-[8pt] print:leading-tight">
        <ChangingText text={`${whyLonger(input, comparison.gapAmount)} ${inAll(cost.totalDifference)}`} />
      </p>
      {cost.headlineMisleads && <Misleading saved={comparison.lifetimeSavings} cost={cost} />}
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2 print:mt-2 print:grid-cols-2">
        <div className="contents print:block print:apart-1">
          <Totals cost={cost} newRate={input.currentRate ?? 0} />
          <Ranges cost={cost} />
        </div>
        <PaidOverTime years={cost.paidByYear} />
      </div>
    </section>
  );
}

/** What the lifetime savings leave out. */
function whyLonger({ assumedLoanTerm, gapTerm, newLoanTerm }: AssumptionInput, gapAmount: number): string {
  const terms = [assumedLoanTerm, newLoanTerm, gapAmount > 0 ? gapTerm : newLoanTerm];
  return new Set(terms).size === 1
    ? 'The lifetime savings above already run to the last payment of every loan.'
    : 'The lifetime savings above stop when the seller’s loan or the new one ends. Here we follow every loan to its last payment.';
}

function inAll(difference: number): string {
  const dollars = Math.round(difference);
  if (dollars > 0) return `Overall, assuming costs ${formatUsd(dollars)} less.`;
  if (dollars < 0) return `Overall, assuming costs ${formatUsd(-dollars)} more.`;
  return 'Overall, both ways cost about the same.';
}

function Misleading({ saved, cost }: { saved: number; cost: AssumptionCost }) {
  const more = formatUsd(Math.abs(cost.totalDifference));
  return (
    <Callout tone="warning" title="The savings above point the wrong way">
      <ChangingText
        text={
          saved > 0
            ? `They show ${formatUsd(saved)} saved, but the loans end at different times. By the time the last one is paid off, you pay ${more} more by assuming.`
            : `They show nothing saved, but the loans end at different times. By the time the last one is paid off, you pay ${more} less by assuming.`
        }
      />
    </Callout>
  );
}

function Totals({ cost, newRate }: { cost: AssumptionCost; newRate: number }) {
  return (
    <ComparisonTable
      caption="Principal and interest, until every loan is repaid"
      rowsAre="Part"
      rows={[
        {
          name: 'Borrowed (principal)',
          assumption: formatUsd(cost.assumptionPaid - cost.assumptionInterest),
          newLoan: formatUsd(cost.newLoanPaid - cost.newLoanInterest),
        },
        {
          name: 'Interest',
          assumption: formatUsd(cost.assumptionInterest),
          newLoan: formatUsd(cost.newLoanInterest),
        },
        {
          name: 'Total paid',
          assumption: formatUsd(cost.assumptionPaid),
          newLoan: formatUsd(cost.newLoanPaid),
          isTotal: true,
        },
        {
          name: 'Rate (assuming: blended)',
          assumption: formatPercent(cost.blendedRatePercent),
          newLoan: formatPercent(newRate),
        },
      ]}
    />
  );
}

function Ranges({ cost }: { cost: AssumptionCost }) {
  const [first] = cost.ranges;
  if (first && cost.ranges.length === 1) {
    return (
      <p className="max-w-measure print:text-[8pt] print:leading-tight">
        <ChangingText
          text={`All loans end together, after month ${first.toMonth}, so the monthly totals above stay the same for ${formatYears(first.toMonth / 12)}.`}
        />
      </p>
    );
  }
  return (
    <div>
      <ComparisonTable
        caption="What you pay each month, as loans end"
        rowsAre="Months"
        rows={cost.ranges.map(({ fromMonth, toMonth, assumption, newLoan }) => ({
          name: formatMonthRange(fromMonth, toMonth),
          assumption: formatUsd(assumption),
          newLoan: formatUsd(newLoan),
        }))}
      />
      <p className="mt-2 max-w-measure text-sm text-ink-soft print:hidden">
        Taxes, insurance and HOA fees continue after a loan is paid off, and are included here.
      </p>
    </div>
  );
}
