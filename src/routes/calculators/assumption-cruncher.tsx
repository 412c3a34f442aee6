import { Link } from 'react-router-dom';
import { DetailsList } from '@/blocks/details-list';
import { SourcesContext } from '@/blocks/fact-text';
import { GuideSection } from '@/blocks/guide-section';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { InputForm } from '@/features/assumption/components/input-form';
import { LazyAnalysis } from '@/features/assumption/components/lazy-analysis';
import { Results } from '@/features/assumption/components/results';
import { assumptionPage } from '@/features/assumption/content/assumption-cruncher';
import { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { numberedSources } from '@/guides/facts';
import { findPage } from '@/site-map';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';

const sources = numberedSources(assumptionPage);

function AssumptionCruncherPage() {
  const form = useAssumptionForm();
  return (
    <SourcesContext value={sources}>
      <div className={form.result && 'print:[&_h1]:text-lg print:[&_p]:hidden print:[&>div]:mb-2'}>
        <PageTitle lead={assumptionPage.lead}>
          {findPage('/calculators/assumption-cruncher')?.title}
        </PageTitle>
      </div>
      <NoScript>The calculator needs JavaScript. What it compares is explained below.</NoScript>
      <p className="no-print mb-5">
        New to this?{' '}
        <Link to={{ hash: assumptionHash(ASSUMPTION_EXAMPLE) }} className="link inline-block py-2.5">
          Fill in an example
        </Link>{' '}
        and press Calculate.
      </p>
      <InputForm form={form} />
      <p role="status" className="no-print mt-3 min-h-6 font-medium">
        {form.note}
      </p>
      <div className="print:has-data-printed-small:[zoom:0.86]">
        {form.result && <Results result={form.result} headingRef={form.resultHeading} />}
        <LazyAnalysis form={form} />
      </div>
      <div className={form.result && 'print:hidden'}>
        <GuideSection title="What the words mean">
          <div className="max-w-measure">
            <DetailsList rows={assumptionPage.words} />
          </div>
          <p className="mt-4 max-w-measure">
            How it works:{' '}
            <Link to="/housing/va-assumptions" className="link inline-block py-1">
              VA loan assumptions, step by step
            </Link>
            . Who lends the rest:{' '}
            <span className="whitespace-nowrap">
              <Link to="/housing/gap-lenders" className="link inline-block py-1">
                GAP lenders
              </Link>
              .
            </span>
          </p>
        </GuideSection>
        <GuideSection title="What this leaves out">
          <p className="mb-3 max-w-measure">
            This is math, not an offer or advice. Ask the lender and the seller’s loan servicer about all of
            these:
          </p>
          <TextList texts={assumptionPage.leftOut} />
        </GuideSection>
        <SourceList of={assumptionPage} />
      </div>
    </SourcesContext>
  );
}

export { AssumptionCruncherPage as Component };
