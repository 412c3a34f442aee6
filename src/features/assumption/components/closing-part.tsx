import { useRef } from 'react';
import { FactText } from '@/blocks/fact-text';
import { closingWords } from '@/features/assumption/content/assumption-cruncher';
import { moneyStory } from '@/features/assumption/money-story';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';
import type { Story } from '@/features/assumption/use-story';
import { DecimalField } from '@/ui/decimal-field';
import { MoneyField } from '@/ui/money-field';
import { CashTable } from './cash-table';
import { StoryForm } from './story-form';
import { BreakEvenLine, TourTable } from './tour-table';
import { UnusedCash } from './unused-cash';

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

export function ClosingPart({ result, story }: { result: AssumptionResult; story: Story }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = story.isAnswered('closing') ? moneyStory(result.input, { ...story.input, bah: null }) : null;
  return (
    <>
      <StoryForm label="Cash to close and your tour" part="closing" story={story} headingRef={heading}>
        {amounts.map(({ field, label, hint }) => (
          <MoneyField
            key={field}
            name={field}
            label={label}
            hint={hint}
            value={story.texts[field]}
            onValue={(text) => story.change(field, text)}
            errors={story.errorsOf(field)}
          />
        ))}
        <DecimalField
          name="stayMonths"
          label="Months you expect to stay"
          hint="A usual tour is 36."
          value={story.texts.stayMonths}
          onValue={(text) => story.change('stayMonths', text)}
          errors={story.errorsOf('stayMonths')}
        />
        <label className="flex items-center gap-1 sm:col-span-2">
          <input
            type="checkbox"
            checked={story.texts.isExempt}
            onChange={(event) => story.change('isExempt', event.currentTarget.checked)}
            className="m-2.5 ml-0 size-6 shrink-0 accent-action"
          />
          I am exempt from VA’s funding fee
        </label>
      </StoryForm>
      <div className="no-print mt-3 max-w-measure space-y-1 text-sm text-ink-soft">
        {closingWords.map((text) => (
          <p key={text.value}>
            <FactText of={text} />
          </p>
        ))}
      </div>
      {answer && (
        <div className="mt-6 space-y-4 print:mt-0 print:space-y-1">
          <h3 ref={heading} tabIndex={-1} className="print:hidden">
            Cash to close, and when it pays off
          </h3>
          <CashTable closing={answer.closing} result={result} />
          {answer.tour && answer.breakEven ? (
            <div className="space-y-4 print:space-y-1">
              <BreakEvenLine breakEven={answer.breakEven} extraCost={answer.closing.extraCost} />
              <TourTable tour={answer.tour} />
            </div>
          ) : (
            <UnusedCash unused={answer.unused} input={result.input} />
          )}
        </div>
      )}
    </>
  );
}
