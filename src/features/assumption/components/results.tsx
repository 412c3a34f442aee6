import type { RefObject } from 'react';
import { ANALYSIS_DEFAULTS } from '@/features/assumption/analysis-input';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionTexts } from '@/features/assumption/assumption-texts';
import { type ClosingCosts, cashToClose } from '@/features/assumption/cash-to-close';
import { gapAboveLimit } from '@/features/assumption/gap-amount';
import { formatYears } from '@/features/assumption/loan-format';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { CashTable } from './cash-table';
import { MonthlyBill } from './monthly-bill';
import { PrintedInputs } from './printed-inputs';
import { ShareBar } from './share-bar';
import { Warnings } from './warnings';

type ResultsProps = {
  result: AssumptionResult;
  /** undefined until the reader has entered them. */
  costs: ClosingCosts | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function Results({ result, costs, headingRef }: ResultsProps) {
  return (
    <div className="mt-10 print:mt-0 print:leading-snug">
      <section
        aria-labelledby="result"
        className="rounded-xl border-2 border-action bg-card p-4 print:border-0 print:p-0"
      >
        <h2 id="result" ref={headingRef} tabIndex={-1} className="mb-4 print:mb-1 print:text-lg">
          <ChangingText text={headline(result)} />
        </h2>
        <div className="print:[&>div]:my-1 print:[&>div]:py-0.5">
          <Warnings input={result.input} />
        </div>
        <Figures result={result} costs={costs} />
        <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2 print:mt-1 print:grid-cols-3 print:gap-x-3">
          <MonthlyBill result={result} />
          <CashTable result={result} costs={costs} />
          <div className="hidden text-[8pt] leading-tight print:block">
            <p className="font-semibold">Based on</p>
            <PrintedInputs texts={assumptionTexts(result.input)} blank="none" />
          </div>
        </div>
        <ShareBar input={result.input} />
      </section>
    </div>
  );
}

function headline({ comparison, input }: AssumptionResult): string {
  const saved = Math.round(comparison.newLoanTotalPayment - comparison.assumptionTotalPayment);
  const ifBorrowed = gapAboveLimit(input) > 0 ? ', if you can borrow the whole gap' : '';
  if (saved > 0) return `Assuming saves you ${formatUsd(saved)} a month${ifBorrowed}`;
  if (saved < 0) return `Assuming costs you ${formatUsd(-saved)} more a month`;
  return 'Both ways cost about the same a month';
}

function Figures({ result: { comparison, input }, costs }: Pick<ResultsProps, 'result' | 'costs'>) {
  const { assumption, newLoan } = cashToClose(input, costs ?? ANALYSIS_DEFAULTS);
  const fees = costs ? '' : ' + fees';
  const missing = gapAboveLimit(input);
  const orMore =
    missing > 0
      ? `, or ${formatUsd(assumption.total + missing)} if your GAP lender stops at ${GAP_COVERS_UP_TO_PERCENT}%`
      : '';
  return (
    <dl className="grid gap-4 xl:grid-cols-3 print:grid-cols-2 print:gap-1">
      <Figure
        name="Monthly savings"
        value={formatUsd(comparison.monthlySavings)}
        note="The new loan’s total minus the assumption’s, never below $0."
      />
      <Figure
        name="Cash to close"
        value={`${formatUsd(assumption.total)}${fees}`}
        note={`What you bring to closing if you assume${orMore}. For a new loan: ${formatUsd(newLoan.total)}${fees}.`}
      />
      <Figure
        name="Lifetime savings"
        value={formatUsd(comparison.lifetimeSavings)}
        note={lifetimeNote(comparison.monthlySavings, input)}
      />
    </dl>
  );
}

function lifetimeNote(monthlySavings: number, { assumedLoanTerm, newLoanTerm }: AssumptionInput): string {
  const sellers = assumedLoanTerm ?? 0;
  const own = newLoanTerm ?? 0;
  const end =
    sellers === own ? 'both loans are' : sellers < own ? 'the seller’s loan is' : 'the new loan would be';
  return `${formatUsd(monthlySavings)} a month for ${formatYears(Math.min(sellers, own))}, until ${end} paid off.`;
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="rounded-lg bg-sand p-4 print:flex print:items-baseline print:gap-2 print:p-0">
      <dt className="font-semibold print:text-sm">{name}</dt>
      <dd>
        <span className="block font-display text-[min(2.25rem,13vw)] leading-tight font-semibold text-action print:text-xl">
          <ChangingText text={value} />
        </span>
        <span className="mt-1 block text-sm text-ink-soft print:hidden">
          <ChangingText text={note} />
        </span>
      </dd>
    </div>
  );
}
