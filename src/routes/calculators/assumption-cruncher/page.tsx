import { useContext } from 'react';
import { DetailsList } from '@/blocks/details-list';
import { SourcesContext } from '@/blocks/fact-text';
import { GuideSections } from '@/blocks/guide-section';
import { GuideTop } from '@/blocks/guide-top';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { numberedSources } from '@/facts/facts';
import { assumptionTexts, readAssumptionInput } from '@/features/assumption/assumption-texts';
import { InputForm } from '@/features/assumption/components/input-form';
import { LazyAnalysis } from '@/features/assumption/components/lazy-analysis';
import { PrintedInputs } from '@/features/assumption/components/printed-inputs';
import { Results } from '@/features/assumption/components/results';
import { StartBox, StartPicture } from '@/features/assumption/components/start-box';
import { assumptionPage } from '@/features/assumption/content/assumption-cruncher';
import { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { Link } from '@/ui/link';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';

const sources = numberedSources(assumptionPage);

function AssumptionCruncherPage() {
  const form = useAssumptionForm();
  return (
    <SourcesContext value={sources}>
      <div className={form.result && 'print:[&_h1]:text-lg print:[&_p]:hidden print:[&>div]:mb-2'}>
        <PageTitle path="/calculators/assumption-cruncher" lead={assumptionPage.lead} />
        {useContext(GuideTop)}
      </div>
      <NoScript of="The calculator">What it compares is explained below.</NoScript>
      <StartBox form={form} />
      <div className="items-start gap-6 xl:grid xl:grid-cols-[1fr_20rem]">
        <InputForm form={form} />
        <StartPicture form={form} />
      </div>
      {!form.result && (
        <div className="hidden print:block">
          <p className="mb-3">Press Calculate on the page before you print, and the result prints, too.</p>
          <PrintedInputs texts={assumptionTexts(readAssumptionInput(form.texts))} blank="" />
        </div>
      )}
      <p role="status" className="no-print min-h-6 font-medium">
        {form.note}
      </p>
      <div className="print:has-data-printed-small:[zoom:0.86]">
        {form.result && <Results result={form.result} costs={form.closing} headingRef={form.resultHeading} />}
        <LazyAnalysis form={form} />
      </div>
      <div className={form.result ? 'print:hidden' : 'print:text-xs'}>
        <p className={`max-w-measure ${form.result ? 'mt-8' : ''}`}>
          How it works:{' '}
          <Link to="/housing/va-assumptions" className="link">
            VA loan assumptions, step by step
          </Link>
          . Who lends the money:{' '}
          <span className="whitespace-nowrap">
            <Link to="/housing/gap-lenders" className="link">
              GAP lenders
            </Link>
            .
          </span>
        </p>
        <GuideSections
          of={[
            {
              title: 'What the words mean',
              answer: 'Assumption, GAP loan, principal and interest, loan-to-value, blended rate',
              content: (
                <div className="max-w-measure">
                  <DetailsList rows={assumptionPage.words} />
                </div>
              ),
            },
            {
              title: 'What this leaves out',
              answer:
                'This is only an estimate. Ask the lender and the seller’s loan servicer about other costs.',
              content: <TextList texts={assumptionPage.leftOut} />,
            },
          ]}
        />
        <SourceList of={assumptionPage} />
      </div>
    </SourcesContext>
  );
}

export { AssumptionCruncherPage as Component };
