import type { ReactNode } from 'react';
import { cardId } from '@/blocks/card-grid';
import { ContactLinks } from '@/blocks/contact-links';
import { FactText } from '@/blocks/fact-text';
import { rowBorder } from '@/blocks/row-border';
import { sampleMark } from '@/blocks/sample-mark';
import { SampleWord } from '@/blocks/sample-word';
import { wordsOf } from '@/facts/facts';
import type { Text, WebLink } from '@/facts/types';
import { programCredit } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import type { OperatorLender } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { type BaseSearch, type IslandMarket, type Listing, SEARCH_RADIUS_MILES } from './areas';

/** Rows of one kind in one card, in two columns where there is room, or in three if they are three. */
export function HomeRows({ children }: { children: ReactNode }) {
  return (
    <ul className="gap-x-8 rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-2 lg:has-[>:nth-child(3):last-child]:grid-cols-3">
      {children}
    </ul>
  );
}

type RowProps = { title: string; end?: ReactNode; index: number; children: ReactNode };

function Row({ title, end, index, children, ...mark }: RowProps) {
  return (
    <li
      id={cardId(title)}
      className={`scroll-mt-20 border-line pt-3 pb-2 lg:[&:nth-child(3):last-child]:border-0 target:bg-action-tint ${rowBorder(index)}`}
      {...mark}
    >
      <div className="figure-row">
        <h3>{title}</h3>
        {end}
      </div>
      {children}
    </li>
  );
}

export function ListingRow({ listing, index }: { listing: Listing; index: number }) {
  const { title, search, description, samplePrice, isNewConstruction } = listing;
  return (
    <Row
      title={title}
      index={index}
      end={
        <strong translate="no" className="font-display text-lg font-semibold">
          {formatUsd(samplePrice)}
        </strong>
      }
    >
      <p className="my-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        {site.program && (
          <Badge tone="good">Credit {formatUsd(programCredit(site.program, samplePrice))}</Badge>
        )}
        {isNewConstruction && <Badge>New construction</Badge>}
      </p>
      <p className="text-sm">
        <FactText of={description} />
      </p>
      <SearchLink search={search} />
    </Row>
  );
}

export function BaseSearchRow({
  search: { base, near, outside, search },
  index,
}: {
  search: BaseSearch;
  index: number;
}) {
  return (
    <Row title={base} index={index}>
      <p className="text-sm">
        Within {SEARCH_RADIUS_MILES} miles: {near}. Just outside: {outside}.
      </p>
      <SearchLink search={search} />
    </Row>
  );
}

export function IslandRow({ market, index }: { market: IslandMarket; index: number }) {
  const { island, areas, medianPrice } = market;
  return (
    <Row title={island} index={index}>
      <p className="mt-1 text-sm">
        <strong className="font-semibold">Key areas:</strong> {areas.join(', ')}
      </p>
      <p className="mt-2 text-sm font-semibold">Median prices</p>
      <Prices of={medianPrice} />
    </Row>
  );
}

function Prices({ of: prices }: { of: readonly Text[] }) {
  return (
    <ul className="list-disc pb-2 pl-5 text-sm">
      {prices.map((price) => (
        <li key={wordsOf(price)}>
          <FactText of={price} />
        </li>
      ))}
    </ul>
  );
}

export function VaLenderRow({ lender, index }: { lender: OperatorLender; index: number }) {
  const { name, company, specialties } = lender;
  return (
    <Row title={name} index={index} end={<SampleWord of={lender} />} {...sampleMark(lender)}>
      <p className="text-ink-soft">{company}</p>
      <p data-unsearched className="my-1 text-sm">
        {specialties.join('. ')}.
      </p>
      <ContactLinks of={lender} />
    </Row>
  );
}

function SearchLink({ search: { label, url } }: { search: WebLink }) {
  return (
    <ExternalLink href={url} className="link inline-block py-2.5 font-semibold">
      {label}
    </ExternalLink>
  );
}
