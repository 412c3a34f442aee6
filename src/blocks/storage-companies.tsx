import type { StorageFacility } from '@/guides/storage-facilities';
import { storageGuide } from '@/guides/storage-facilities';
import { oahuSouthFirst } from '@/maps/oahu-map';
import { towns } from '@/maps/places';
import { ExternalLink } from '@/ui/external-link';
import { cardId } from './card-grid';
import { DetailsList } from './details-list';
import { Disclosure } from './disclosure';
import { FactText } from './fact-text';
import { IslandMap, STAYS } from './island-map';
import { MapNumber } from './map-number';
import { Miles } from './miles';
import { TextList } from './text-list';
import { Unconfirmed } from './unconfirmed';

const marks = storageGuide.facilities.flatMap(({ title, towns: near }) =>
  near.map((town) => ({
    title: `${title}, ${towns[town].name}`,
    at: towns[town],
    card: cardId(title),
  })),
);

/** The companies, and a map of their places: it comes last on a phone, and stays beside them elsewhere. */
export function StorageCompanies() {
  const { facilities, windward, listed } = storageGuide;
  return (
    <>
      <p className="mb-3">{listed}</p>
      <div className="grid items-start gap-x-4 lg:grid-cols-2">
        <ul className="lined rounded-xl border border-line bg-card">
          {facilities.map((facility) => (
            <Company key={facility.title} facility={facility} />
          ))}
          <li className="px-4 py-3 leading-snug">{windward}</li>
        </ul>
        <div className={`lg:-mt-5 ${STAYS}`}>
          <IslandMap
            title="Their four places on a map of Oahu"
            marks={marks}
            ground={oahuSouthFirst}
            isAlone
          />
        </div>
      </div>
    </>
  );
}

function Company({
  facility: { title, towns: near, location, discount, who, inShort, perks, url },
}: {
  facility: StorageFacility;
}) {
  return (
    <li id={cardId(title)} className="scroll-mt-20 px-4 pt-3 pb-2 leading-snug target:bg-action-tint">
      <h3>
        <ExternalLink href={url} className="link">
          {title}
        </ExternalLink>
      </h3>
      <p className="mt-1">
        <strong className="font-display text-xl leading-snug font-semibold">{discount.value}</strong> {who}
        {discount.isUnconfirmed && <Unconfirmed value={discount.value} />}
      </p>
      <ul className="my-2">
        {near.map((town) => (
          <li key={town} className="flex gap-2 py-0.5">
            <MapNumber>{marks.findIndex(({ at }) => at === towns[town]) + 1}</MapNumber>
            <span className="flex flex-wrap items-baseline gap-x-2">
              {towns[town].name}
              <Miles from={towns[town]} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        <FactText of={inShort} />
      </p>
      <Disclosure
        isInCard
        summary={
          <>
            More <span className="sr-only">about {title}</span>
          </>
        }
      >
        <DetailsList
          rows={[
            ['Location', location],
            ['Good to know', <TextList key="perks" texts={perks} />],
          ]}
        />
      </Disclosure>
    </li>
  );
}
