import { useRef } from 'react';
import { Callout } from '@/blocks/callout';
import { FactText } from '@/blocks/fact-text';
import { USUAL_TOUR_MONTHS } from '@/features/assumption/analysis-input';
import { analyzeAssumption } from '@/features/assumption/assumption-analysis';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import type { CashToClose } from '@/features/assumption/cash-to-close';
import { closingWords } from '@/features/assumption/content/assumption-cruncher';
import type { AnalysisForm } from '@/features/assumption/use-analysis-form';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { DecimalField } from '@/ui/decimal-field';
import { MoneyField } from '@/ui/money-field';
import { BreakEvenLine, StayTable } from './break-even-table';
import { PartForm } from './part-form';

const amounts = [
  {
    field: 'processingFee',
    label: 'Servicer’s processing fee',
    hint: 'VA limits it: see below. Ask the servicer.',
  },
  { field: 'otherCosts', label: 'Other costs when you assume', hint: 'Title, recording, credit report…' },
  {
    field: 'newLoanClosing',
    label: 'Closing costs of a new loan',
    hint: 'From a lender’s Loan Estimate, with its VA funding fee.',
  },
] as const;

export function ClosingPart({ result, analysis }: { result: AssumptionResult; analysis: AnalysisForm }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = analysis.isAnswered('closing')
    ? analyzeAssumption(result.input, { ...analysis.input, bah: null })
    : null;
  return (
    <>
      <PartForm label="Fees and how long you stay" part="closing" analysis={analysis} headingRef={heading}>
        {amounts.map(({ field, label, hint }) => (
          <MoneyField
            key={field}
            name={field}
            label={label}
            hint={hint}
            enterKeyHint="go"
            value={analysis.texts[field]}
            onValue={(text) => analysis.change(field, text)}
            errors={analysis.errorsOf(field)}
          />
        ))}
        <DecimalField
          name="stayMonths"
          label="Months you expect to stay"
          hint={`A tour is usually ${USUAL_TOUR_MONTHS}. Staying for good? Try 120.`}
          enterKeyHint="go"
          value={analysis.texts.stayMonths}
          onValue={(text) => analysis.change('stayMonths', text)}
          errors={analysis.errorsOf('stayMonths')}
        />
        <label className="flex items-center gap-1 sm:col-span-2">
          <input
            type="checkbox"
            checked={analysis.texts.isExempt}
            onChange={(event) => analysis.change('isExempt', event.currentTarget.checked)}
            className="m-2.5 ml-0 size-6 shrink-0 accent-action"
          />
          I am exempt from VA’s funding fee
        </label>
      </PartForm>
      <div className="no-print mt-3 max-w-measure apart-1 text-sm text-ink-soft">
        {closingWords.map((text) => (
          <p key={text.value}>
            <FactText of={text} />
          </p>
        ))}
      </div>
      {answer && (
        <div className="mt-6 apart-4 print:mt-0 print:apart-1">
          <h3 ref={heading} tabIndex={-1} className="print:hidden">
            Cash to close, and when you come out ahead
          </h3>
          <CashLine closing={answer.closing} />
          {answer.stay && answer.breakEven ? (
            <div className="apart-4 print:apart-1">
              <BreakEvenLine breakEven={answer.breakEven} extraCost={answer.closing.extraCost} />
              <StayTable stay={answer.stay} />
            </div>
          ) : (
            <UnusedCash unused={answer.unused} input={result.input} />
          )}
        </div>
      )}
    </>
  );
}

function CashLine({ closing: { assumption, newLoan, moreCash } }: { closing: CashToClose }) {
  const difference = Math.round(moreCash);
  const dollars = formatUsd(Math.abs(difference));
  return (
    <p className="max-w-measure print:hidden">
      You bring <strong translate="no">{formatUsd(assumption.total)}</strong>
      <ChangingText
        text={` to assume, or ${formatUsd(newLoan.total)} for a new loan. ${
          difference === 0
            ? 'Both ways take the same cash at closing.'
            : `Assuming takes ${dollars} ${difference > 0 ? 'more' : 'less'} cash at closing.`
        }`}
      />
    </p>
  );
}

/** Shown instead of a misleading break-even and tour figure. */
function UnusedCash({ unused, input }: { unused: number; input: AssumptionInput }) {
  const room = (input.purchasePrice ?? 0) - (input.assumedLoanBalance ?? 0);
  return (
    <Callout tone="warning" title="No break-even for these numbers">
      <ChangingText
        text={
          room < 0
            ? 'The seller’s loan is more than the price, so the two ways don’t borrow for the same home. Check the price and the balance.'
            : `Only ${formatUsd(room)} of your down payment fits beside the seller’s loan. The other ${formatUsd(unused)} stays in your pocket when you assume, but goes into the home with a new loan. Payments and balances then say more about that cash than about the loans. Enter a down payment of ${formatUsd(room)} or less to compare.`
        }
      />
    </Callout>
  );
}
