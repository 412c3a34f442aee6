import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { DataTable } from '@/blocks/data-table';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { type RentalArea, rentalsGuide } from '@/guides/verified-rentals';
import { buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';

/** The rest are collapsed. */

function VerifiedRentalsPage() {
  const { lead, first, scamSigns, areas, places, eightChecks, lookUps, tenantRules, ordersRules, links } =
    rentalsGuide;
  return (
    <GuidePage path="/housing/verified-rentals" lead={lead} first={first} guide={rentalsGuide}>
      <MainSearch />
      <Callout tone="warning" title="Signs of a scam: stop at the first one">
        <TextList texts={scamSigns} />
        <p className="mt-2">Money sent this way rarely comes back.</p>
      </Callout>
      <GuideSection title="Three popular areas, with rents">
        <p className="mb-4 max-w-measure">
          These rents come from one provider or a federal benchmark. Compare them with today’s ads.
        </p>
        <CardGrid>
          {areas.map((area) => (
            <AreaCard key={area.area} area={area} />
          ))}
        </CardGrid>
        <p className="mt-4 max-w-measure">
          Going to Schofield or Wheeler? Look at Mililani and Wahiawa, each a few miles away. Waiting for a
          home on base? See{' '}
          <Link to="/housing/base-housing" className="link">
            Base Housing
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection title="What your housing allowance covers">
        <Allowance />
      </GuideSection>
      <GuideSection
        title="Five places to look"
        answer="Any of them can carry a fake ad, so run the eight checks."
        more="The five places"
      >
        <LinkList links={places} />
      </GuideSection>
      <GuideSection
        title="Eight checks before you pay"
        answer="See it live, match the owner, check the license, and pay only in a way you can trace, after you sign."
        more="The eight checks, and where to look things up"
      >
        <StepList steps={eightChecks} />
        <h3 className="mt-6 mb-2">Where to look it up</h3>
        <LinkList links={lookUps} />
      </GuideSection>
      <GuideSection title="If you were scammed, or need help">
        <Help />
      </GuideSection>
      <GuideSection
        title="What the law gives a tenant"
        answer="A limit on the deposit, and a date to have it back. This is general information, not legal advice."
        more="Deposit, entry, notice and rent increases"
      >
        <TipList tips={tenantRules} />
      </GuideSection>
      <GuideSection
        title="When orders end your lease"
        answer="Give written notice with a copy of your orders. You pay rent to the end date, but no fee for leaving."
        more="All seven rules, with an example"
      >
        <TextList texts={ordersRules} />
      </GuideSection>
      <GuideSection title="Offices and tools">
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

function MainSearch() {
  const { label, url } = rentalsGuide.search;
  return (
    <div className="mt-8 max-w-measure">
      <ExternalLink href={url} className={buttonClass()}>
        {label}
      </ExternalLink>
      <p className="mt-2 text-ink-soft">On Zillow, where anyone can post an ad.</p>
    </div>
  );
}

function AreaCard({ area: rental }: { area: RentalArea }) {
  const { area, near, neighborhoods, priceRange, againstAllowance, benefits, drawbacks } = rental;
  return (
    <GridCard title={area}>
      <p className="-mt-2 text-ink-soft">{near}</p>
      <DetailsList
        rows={[
          ['Price range', priceRange],
          ['Compared with BAH', againstAllowance],
        ]}
      />
      <Disclosure summary="Neighborhoods, pros and cons">
        <DetailsList
          rows={[
            ['Neighborhoods', neighborhoods.join(', ')],
            ['Benefits', <TextList key="benefits" texts={benefits} />],
            ['Keep in mind', <TextList key="drawbacks" texts={drawbacks} />],
          ]}
        />
      </Disclosure>
    </GridCard>
  );
}

function Allowance() {
  return (
    <div className="max-w-measure">
      <Disclosure summary="BAH by pay grade, 2026">
        <DataTable table={rentalsGuide.allowance} />
        <p className="mt-2 mb-4 text-sm text-ink-soft">
          Don’t see your grade? Look it up in the BAH calculator, under “Offices and tools.”
        </p>
      </Disclosure>
      <Disclosure summary="Six things to know about BAH">
        <TextList texts={rentalsGuide.allowanceRules} />
      </Disclosure>
    </div>
  );
}

function Help() {
  return (
    <div className="max-w-measure space-y-4">
      <p>
        If you already paid, call your bank right away, then the police, and keep every message. The sooner
        you call, the better your chance of stopping a payment.
      </p>
      <PhoneList phones={rentalsGuide.helpPhones} />
      <LinkList links={rentalsGuide.reportTo} />
      <p>
        <FactText of={rentalsGuide.freeHelp} />
      </p>
    </div>
  );
}

export { VerifiedRentalsPage as Component };
