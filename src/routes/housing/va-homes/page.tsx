import { Callout } from '@/blocks/callout';
import { cardId } from '@/blocks/card-grid';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IconTips } from '@/blocks/icon-tips';
import { lendersTitle } from '@/blocks/lenders-title';
import { LinkList } from '@/blocks/link-list';
import { IslandMap } from '@/blocks/maps/island-map';
import { PhoneList } from '@/blocks/phone-list';
import { RangeBars } from '@/blocks/range-bars';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { FIRST_USE_FUNDING_FEE_PERCENT } from '@/guides/va-loan-figures';
import { southOahu } from '@/maps/oahu-map';
import type { HomeProgram } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { SEARCH_RADIUS_MILES } from './areas';
import { BahAndPayment, PaymentInBrief } from './bah-and-payment';
import { vaHomesGuide } from './guide';
import { BaseSearchRow, HomeRows, IslandRow, ListingRow, VaLenderRow } from './home-cards';

function VaHomesPage() {
  const { lead, first, baseSearches, islands, checks, condoSearch, phones, links } = vaHomesGuide;
  return (
    <GuidePage
      path="/housing/va-homes"
      lead={lead}
      top={<Search />}
      first={first}
      action={vaHomesGuide.action}
      guide={vaHomesGuide}
      sections={[
        { title: 'What a VA loan gives you', content: <IconTips tips={vaHomesGuide.benefits} /> },
        { title: 'Eight areas of Oahu', content: <Areas /> },
        {
          title: 'Homes near four bases',
          content: (
            <>
              <p className="mb-3">Within {SEARCH_RADIUS_MILES} miles or 30 minutes.</p>
              <HomeRows>
                {baseSearches.map((search, index) => (
                  <BaseSearchRow key={search.base} search={search} index={index} />
                ))}
              </HomeRows>
            </>
          ),
        },
        {
          title: 'Three island markets',
          content: (
            <>
              <p className="mb-3">Unconfirmed, and some are old.</p>
              <HomeRows>
                {islands.map((market, index) => (
                  <IslandRow key={market.island} market={market} index={index} />
                ))}
              </HomeRows>
            </>
          ),
        },
        ...(site.vaLenders.length > 0
          ? [{ title: lendersTitle(site.vaLenders.length), content: <Lenders /> }]
          : []),
        { title: 'A new development', content: <NewDevelopment /> },
        {
          title: 'What a VA loan costs, and using it again',
          answer: `A funding fee, ${FIRST_USE_FUNDING_FEE_PERCENT}% the first time.`,
          content: <LoanCosts />,
        },
        {
          title: 'Your BAH and the payment',
          answer: 'What BAH leaves each month.',
          content: (
            <>
              <BahAndPayment />
              <Callout tone="warning" title="If new orders come early" isWide>
                {vaHomesGuide.newOrders}
                <p className="mt-2">
                  When you sell, you also need a tax form:{' '}
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
          title: 'What to check on a home in Hawaii',
          answer: 'Leasehold, insurance, lava, termites.',
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
        ...(site.program
          ? [
              {
                title: 'What the credit is',
                answer: 'An estimate, not cash or a loan.',
                content: <TextList texts={vaHomesGuide.creditTerms} />,
              },
            ]
          : []),
        {
          title: 'Offices and tools',
          answer: 'VA, nationwide lenders, license checks.',
          content: (
            <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
              <PhoneList phones={phones} />
              <div className="[&_ul]:columns-1">
                <LinkList links={[...links, ...vaHomesGuide.institutions]} />
              </div>
            </div>
          ),
        },
      ]}
    />
  );
}

function Search() {
  const { search } = vaHomesGuide;
  return (
    <>
      <ExternalLink href={search.url} className={buttonClass('primary', 'mb-5')}>
        {search.label}
      </ExternalLink>
      <PaymentInBrief />
    </>
  );
}

/** What homes cost, area by area, and their map. */
function Areas() {
  const { listings } = vaHomesGuide;
  return (
    <>
      <p className="mb-3 text-sm">
        Prices are examples, undated. These homes aren’t for sale.{' '}
        {site.program && <AboutTheCredit of={site.program} />}
      </p>
      <ol className="gap-x-6 overflow-hidden rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-2 xl:grid-cols-3 print:grid print:grid-cols-2 print:text-sm">
        <li className="-my-1 lg:col-span-2 xl:col-span-1 print:col-span-2">
          <IslandMap
            title="The eight areas on a map of Oahu"
            ground={southOahu}
            marks={listings.map(({ title, at }) => ({ title, at, card: cardId(title) }))}
            isAlone
            hasMilesBeside
          />
        </li>
        {listings.map((listing, index) => (
          <ListingRow key={listing.title} listing={listing} index={index} />
        ))}
      </ol>
    </>
  );
}

function AboutTheCredit({ of: program }: { of: HomeProgram }) {
  return (
    <>
      The credit is what {program.payer} may give you toward closing costs: $
      {program.listingCreditPer100kDollars} for every $100,000. Your agreement may say $
      {program.creditPer100kDollars}, or {program.newConstructionCreditPercent}% on a new home:{' '}
      <Link to="/calculators/credit" className="link">
        compare all three
      </Link>
      .
    </>
  );
}

function LoanCosts() {
  const { costs, eligible, fundingFees, exempt } = vaHomesGuide;
  return (
    <>
      <p className="mb-4 max-w-measure">
        <FactText of={eligible} />
      </p>
      <div className="grid items-start gap-x-6 lg:grid-cols-2">
        <RangeBars title="VA funding fee, as a percentage of the loan" bars={fundingFees} step={1} />
        <div>
          <h3 className="mb-2">Who pays no funding fee</h3>
          <TextList texts={exempt} />
        </div>
      </div>
      <h3 className="mt-5 mb-2">What it costs</h3>
      <TipList tips={costs} />
      <h3 className="mt-5 mb-2">Using it again, or renting the first home out</h3>
      <TextList texts={vaHomesGuide.entitlement} />
    </>
  );
}

function NewDevelopment() {
  const { title, text } = vaHomesGuide.newDevelopment;
  return (
    <Card className="flex flex-wrap items-center gap-x-3 leading-snug">
      <Icon name="hard-hat" className="size-10 shrink-0 rounded-full bg-action-tint p-2.5 text-action" />
      <div className="flex-1 basis-[12rem]">
        <h3>{title}</h3>
        <p>
          <FactText of={text} />
        </p>
      </div>
      <Link to="/housing/new-construction" className="link inline-block py-2.5 font-semibold">
        New construction: what to expect
      </Link>
    </Card>
  );
}

function Lenders() {
  return (
    <HomeRows>
      {site.vaLenders.map((lender, index) => (
        <VaLenderRow key={lender.name} lender={lender} index={index} />
      ))}
    </HomeRows>
  );
}

export { VaHomesPage as Component };
