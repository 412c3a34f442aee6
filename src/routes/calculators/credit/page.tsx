import { DataTable } from '@/blocks/data-table';
import { SourcesContext } from '@/blocks/fact-text';
import { FirstSteps } from '@/blocks/first-steps';
import { GuideSections } from '@/blocks/guide-section';
import { NoProgram } from '@/blocks/no-program';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { useDraft } from '@/browser/use-draft';
import { numberedSources } from '@/facts/facts';
import type { Table } from '@/facts/types';
import { creditBasics, creditSteps } from '@/guides/credit-terms';
import { homeCredit, newConstructionCredit, PROGRAM_PRICE_SLIDER, programCredit } from '@/money/home-credit';
import { MAX_DOLLARS } from '@/money/limits';
import { parseUsd, whichUsd } from '@/money/parse-usd';
import { formatUsd } from '@/money/usd';
import type { HomeProgram } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ChangingText } from '@/ui/changing-text';
import { Link } from '@/ui/link';
import { MoneyField } from '@/ui/money-field';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { RestedStatus } from '@/ui/rested-status';
import { loadSlider, Slider } from '@/ui/slider';
import { creditUses } from './uses';

const { min, max, step, default: startPrice } = PROGRAM_PRICE_SLIDER;
const facts = [creditSteps, creditBasics, creditUses];
const sources = numberedSources(facts);

/** What the rest of the page is about. */
const MORE = 'More about the credit';

const EXAMPLE_PRICES = [500_000, 650_000, 900_000, 1_100_000] as const;

function examplesOf(program: HomeProgram): Table {
  const { creditPer100kDollars, listingCreditPer100kDollars } = program;
  return {
    caption: `Credit by sales price, at $${creditPer100kDollars} or $${listingCreditPer100kDollars} per $100,000`,
    columns: ['Sales price', `At $${creditPer100kDollars}`, `At $${listingCreditPer100kDollars}`],
    rows: EXAMPLE_PRICES.map((price) => [
      formatUsd(price),
      formatUsd(homeCredit(program, price)),
      formatUsd(programCredit(program, price)),
    ]),
    isNarrow: true,
  };
}

function CreditPage() {
  const { program } = site;
  if (!program) return <NoProgram path="/calculators/credit" />;
  return (
    <SourcesContext value={sources}>
      <PageTitle
        path="/calculators/credit"
        lead={`What ${program.payer} may give you toward closing costs.`}
      />
      <NoScript of="The calculator">Its rates are in the table below.</NoScript>
      <CreditCalculator program={program} />
      <div className="mt-5">
        <FirstSteps id="how-you-get-it" title="How you get it" steps={creditSteps} />
      </div>
      <GuideSections
        of={[
          {
            title: 'Credit by sales price',
            answer: `For homes from ${formatUsd(EXAMPLE_PRICES[0])} to ${formatUsd(EXAMPLE_PRICES.at(-1) ?? 0)}, at both rates.`,
            content: <DataTable table={examplesOf(program)} />,
            group: MORE,
          },
          {
            title: 'What it is, and what it can pay for',
            answer: 'An estimate, not cash or a loan. It can only pay costs at closing.',
            content: (
              <>
                <TextList texts={[...creditBasics, ...creditUses]} />
                <p className="mt-3 max-w-measure">
                  {`The rates are set by ${program.nameInText}:`}{' '}
                  <Link to="/programs" className="link">
                    Program Benefits
                  </Link>
                  . Other brokerages may give a credit, too: ask before you sign.
                </p>
              </>
            ),
            group: MORE,
          },
        ]}
      />
      <SourceList of={facts} />
    </SourcesContext>
  );
}

type Prices = { text: string; sliderPrice: number };

const START: Prices = { text: formatUsd(startPrice), sliderPrice: startPrice };

/** Where the price is none, the slider stays. */
function typed(before: Prices, text: string): Prices {
  const price = parseUsd(text);
  return { text, sliderPrice: price !== null && price <= MAX_DOLLARS ? price : before.sliderPrice };
}

function restore(draft: unknown): Prices {
  return typeof draft === 'string' ? typed(START, draft) : START;
}

function draftOf({ text }: Prices) {
  return text === START.text ? undefined : text;
}

function CreditCalculator({ program }: { program: HomeProgram }) {
  const [{ text, sliderPrice }, setState] = useDraft('credit', { restore, draftOf });
  const price = parseUsd(text);
  const credit = homeCredit(program, price);

  const message = credit === null ? problemWith(text, price) : undefined;
  return (
    <Card>
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="grid gap-4">
          <MoneyField
            label="Sales price"
            enterKeyHint="done"
            value={text}
            onValue={(text) => setState((before) => typed(before, text))}
            errors={message ? [message] : []}
          />
          <Slider
            label="Sales price slider"
            isLabelHidden
            min={min}
            max={max}
            step={step}
            value={sliderPrice}
            valueText={formatUsd(sliderPrice)}
            onValue={(price) => setState({ text: formatUsd(price), sliderPrice: price })}
          />
          <p
            aria-hidden="true"
            className="no-print -mt-4 flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft"
          >
            <span>{formatUsd(min)}</span>
            <span>{formatUsd(max)}</span>
          </p>
        </div>
        <output aria-live="off" className="block rounded-xl bg-action-tint p-4 lg:row-span-2">
          <span className="block font-semibold">Possible credit</span>
          <span translate="no" className="block font-display text-3xl font-semibold text-action">
            {shown(credit)}
          </span>
          <span className="block">{`if your agreement says $${program.creditPer100kDollars} per $100,000`}</span>
          <span className="mt-3 block border-t border-line pt-3">
            <Credit
              amount={programCredit(program, price)}
              about={`if $${program.listingCreditPer100kDollars} per $100,000`}
            />
            <Credit
              amount={newConstructionCredit(program, price)}
              about={`if ${program.newConstructionCreditPercent}% on a new home`}
            />
          </span>
          <span className="mt-3 block border-t border-line pt-3 text-sm">
            Yours is the rate written in your buyer agreement. Before you sign, ask which one you’d get.
          </span>
          <span className="mt-2 block text-sm text-ink-soft">
            <ChangingText
              text={credit === null ? 'Enter a price to see it.' : `On ${formatUsd(price)}, rounded.`}
            />
          </span>
        </output>
        <p className="no-print">
          <Link to="/contact" className={buttonClass('primary')}>
            Ask the program
          </Link>
        </p>
        <RestedStatus
          text={credit === null ? '' : `Possible credit on ${formatUsd(price)}: ${formatUsd(credit)}`}
        />
      </div>
    </Card>
  );
}

function Credit({ amount, about }: { amount: number | null; about: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 leading-snug">
      <span translate="no" className="font-display text-xl font-semibold">
        {shown(amount)}
      </span>
      <span className="flex-1 basis-[8rem] text-sm">{about}</span>
    </span>
  );
}

function shown(amount: number | null): string {
  return amount === null ? '–' : formatUsd(amount);
}

function problemWith(text: string, price: number | null): string {
  if (text.trim() === '') return 'Enter the sales price';
  if (price !== null) return `Enter a price of ${formatUsd(MAX_DOLLARS)} or less`;
  if (/^\s*\$?-/.test(text)) return 'A price cannot be below $0';
  return whichUsd(text) ?? 'Use digits only, such as $750,000';
}

export { CreditPage as Component, loadSlider as loadNext };
