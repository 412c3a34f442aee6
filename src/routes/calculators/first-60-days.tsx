import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BahInBrief, BahTable } from '@/blocks/bah-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText, SourcesContext } from '@/blocks/fact-text';
import { GuideSection, GuideSections } from '@/blocks/guide-section';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { usePrintAlone } from '@/browser/use-print-alone';
import { useAuth } from '@/features/account/use-auth';
import { useKeptHomes } from '@/features/assumption/use-kept-homes';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { EntryForm } from '@/features/first-60-days/components/entry-form';
import { FormNote } from '@/features/first-60-days/components/form-note';
import { LedgerLines } from '@/features/first-60-days/components/ledger-lines';
import { NeededCash } from '@/features/first-60-days/components/needed-cash';
import { PrintedForm } from '@/features/first-60-days/components/printed-form';
import { TakeAlong } from '@/features/first-60-days/components/take-along';
import { Totals } from '@/features/first-60-days/components/totals';
import { WeekChart } from '@/features/first-60-days/components/week-chart';
import { WhereToLive } from '@/features/first-60-days/components/where-to-live';
import { firstSixtyPage } from '@/features/first-60-days/content/first-60-days';
import { neverBack } from '@/features/first-60-days/never-back';
import { useFirst60Days } from '@/features/first-60-days/use-first-60-days';
import { bahInBrief } from '@/guides/bah-facts';
import { numberedSources } from '@/guides/facts';
import { whereToLive } from '@/guides/where-to-live';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { useLazyComponent } from '@/ui/use-lazy-component';

const { rules, neverBack: never, askFirst, leftOut, answers } = firstSixtyPage;
/** In reading order. */
const shown = [
  firstSixtyPage.example,
  rules.pets,
  rules.hotel,
  rules.dla,
  rules.bah,
  whereToLive,
  never,
  askFirst,
  bahInBrief,
  firstSixtyPage.nextYear,
];
const sources = numberedSources(shown);

const loadKeepWithAccount = () =>
  import('@/features/first-60-days/components/keep-with-account').then((module) => module.KeepWithAccount);

function First60DaysPage() {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { plan } = useKeptPlan(userId);
  const form = useFirst60Days(plan, userId);
  const [accountPlace, setAccountPlace] = useState<HTMLElement | null>(null);
  const KeepWithAccount = useLazyComponent(loadKeepWithAccount, userId !== undefined);
  const homes = useKeptHomes();
  const { ledger } = form;
  const [isTablePrinting, printTable] = usePrintAlone();
  const hasResult = form.flow.neededCents !== null;
  const own = neverBack(form.input, form.worked);
  const lines = (
    <>
      <LedgerLines title="You pay" lines={ledger.out} isBlank={form.isBlank} />
      <LedgerLines title="Comes back" lines={ledger.back} isBlank={form.isBlank} />
      <LedgerLines title="In your regular pay" lines={ledger.pay} isBlank={form.isBlank} />
    </>
  );
  return (
    <SourcesContext value={sources}>
      <div className={hasResult || isTablePrinting ? 'print:[&_h1]:text-lg print:[&_p]:hidden' : undefined}>
        <PageTitle path="/calculators/first-60-days" lead={firstSixtyPage.lead} />
      </div>
      <NoScript of="The calculator">The rules it uses are below.</NoScript>
      <div className={isTablePrinting ? 'print:hidden' : 'print:has-data-printed-small:[zoom:0.86]'}>
        <NeededCash form={form} />
        <FormNote form={form} />
        <PrintedForm form={form} />
        <div className="grid gap-8 lg:grid-cols-2 print:mt-2 print:block">
          <EntryForm form={form} />
          <section aria-labelledby="weeks" className="print:grid print:grid-cols-2 print:gap-x-8">
            <div>
              <h2 id="weeks" className="mb-3 print:mb-1 print:text-lg">
                {hasResult ? 'Week by week' : 'What you get'}
              </h2>
              <WeekChart form={form} />
              <div className="hidden text-[8pt] leading-tight print:block">
                <h3 className="mt-4">Never reimbursed</h3>
                <OwnLines lines={own} />
              </div>
            </div>
            <div>
              {form.isBlank ? (
                <Disclosure summary="What it counts, and by which rules">{lines}</Disclosure>
              ) : (
                lines
              )}
              <Totals form={form} />
              <TakeAlong form={form} isSignedIn={userId !== undefined} accountPlace={setAccountPlace} />
            </div>
          </section>
        </div>
        {KeepWithAccount && userId && (
          <KeepWithAccount key={userId} userId={userId} form={form} place={accountPlace} />
        )}
      </div>
      <div
        className={
          isTablePrinting
            ? 'printed-alone print:text-[9pt] print:leading-tight'
            : hasResult
              ? 'print:hidden'
              : undefined
        }
      >
        <GuideSections>
          <GuideSection title="Where will you live?" answer={answers.live}>
            <WhereToLive form={form} homes={homes} onPrint={printTable} />
          </GuideSection>
        </GuideSections>
      </div>
      <div className={hasResult || isTablePrinting ? 'print:hidden' : undefined}>
        <GuideSections>
          <GuideSection title="Never reimbursed" answer={answers.never}>
            <OwnLines lines={own} />
            {own.length > 0 && <p className="mt-4 font-semibold">In general</p>}
            <TextList texts={never} />
          </GuideSection>
          <GuideSection title="Ask before you leave" answer={answers.ask}>
            <TextList texts={askFirst} />
            <p className="mt-4 max-w-measure">
              Phones of the TLA offices, and hotels:{' '}
              <Link to="/pcs-toolkit/tla-hotels" className="link">
                TLA Hotels
              </Link>
            </p>
          </GuideSection>
          <GuideSection title="BAH by pay grade" answer={answers.bah}>
            <BahInBrief />
            <p className="mt-3 max-w-measure">
              <FactText of={firstSixtyPage.nextYear} />
            </p>
            <BahTable />
          </GuideSection>
          <GuideSection title="What this leaves out" answer={answers.out}>
            <TextList texts={leftOut} />
          </GuideSection>
        </GuideSections>
        <SourceList of={shown} />
      </div>
    </SourcesContext>
  );
}

function OwnLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className="mb-2 font-semibold">With your numbers</p>
      <TextList texts={lines} />
    </>
  );
}

export { First60DaysPage as Component };
