import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { CardGrid, cardId } from '@/blocks/card-grid';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap } from '@/blocks/island-map';
import { lendersTitle } from '@/blocks/lenders-title';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { RangeBars } from '@/blocks/range-bars';
import { sampleMark } from '@/blocks/sample-mark';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { FIRST_USE_FUNDING_FEE_PERCENT } from '@/guides/va-loan-figures';
import {
  CREDIT_PER_100K_DOLLARS,
  NEW_CONSTRUCTION_CREDIT_PERCENT,
  PROGRAM_CREDIT_PER_100K_DOLLARS,
} from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { site } from '@/operator/site';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { SEARCH_RADIUS_MILES } from './areas';
import { BahAndPayment, PaymentInBrief } from './bah-and-payment';
import { vaHomesGuide } from './guide';
import { BaseSearchCard, IslandCard, ListingCard, VaLenderCard } from './home-cards';

function VaHomesPage() {
  const { lead, first, listings, baseSearches, islands, checks, condoSearch, phones, links } = vaHomesGuide;
  return (
    <GuidePage
      path="/housing/va-homes"
      lead={lead}
      top={<PaymentInBrief />}
      first={first}
      action={vaHomesGuide.action}
      guide={vaHomesGuide}
      sections={[
        {
          title: 'Areas of Oahu, sample prices',
          content: (
            <>
              <IslandMap
                title="The eight areas on a map of Oahu"
                figures="Undated samples, not listings"
                marks={listings.map(({ title, at, samplePrice }) => ({
                  title,
                  at,
                  card: cardId(title),
                  figure: formatUsd(samplePrice),
                }))}
              />
              <Disclosure summary="Homes for sale, area by area">
                <CardGrid>
                  {listings.map((listing) => (
                    <ListingCard key={listing.title} listing={listing} />
                  ))}
                </CardGrid>
                <h3 className="mt-5 mb-2">About the credit on the cards</h3>
                <AboutTheCredit />
                <h3 className="mt-5 mb-2">A new development</h3>
                <NewDevelopment />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Your BAH and the payment',
          content: (
            <>
              <BahAndPayment />
              <Callout tone="warning" title="New orders before equity" isWide>
                {vaHomesGuide.newOrders}
                <p className="mt-2">
                  Selling also takes a tax form:{' '}
                  <Link to="/housing/veterans-who-stay#selling-your-home-or-renting-it-out" className="link">
                    what Hawaii holds back, and which form stops it
                  </Link>
                  .
                </p>
              </Callout>
            </>
          ),
        },
        {
          title: 'What a VA loan gives you, and what it costs',
          answer: `No down payment and no monthly mortgage insurance, for a one-time funding fee of ${FIRST_USE_FUNDING_FEE_PERCENT}% the first time.`,
          content: <LoanInBrief />,
        },
        {
          title: 'Homes near four bases',
          answer: `A search for each, within ${SEARCH_RADIUS_MILES} miles of the base.`,
          content: (
            <CardGrid>
              {baseSearches.map((search) => (
                <BaseSearchCard key={search.base} search={search} />
              ))}
            </CardGrid>
          ),
        },
        {
          title: 'Prices on the other islands',
          answer: 'Most military jobs are on Oahu.',
          content: (
            <CardGrid>
              {islands.map((market) => (
                <IslandCard key={market.island} market={market} />
              ))}
            </CardGrid>
          ),
        },
        {
          title: lendersTitle(site.vaLenders.length),
          answer: 'Use any lender: compare Loan Estimates from the same day.',
          content: <Lenders />,
        },
        {
          title: 'What to check on a home in Hawaii',
          answer: 'Leasehold, condo approval, insurance, water and lava, termites, and property tax.',
          content: (
            <>
              <TipList tips={checks} />
              <p className="mt-3 flex flex-wrap gap-x-6">
                <ExternalLink href={condoSearch.url} className="link inline-block py-2.5">
                  {condoSearch.label}
                </ExternalLink>
                <Link to="/housing/veterans-who-stay" className="link inline-block py-2.5">
                  Property tax, county by county
                </Link>
              </p>
            </>
          ),
        },
        {
          title: 'Offices and tools',
          answer: 'VA’s regional loan center, and more.',
          content: (
            <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
              <PhoneList phones={phones} />
              <div className="[&_ul]:columns-1">
                <LinkList links={links} />
              </div>
            </div>
          ),
        },
      ]}
    />
  );
}

function LoanInBrief() {
  const { benefits, costs, fundingFees, exempt, eligible } = vaHomesGuide;
  return (
    <>
      <div className="grid items-start gap-x-6 lg:grid-cols-2">
        <div>
          <h3 className="mb-2">What it gives you</h3>
          <TextList texts={benefits} />
          <p className="mt-3">
            <FactText of={eligible} />
          </p>
        </div>
        <div>
          <RangeBars title="VA funding fee, as a percentage of the loan" bars={fundingFees} step={1} />
          <h3 className="mb-2">Who pays no funding fee</h3>
          <TextList texts={exempt} />
        </div>
      </div>
      <Callout tone="warning" title="What it costs">
        <TipList tips={costs} />
      </Callout>
      <h3 className="mb-2">Using it again, or renting the first home out</h3>
      <TextList texts={vaHomesGuide.entitlement} />
    </>
  );
}

function AboutTheCredit() {
  return (
    <div>
      <p className="mb-2">
        It uses ${PROGRAM_CREDIT_PER_100K_DOLLARS} for every $100,000 of the price. Your agreement may say $
        {CREDIT_PER_100K_DOLLARS}, or {NEW_CONSTRUCTION_CREDIT_PERCENT}% on a new home:{' '}
        <Link to="/calculators/credit" className="link">
          see all three
        </Link>
        .
      </p>
      <TextList texts={vaHomesGuide.creditTerms} />
    </div>
  );
}

function NewDevelopment() {
  const { title, text } = vaHomesGuide.newDevelopment;
  return (
    <Card>
      <h3 className="mb-2">{title}</h3>
      <TextList texts={text} />
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
      <div className="mt-4" {...sampleMark(...site.vaLenders)}>
        <CardGrid>
          {site.vaLenders.map((lender) => (
            <VaLenderCard key={lender.name} lender={lender} />
          ))}
        </CardGrid>
      </div>
      <h3 className="mt-5 mb-1">Nationwide lenders, as examples</h3>
      <LinkList links={vaHomesGuide.institutions} />
    </>
  );
}

export { VaHomesPage as Component };
