import { useMemo } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { saveFile } from '@/blocks/save-file';
import { TextList } from '@/blocks/text-list';
import { UseLandingDay } from '@/features/checklist/components/use-landing-day';
import { firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { ledgerOf } from '@/features/first-60-days/ledger';
import { ledgerCsv } from '@/features/first-60-days/ledger-csv';
import { neverBack } from '@/features/first-60-days/never-back';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { PrintedForm } from '@/features/kept-form/components/printed-form';
import { TakeAlong } from '@/features/kept-form/components/take-along';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { LedgerLines } from './ledger-lines';
import { aboutNeeded, neededLabel, neededText } from './needed-cash';
import { NeededWords } from './needed-words';
import { Totals } from './totals';
import { WeekTable } from './week-table';

/** What the number is based on. On paper, its parts share the columns that the picture is in. */
export function AnswerDetails({ form }: { form: FirstSixty }) {
  const { input, worked, flow } = form;
  const ledger = useMemo(() => ledgerOf(input, worked), [input, worked]);
  const hasResult = flow.neededCents !== null;
  const own = neverBack(input, worked);
  return (
    <div className="mt-8 gap-x-8 lg:col-span-full lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:contents">
      {hasResult && (
        <PrintedForm
          answer={`${neededLabel(flow)}: ${neededText(form)}. ${aboutNeeded(form)}`}
          texts={form.texts}
          fields={firstSixtyForm.fields}
        />
      )}
      {hasResult && (
        <section aria-labelledby="weeks" className="mb-6 print:col-start-1 print:mb-0 print:text-sm">
          <h2 id="weeks" className="mb-2 print:text-lg">
            Behind the number
          </h2>
          <NeededWords form={form} />
          <Disclosure summary="Week by week">
            <WeekTable flow={flow} landing={input.landing} />
          </Disclosure>
          <UseLandingDay day={input.landing} />
          {own.length > 0 && (
            <div className="print:text-[8pt] print:leading-tight">
              <h3 className="mt-4 mb-2">Never reimbursed</h3>
              <TextList texts={own} />
            </div>
          )}
        </section>
      )}
      <section
        aria-labelledby="lines"
        className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:col-start-2 print:row-span-2 print:row-start-2"
      >
        <h2 id="lines" className="mb-3 print:sr-only">
          Line by line
        </h2>
        <LedgerLines title="You pay" lines={ledger.costs} />
        {!input.isWithoutOrders && (
          <>
            <LedgerLines title="Comes back" lines={ledger.reimbursed} />
            <LedgerLines title="In your regular pay" lines={ledger.pay} />
          </>
        )}
        <p className="no-print mb-5">
          What a whole month comes to, with these numbers:{' '}
          <Link to="/pcs-toolkit/cost-of-living" state={{ firstSixty: form.texts }} className="link">
            Cost of Living
          </Link>
        </p>
        <Totals form={form} />
      </section>
      {hasResult && (
        <TakeAlong
          path="/calculators/first-60-days"
          hash={() => firstSixtyForm.hash(form.texts, form.problems)}
          holds="your grade, island, ages and amounts: no name, base or date"
        >
          <Button
            variant="secondary"
            onClick={() =>
              saveFile('first-60-days.csv', 'text/csv', ledgerCsv(ledger, form.flow, aboutNeeded(form)))
            }
          >
            Save as CSV
          </Button>
        </TakeAlong>
      )}
    </div>
  );
}
