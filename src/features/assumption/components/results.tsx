import type { RefObject } from 'react';
import { ASSUMPTION_FIELDS, type AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionTexts } from '@/features/assumption/assumption-texts';
import { fieldGroups } from '@/features/assumption/fields';
import { formatYears } from '@/features/assumption/format';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { formatDecimal, formatUsd } from '@/money/usd';
import { MonthlyBill } from './monthly-bill';
import { ShareBar } from './share-bar';
import { Warnings } from './warnings';

const labels = fieldGroups.flatMap(({ fields }) => fields);

type ResultsProps = { result: AssumptionResult; headingRef: RefObject<HTMLHeadingElement | null> };

export function Results({ result, headingRef }: ResultsProps) {
  return (
    <div className="mt-10 print:mt-0 print:leading-snug">
      <section
        aria-labelledby="result"
        className="rounded-xl border-2 border-action bg-card p-5 print:border-0 print:p-0"
      >
        <h2 id="result" ref={headingRef} tabIndex={-1} className="mb-4 print:mb-1 print:text-lg">
          {headline(result)}
        </h2>
        <Savings result={result} />
        <div className="print:[&>div]:my-1 print:[&>div]:py-0.5">
          <Warnings input={result.input} />
        </div>
        <div className="mt-6 print:mt-1 print:grid print:grid-cols-[3fr_2fr] print:gap-x-8">
          <MonthlyBill result={result} />
          <PrintedInputs input={result.input} />
        </div>
        <ShareBar input={result.input} />
      </section>
    </div>
  );
}

function headline({ comparison }: AssumptionResult): string {
  const saved = Math.round(comparison.newLoanTotalPayment - comparison.assumptionTotalPayment);
  if (saved > 0) return `Assuming saves you ${formatUsd(saved)} a month`;
  if (saved < 0) return `Assuming costs you ${formatUsd(-saved)} more a month`;
  return 'Both ways cost about the same a month';
}

function Savings({ result: { comparison, input } }: { result: AssumptionResult }) {
  const shorter = Math.min(input.assumedLoanTerm ?? 0, input.newLoanTerm ?? 0);
  return (
    <dl className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <Figure
        name="Monthly savings"
        value={comparison.monthlySavings}
        note="The new loan’s total minus the assumption’s, never below $0."
      />
      <Figure
        name="Lifetime savings"
        value={comparison.lifetimeSavings}
        note={`Monthly savings before rounding × ${formatDecimal(shorter * 12, 2)} months: ${formatYears(shorter)}, the shorter of the two terms.`}
      />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: number; note: string }) {
  return (
    <div className="rounded-lg bg-sand p-4 print:flex print:items-baseline print:gap-2 print:p-0">
      <dt className="font-semibold print:text-sm">{name}</dt>
      <dd>
        <span className="block font-display text-4xl font-semibold text-action print:text-xl">
          {formatUsd(value)}
        </span>
        <span className="mt-1 block text-sm text-ink-soft print:hidden">{note}</span>
      </dd>
    </div>
  );
}

/** Print only, where the form is hidden. */
function PrintedInputs({ input }: { input: AssumptionInput }) {
  const texts = assumptionTexts(input);
  return (
    <div className="hidden text-[8pt] leading-tight print:block">
      <p className="font-semibold">Based on</p>
      <dl>
        {ASSUMPTION_FIELDS.map(({ field }) => (
          <div key={field} className="flex justify-between gap-2 border-b border-line">
            <dt>{labels.find((entry) => entry.field === field)?.label}</dt>
            <dd className="font-semibold">{texts[field] || 'none'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
