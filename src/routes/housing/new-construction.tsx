import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { CreditSlider } from '@/blocks/credit-slider';
import { DataTable } from '@/blocks/data-table';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection, sectionId } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { OperatorLink } from '@/blocks/operator-link';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { newConstructionGuide, type Point } from '@/guides/new-construction';
import { operator } from '@/guides/operator';
import type { Table } from '@/guides/types';
import { NEW_CONSTRUCTION_SLIDER, newConstructionCredit } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';

const { lead, first, offer, terms, benefits, expectations, contractRules, vaRules, communities, links } =
  newConstructionGuide;

const BUILDERS = 'Builders, offices and tools';

const examples: Table = {
  caption: 'Credit by price',
  columns: ['Price', 'Credit'],
  rows: [500_000, 750_000, 950_000, 1_000_000].map((price) => [
    formatUsd(price),
    formatUsd(newConstructionCredit(price)),
  ]),
};

function NewConstructionPage() {
  return (
    <GuidePage path="/housing/new-construction" lead={lead} first={first} guide={newConstructionGuide}>
      <GuideSection title="Your credit on a new home">
        <CreditCard />
      </GuideSection>
      <GuideSection
        title="How you get the credit"
        answer="The participating brokerage pays it toward your closing costs. Get it in writing before you make an offer."
        more="The six conditions"
      >
        <TextList texts={terms} />
      </GuideSection>
      <GuideSection title="Search new homes">
        <SearchButton />
      </GuideSection>
      <GuideSection
        title="Why families buy new"
        answer="A warranty, today’s building code, few repairs at first, and a price without a bidding war."
        more="All five reasons"
      >
        <Cards cards={benefits} />
      </GuideSection>
      <GuideSection
        title="What to expect"
        answer="See a lender first, bring your own agent on the first visit, and expect a deposit, extras in cash and perhaps a lottery."
        more="All eight points"
      >
        <Cards cards={expectations} />
      </GuideSection>
      <GuideSection
        title="Before you sign"
        answer="Keep your 30 days to cancel, and read the owner-occupant rules: they can conflict with orders."
        more="Six things to read in the contract"
      >
        <TipList tips={contractRules} />
      </GuideSection>
      <GuideSection
        title="With a VA loan"
        answer="A finished home is simplest. One that isn’t built yet is appraised from its plans and inspected along the way."
        more="Warranty, condo approval, closing costs"
      >
        <TextList texts={vaRules} />
      </GuideSection>
      <GuideSection
        title="Where homes are being built"
        answer="On Oahu’s west side and in its center. Prices change with every release, so ask the builder what is for sale today."
        more="Five communities and their builders"
      >
        <TipList tips={communities} />
      </GuideSection>
      <GuideSection title={BUILDERS}>
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

function CreditCard() {
  return (
    <>
      <Card className="grid max-w-2xl gap-4">
        <p>
          <FactText of={offer} />
        </p>
        <CreditSlider
          label="Price of the new home"
          slider={NEW_CONSTRUCTION_SLIDER}
          creditOf={newConstructionCredit}
          creditLabel="Estimated credit"
        />
        <p>
          <Link to="/contact" className={buttonClass()}>
            Ask a sponsor about this credit
          </Link>
        </p>
      </Card>
      <div className="mt-4 max-w-md">
        <DataTable table={examples} />
      </div>
    </>
  );
}

function SearchButton() {
  return (
    <>
      <p>
        <OperatorLink href={operator.newConstructionSearchUrl} opens="home search" className={buttonClass()}>
          Search new construction in Hawaii
        </OperatorLink>
      </p>
      <p className="mt-2 max-w-measure">
        Or go straight to the{' '}
        <a href={`#${sectionId(BUILDERS)}`} className="link inline-block py-1">
          builders’ own sites
        </a>
        .
      </p>
    </>
  );
}

function Cards({ cards }: { cards: readonly Point[] }) {
  return (
    <CardGrid>
      {cards.map(({ title, text }) => (
        <GridCard key={title} title={title}>
          <p>
            <FactText of={text} />
          </p>
        </GridCard>
      ))}
    </CardGrid>
  );
}

export { NewConstructionPage as Component };
