import { GridCard } from '@/blocks/card-grid';
import { ContactButtons } from '@/blocks/contact-buttons';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { SampleWord } from '@/blocks/sample-word';
import { TextList } from '@/blocks/text-list';
import type { WebLink } from '@/facts/types';
import { programCredit } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import type { OperatorLender } from '@/operator/operator-shapes';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { type BaseSearch, type IslandMarket, type Listing, SEARCH_RADIUS_MILES } from './areas';

const bottomLink = 'link inline-block py-2.5 font-semibold';

export function ListingCard({ listing }: { listing: Listing }) {
  const { title, search, description, samplePrice, isNewConstruction } = listing;
  return (
    <GridCard title={title}>
      <p className="-mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-ink-soft">Undated sample: {formatUsd(samplePrice)}</span>
        <Badge tone="good">Credit {formatUsd(programCredit(samplePrice))}</Badge>
        {isNewConstruction && <Badge>New construction</Badge>}
      </p>
      <p>
        <FactText of={description} />
      </p>
      <SearchLink search={search} />
    </GridCard>
  );
}

export function BaseSearchCard({ search: { base, near, outside, search } }: { search: BaseSearch }) {
  return (
    <GridCard title={base}>
      <p>
        <Badge>{SEARCH_RADIUS_MILES} miles or 30 minutes</Badge>
      </p>
      <Disclosure
        isInCard
        summary={
          <>
            Towns and miles <span className="sr-only">near {base}</span>
          </>
        }
      >
        <DetailsList
          rows={[
            [`Within ${SEARCH_RADIUS_MILES} miles`, near],
            ['Just outside', outside],
          ]}
        />
      </Disclosure>
      <SearchLink search={search} />
    </GridCard>
  );
}

export function IslandCard({ market: { island, areas, medianPrice } }: { market: IslandMarket }) {
  return (
    <GridCard title={island}>
      <DetailsList
        rows={[
          ['Key areas', areas.join(', ')],
          ['Median prices', <TextList key="prices" texts={medianPrice} />],
        ]}
      />
    </GridCard>
  );
}

export function VaLenderCard({ lender }: { lender: OperatorLender }) {
  const { name, company, specialties } = lender;
  return (
    <GridCard title={name}>
      <p className="-mt-2 flex flex-wrap items-center gap-x-3 text-ink-soft">
        {company}
        <SampleWord of={lender} />
      </p>
      <div data-unsearched>
        <DetailsList rows={[['Specialties', specialties.join('; ')]]} />
      </div>
      <div className="mt-auto">
        <ContactButtons of={lender} />
      </div>
    </GridCard>
  );
}

function SearchLink({ search: { label, url } }: { search: WebLink }) {
  return (
    <p className="mt-auto">
      <ExternalLink href={url} className={bottomLink}>
        {label}
      </ExternalLink>
    </p>
  );
}
