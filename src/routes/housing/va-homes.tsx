import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { CardGrid, cardId } from '@/blocks/card-grid';
import { ContactCard } from '@/blocks/contact-card';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { BaseSearchCard, IslandCard, LenderCard, ListingCard } from '@/blocks/home-cards';
import { LinkList } from '@/blocks/link-list';
import { SampleNote } from '@/blocks/sample-note';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { vaLenders } from '@/guides/operator-va-lenders';
import { vaHomesGuide } from '@/guides/va-homes';
import { SEARCH_RADIUS_MILES } from '@/guides/va-homes-areas';
import { IslandMap } from '@/maps/island-map';
import { CREDIT_PER_100K_DOLLARS, PROGRAM_CREDIT_PER_100K_DOLLARS } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';

function VaHomesPage() {
  const { lead, first, listings, distances, baseSearches, islands, checks, links } = vaHomesGuide;
  const samplePrices = listings.map(({ samplePrice }) => samplePrice);
  return (
    <GuidePage path="/housing/va-homes" lead={lead} first={first} guide={vaHomesGuide}>
      <MainSearch />
      <GuideSection
        title="What a VA loan gives you, and what it costs"
        answer="No down payment and no monthly mortgage insurance, for a one-time funding fee, and almost no equity at first."
        more="Benefits, costs, and who pays no fee"
      >
        <LoanInBrief />
      </GuideSection>
      <GuideSection title="If one VA loan is still open">
        <Disclosure summary="What you can still borrow">
          <TextList texts={vaHomesGuide.entitlement} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="Eight areas, with sample prices">
        <p className="mb-4 max-w-measure">
          From {formatUsd(Math.min(...samplePrices))} to {formatUsd(Math.max(...samplePrices))}: sample prices
          to plan with, not homes for sale. Each link searches what is for sale today.
        </p>
        <IslandMap
          title="The eight areas on a map of Oahu"
          marks={listings.map(({ title, at }) => ({ title, at, card: cardId(title) }))}
        />
        <Disclosure summary="Each area’s price, and its homes">
          <CardGrid>
            {listings.map((listing) => (
              <ListingCard key={listing.title} listing={listing} />
            ))}
          </CardGrid>
          <h3 className="mt-5 mb-2">About the credit on the cards</h3>
          <AboutTheCredit />
        </Disclosure>
      </GuideSection>
      <GuideSection
        title="Homes near four bases"
        answer="Each search starts in a town next to the base."
        more="The four searches, with towns and miles"
      >
        <p className="mb-4 max-w-measure">
          Set the radius to {SEARCH_RADIUS_MILES} miles in each search. <FactText of={distances} />
        </p>
        <CardGrid>
          {baseSearches.map((search) => (
            <BaseSearchCard key={search.base} search={search} />
          ))}
        </CardGrid>
      </GuideSection>
      <GuideSection
        title="Three island markets"
        answer="Most military jobs are on Oahu. The other islands are a flight away, and their prices differ."
        more="Median prices on three islands"
      >
        <p className="mb-4 max-w-measure">Median prices, each with its month. None is a quote.</p>
        <CardGrid>
          {islands.map((market) => (
            <IslandCard key={market.island} market={market} />
          ))}
        </CardGrid>
      </GuideSection>
      <GuideSection title="A new development">
        <NewDevelopment />
      </GuideSection>
      <GuideSection title="Three lenders to ask">
        <Lenders />
      </GuideSection>
      <GuideSection
        title="What to check on a home in Hawaii"
        answer="Leasehold, condo approval, insurance, water and lava, termites, and property tax."
        more="All six checks"
      >
        <TipList tips={checks} />
      </GuideSection>
      <GuideSection title="Offices and tools">
        <div className="mb-4 max-w-measure">
          <ContactCard contact={vaHomesGuide.regionalCenter} />
        </div>
        <LinkList links={links.slice(0, 2)} />
        <Disclosure summary="More tools">
          <LinkList links={links.slice(2)} />
        </Disclosure>
      </GuideSection>
    </GuidePage>
  );
}

function MainSearch() {
  const { label, url } = vaHomesGuide.search;
  return (
    <div className="mt-8 max-w-measure">
      <ExternalLink href={url} className={buttonClass()}>
        {label}
      </ExternalLink>
      <p className="mt-2 text-ink-soft">The Honolulu Board of Realtors’ public site.</p>
    </div>
  );
}

function LoanInBrief() {
  const { benefits, costs, fundingFee, exempt, eligible } = vaHomesGuide;
  return (
    <>
      <Callout title="What it gives you">
        <TextList texts={benefits} />
      </Callout>
      <Callout tone="warning" title="What it costs, and what can go wrong">
        <TipList tips={costs} />
      </Callout>
      <div className="max-w-measure">
        <p className="mb-4">
          <FactText of={eligible} />
        </p>
        <DataTable table={fundingFee} />
        <h3 className="mt-5 mb-2">Who pays no funding fee</h3>
        <TextList texts={exempt} />
      </div>
    </>
  );
}

function AboutTheCredit() {
  return (
    <div className="max-w-measure">
      <p className="mb-2">
        It uses ${PROGRAM_CREDIT_PER_100K_DOLLARS} for every $100,000 of the price, like{' '}
        <Link to="/programs" className="link">
          Program Benefits
        </Link>
        . The{' '}
        <Link to="/calculators/credit" className="link">
          credit calculator
        </Link>{' '}
        uses ${CREDIT_PER_100K_DOLLARS}: ask which one your agreement will name.
      </p>
      <TextList texts={vaHomesGuide.creditTerms} />
    </div>
  );
}

function NewDevelopment() {
  const { title, text } = vaHomesGuide.newDevelopment;
  return (
    <Card className="max-w-measure">
      <h3 className="mb-2">{title}</h3>
      <FactText of={text[0]} />
      <Disclosure summary="What else is planned">
        <TextList texts={text.slice(1)} />
      </Disclosure>
      <p className="mt-3">
        <Link to="/housing/new-construction" className="link inline-block py-2.5 font-semibold">
          New construction: the credit, and what to expect
        </Link>
      </p>
    </Card>
  );
}

function Lenders() {
  return (
    <>
      <p className="mb-2 max-w-measure">
        You can use any lender. Get Loan Estimates from three on the same day and compare them line by line.
      </p>
      <SampleNote />
      <div className="mt-4">
        <CardGrid>
          {vaLenders.map((lender) => (
            <LenderCard key={lender.name} lender={lender} />
          ))}
        </CardGrid>
      </div>
      <Disclosure summary="Nationwide lenders to compare with">
        <p className="mb-2 max-w-measure">Examples, not recommendations.</p>
        <LinkList links={vaHomesGuide.institutions} />
      </Disclosure>
    </>
  );
}

export { VaHomesPage as Component };
