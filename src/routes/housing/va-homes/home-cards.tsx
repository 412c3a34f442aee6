import type { ReactNode } from 'react';
import { cardId } from '@/blocks/card-grid';
import { ContactLinks } from '@/blocks/contact-links';
import { FactText } from '@/blocks/fact-text';
import { MapNumber } from '@/blocks/map-number';
import { Miles } from '@/blocks/maps/miles';
import { rowBorder } from '@/blocks/row-border';
import { sampleMark } from '@/blocks/sample-mark';
import { SampleWord } from '@/blocks/sample-word';
import type { WebLink } from '@/facts/types';
import { programCredit } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import type { OperatorLender } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import type { BaseSearch, IslandMarket, Listing } from './areas';

/** Rows of one kind in one card, in two columns where there is room, or in three if they are three. */
export function HomeRows({ children }: { children: ReactNode }) {
  return (
    <ul className="gap-x-8 rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-2 lg:has-[>:nth-child(3):last-child]:grid-cols-3 print:grid print:grid-cols-2 print:has-[>:nth-child(3):last-child]:grid-cols-3 print:text-sm">
      {children}
    </ul>
  );
}

const NO_BREAK_SPACE = '\u00a0';

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

/** Its number is its mark’s on the map. */
export function ListingRow({ listing, index }: { listing: Listing; index: number }) {
  const { title, at, search, description, samplePrice, isNewConstruction } = listing;
  return (
    <li
      id={cardId(title)}
      className="-mt-px flex scroll-mt-20 flex-col border-t border-line pt-3 pb-1.5 target:bg-action-tint"
    >
      <div className="figure-row">
        <h3>{title}</h3>
        <strong translate="no" className="font-display text-xl font-semibold">
          {formatUsd(samplePrice)}
        </strong>
      </div>
      <div className="flex items-center gap-2">
        <MapNumber>{index + 1}</MapNumber>
        <Miles from={at} />
      </div>
      <p className="mt-1">
        {isNewConstruction && (
          <>
            <Badge>New construction</Badge>{' '}
          </>
        )}
        <FactText of={description} />
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-1">
        <SearchLink search={search} isTownHidden />
        {site.program && (
          <Badge tone="quiet">Credit {formatUsd(programCredit(site.program, samplePrice))}</Badge>
        )}
      </div>
    </li>
  );
}

export function BaseSearchRow({
  search: { base, near, search },
  index,
}: {
  search: BaseSearch;
  index: number;
}) {
  return (
    <Row title={base} index={index}>
      <p className="mt-1">{near.replaceAll(' mi', `${NO_BREAK_SPACE}mi`)}</p>
      <SearchLink search={search} />
    </Row>
  );
}

/** The prices’ doubt is said once, above the islands. */
export function IslandRow({ market, index }: { market: IslandMarket; index: number }) {
  const { island, areas, medianPrices } = market;
  return (
    <Row title={island} index={index} end={<span className="text-sm text-ink-soft">Median prices</span>}>
      <dl>
        {medianPrices.map(({ kind, price, when }) => (
          <div key={kind} className="flex flex-wrap justify-between gap-x-3 py-1 lg:block">
            <dt>{kind}</dt>
            <dd className="font-display font-semibold">
              <FactText of={price} isUnmarked />
            </dd>
            <dd className="w-full text-sm text-ink-soft">{when}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 pb-2">
        <strong className="font-semibold">Key areas:</strong> {areas.join(', ')}
      </p>
    </Row>
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

/** `isTownHidden`: the town is the row’s title. */
function SearchLink({ search: { label, url }, isTownHidden }: { search: WebLink; isTownHidden?: boolean }) {
  const [what, town] = isTownHidden ? label.split(' in ') : [label];
  return (
    <ExternalLink href={url} className="link inline-block py-2.5 font-semibold">
      {town ? (
        <>
          {what}
          <span className="sr-only"> in {town}</span>
        </>
      ) : (
        label
      )}
    </ExternalLink>
  );
}
