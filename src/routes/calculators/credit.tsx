import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable } from '@/blocks/data-table';
import { SourcesContext } from '@/blocks/fact-text';
import { GuideSection, GuideSections } from '@/blocks/guide-section';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { SourceList } from '@/blocks/source-list';
import { TextList } from '@/blocks/text-list';
import { creditTerms, creditUses } from '@/guides/credit-terms';
import { numberedSources } from '@/guides/facts';
import type { Table } from '@/guides/types';
import { FIRST_USE_FUNDING_FEE_PERCENT } from '@/guides/va-loan-figures';
import {
  CREDIT_PER_100K_DOLLARS,
  homeCredit,
  NEW_CONSTRUCTION_CREDIT_PERCENT,
  PROGRAM_CREDIT_PER_100K_DOLLARS,
  PROGRAM_PRICE_SLIDER,
  programCredit,
} from '@/money/home-credit';
import { MAX_DOLLARS } from '@/money/limits';
import { formatUsd, parseUsd } from '@/money/usd';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { MoneyField } from '@/ui/money-field';
import { NoScript } from '@/ui/no-script';
import { PageTitle } from '@/ui/page-title';
import { loadSlider, Slider } from '@/ui/slider';

const { min, max, step, default: startPrice } = PROGRAM_PRICE_SLIDER;
const rates = [
  { perHundredThousand: CREDIT_PER_100K_DOLLARS, of: homeCredit },
  { perHundredThousand: PROGRAM_CREDIT_PER_100K_DOLLARS, of: programCredit },
];
const facts = [creditUses, creditTerms];
const sources = numberedSources(facts);

const examples: Table = {
  caption: 'Credit by sales price, at each rate for every $100,000',
  columns: ['Sales price', `At $${CREDIT_PER_100K_DOLLARS}`, `At $${PROGRAM_CREDIT_PER_100K_DOLLARS}`],
  rows: [500_000, 650_000, 900_000, 1_100_000].map((price) => [
    formatUsd(price),
    formatUsd(homeCredit(price)),
    formatUsd(programCredit(price)),
  ]),
  isNarrow: true,
};

function CreditPage() {
  return (
    <SourcesContext value={sources}>
      <PageTitle
        path="/calculators/credit"
        lead="What our program may credit toward the closing costs of your home."
      />
      <NoScript of="The calculator">The table below doesn’t.</NoScript>
      <CreditCalculator />
      <div className="mt-6 grid items-start gap-x-8 lg:grid-cols-2">
        <DataTable table={examples} />
        <div className="lg:-mt-8">
          <GuideSections>
            <GuideSection
              title="What it can pay for"
              answer="Closing costs, prepaid taxes and insurance, or points that lower your rate, if your lender allows."
            >
              <TextList texts={creditUses} />
            </GuideSection>
            <GuideSection
              title="How you get it"
              answer="In writing, before you make an offer. It counts only if it’s on your Closing Disclosure."
            >
              <TextList texts={creditTerms} />
            </GuideSection>
          </GuideSections>
          <p className="mt-4 text-sm text-ink-soft">
            The credit is sales price ÷ 100,000 × {CREDIT_PER_100K_DOLLARS} or{' '}
            {PROGRAM_CREDIT_PER_100K_DOLLARS}, our program’s own figures. On a new home it is{' '}
            {NEW_CONSTRUCTION_CREDIT_PERCENT}%: see{' '}
            <Link to="/programs" className="link">
              Program Benefits
            </Link>
            .
          </p>
        </div>
      </div>
      <SourceList of={facts} />
    </SourcesContext>
  );
}

function CreditCalculator() {
  const [text, setText] = useState(formatUsd(startPrice));
  const [sliderPrice, setSliderPrice] = useState(startPrice);
  const price = parseUsd(text);
  const credit = homeCredit(price);

  function type(typed: string) {
    const typedPrice = parseUsd(typed);
    setText(typed);
    if (homeCredit(typedPrice) !== null && typedPrice !== null) setSliderPrice(typedPrice);
  }

  function slide(price: number) {
    setSliderPrice(price);
    setText(formatUsd(price));
  }

  const message = credit === null ? problemWith(text, price) : undefined;
  return (
    <Card>
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <MoneyField
            label="Sales price"
            enterKeyHint="done"
            value={text}
            onValue={type}
            errors={message ? [message] : []}
          />
          <Slider
            label={`Or use the slider, ${formatUsd(min)} to ${formatUsd(max)}`}
            min={min}
            max={max}
            step={step}
            value={sliderPrice}
            valueText={formatUsd(sliderPrice)}
            onValue={slide}
          />
        </div>
        <div className="grid gap-5">
          <output className="block rounded-xl bg-action-tint p-5">
            <span className="block font-semibold">Your credit</span>
            <span className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
              {rates.map(({ perHundredThousand, of }) => (
                <span key={perHundredThousand}>
                  <span className="block font-display text-3xl font-semibold text-action">
                    {credit === null ? '–' : formatUsd(of(price))}
                  </span>
                  <span className="block text-sm leading-snug">
                    at ${perHundredThousand} for every $100,000
                  </span>
                </span>
              ))}
            </span>
            <span className="mt-2 block text-sm text-ink-soft">
              {credit === null
                ? 'Enter a price to see it.'
                : `On ${formatUsd(price)}, rounded. Your buyer agreement says which.`}
            </span>
          </output>
          <Link to="/contact" className={buttonClass('secondary')}>
            Ask your sponsor about it
          </Link>
        </div>
      </div>
      {price !== null && credit !== null && credit > 0 && (
        <MoneyBars
          title="How much of VA’s funding fee it covers ($0 if you are exempt)"
          bars={besideFundingFee(price)}
        />
      )}
    </Card>
  );
}

/** On a loan of the whole price. */
function besideFundingFee(price: number): MoneyBar[] {
  const fee = (price * FIRST_USE_FUNDING_FEE_PERCENT) / 100;
  return [
    ...rates.map(({ perHundredThousand, of }) => {
      const dollars = of(price) ?? 0;
      return {
        label: `Your credit at $${perHundredThousand}`,
        text: `${Math.round((dollars / fee) * 100)}% of it`,
        pieces: [{ label: 'Credit', dollars }],
      };
    }),
    {
      label: `The fee, first use, nothing down: ${FIRST_USE_FUNDING_FEE_PERCENT}%`,
      text: formatUsd(fee),
      pieces: [{ label: 'Fee', dollars: fee }],
      isOther: true,
    },
  ];
}

function problemWith(text: string, price: number | null): string {
  if (text.trim() === '') return 'Enter the sales price';
  if (price !== null) return `Enter a price of ${formatUsd(MAX_DOLLARS)} or less`;
  return /^\s*\$?-/.test(text) ? 'A price cannot be below $0' : 'Use digits only, such as $750,000';
}

export { CreditPage as Component, loadSlider as loadNext };
