import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { ANALYSIS_DEFAULTS, USUAL_TOUR_MONTHS } from '@/features/assumption/analysis-input';
import { analyzeAssumption } from '@/features/assumption/assumption-analysis';
import { type Home, type Homes, isHomesHash } from '@/features/assumption/homes';
import { readHomesHash } from '@/features/assumption/homes-link';
import { keptHomes } from '@/features/assumption/kept-homes';
import { useAnalysisForm } from '@/features/assumption/use-analysis-form';
import type { useAssumptionForm } from '@/features/assumption/use-assumption-form';
import { useHomes } from '@/features/assumption/use-homes';
import { formatUsd } from '@/money/usd';
import { focusField } from '@/ui/field-errors';
import { BahPart } from './bah-part';
import { ClosingPart } from './closing-part';
import { HomesPart } from './homes-part';
import { OwedPart } from './owed-part';
import { RatePart } from './rate-part';
import { RealCost } from './real-cost';

const OWED = 'What you still owe, year by year';
const HOMES = 'Compare up to three homes';

/** The details behind the headline result, most of them collapsed. Without a result, only the homes. */
export function AnalysisParts({ form }: { form: ReturnType<typeof useAssumptionForm> }) {
  const { result } = form;
  const [kept] = useState(() => readHomesHash(keptHomes()));
  const analysis = useAnalysisForm(result?.input.purchasePrice ?? null, sharedOf(kept));
  const list = useHomes(analysis, kept);
  const location = useLocation();
  const rates = result && analyzeAssumption(result.input, ANALYSIS_DEFAULTS);
  const hasHomes = list.all.homes.length > 0;
  // Kept here, so that a part stays open or closed when the next result renders it again.
  const [open, setOpen] = useState<Partial<Record<string, boolean>>>({});
  const part = (title: string) => ({
    title,
    isOpen: open[title] ?? (title === HOMES && hasHomes),
    onToggle: (isOpen: boolean) => setOpen((before) => ({ ...before, [title]: isOpen })),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in only when the URL changes
  useEffect(() => {
    const linked = readHomesHash(location.hash);
    const [first, ...others] = linked?.homes ?? [];
    if (!linked || !first) return isHomesHash(location.hash) ? form.rejectLink() : undefined;
    if (!form.isLinkFilledIn) {
      list.show(linked.homes);
      analysis.fill({ ...first.costs, ...sharedOf(linked) });
    }
    form.fillHomes([first, ...others]);
  }, [location]);

  const isClosingKnown = analysis.isAnswered('closing');
  const { setClosing } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed cost takes its answer back
  useEffect(() => setClosing(isClosingKnown ? analysis.input : undefined), [isClosingKnown, setClosing]);

  function takePrice(price: number) {
    form.change('purchasePrice', formatUsd(price));
    focusField(form.formRef.current, 'purchasePrice');
  }

  function takeHome({ name, input, costs }: Home) {
    form.fill(input, 'reader', `“${name}” is filled in. Press Calculate to see its result.`);
    analysis.fill(costs);
    focusField(form.formRef.current, 'purchasePrice');
  }

  if (!result && !hasHomes) return null;
  return (
    <>
      {result && <RealCost result={result} />}
      <section aria-labelledby="analysis" className="mt-10 print:mt-2">
        <h2 id="analysis" className="mb-2 print:hidden">
          {result ? 'The whole money story' : 'Your homes'}
        </h2>
        {result && rates && (
          <div className="print:columns-2 print:gap-8">
            <Part {...part('Fees, and when you come out ahead')} isPrinted={analysis.isAnswered('closing')}>
              <ClosingPart result={result} analysis={analysis} />
            </Part>
            <Part {...part('The true rate of the two loans together')}>
              <RatePart result={result} rates={rates} />
            </Part>
            <Part {...part(OWED)} isPrinted={false}>
              {open[OWED] && <OwedPart result={result} />}
            </Part>
            <Part
              {...part('Your BAH or budget, and the price that fits it')}
              isPrinted={analysis.isAnswered('bah')}
            >
              <BahPart result={result} analysis={analysis} onPrice={takePrice} />
            </Part>
          </div>
        )}
        <Part {...part(HOMES)} isPrinted={list.isCompared}>
          <HomesPart list={list} result={result} wanted={form.wantedHomes} onFill={takeHome} />
        </Part>
      </section>
    </>
  );
}

function sharedOf(homes: Homes | null) {
  return { stayMonths: homes?.stayMonths ?? USUAL_TOUR_MONTHS, bah: homes?.bah ?? null };
}

type PartProps = {
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  isPrinted?: boolean;
  children: ReactNode;
};

function Part({ title, isPrinted = true, children, ...folded }: PartProps) {
  return (
    <div className={`print:[&_summary]:min-h-0 ${isPrinted ? '' : 'no-print'}`}>
      <Disclosure
        {...folded}
        summary={<span className="text-lg font-semibold print:text-[9pt] print:text-ink">{title}</span>}
      >
        <div className="pt-2 pb-5 print:p-0">{children}</div>
      </Disclosure>
    </div>
  );
}
