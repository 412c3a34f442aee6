import { cardId } from '@/blocks/card-grid';
import { Disclosure } from '@/blocks/disclosure';
import { FactMarks } from '@/blocks/fact-text';
import { IslandMap } from '@/blocks/island-map';
import { MapNumber } from '@/blocks/map-number';
import { Miles } from '@/blocks/miles';
import { TextList } from '@/blocks/text-list';
import { oahuSouthFirst } from '@/maps/oahu-map';
import { towns } from '@/maps/places';
import { ExternalLink } from '@/ui/external-link';
import type { StorageFacility } from './guide';
import { storageGuide } from './guide';

const marks = storageGuide.facilities.flatMap(({ title, towns: near }) =>
  near.map((town) => ({
    title: `${title}, ${towns[town].name}`,
    at: towns[town],
    card: cardId(title),
  })),
);

const isDoubtful = ({ discount }: StorageFacility) => discount.isUnconfirmed;

/** The companies, what else to know of each, and a map of their places, beside them where there is room. */
export function StorageCompanies() {
  const { facilities, windward, listed, prices } = storageGuide;
  // What all have in common is said once.
  const [doubtful] = facilities.every(isDoubtful) ? facilities : [];
  return (
    <>
      <p className="mb-3 leading-snug">
        {prices} {listed}
        {doubtful && (
          <>
            ,<FactMarks of={doubtful.discount} />
          </>
        )}
        .
      </p>
      <div className="grid items-start gap-x-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug">
          {facilities.map((facility) => (
            <Company key={facility.title} facility={facility} isMarked={!doubtful} />
          ))}
          <li className="py-3 text-sm">{windward}</li>
        </ul>
        <div className="-mt-2 -mb-5 lg:row-span-2 lg:-mt-5">
          <IslandMap
            title="Their four places on a map of Oahu"
            marks={marks}
            ground={oahuSouthFirst}
            isAlone
            hasMilesBeside
          />
        </div>
        <Disclosure summary="Who gets it, addresses, limits">
          <ul className="apart-3">
            {facilities.map(({ title, discount, who, inShort, location, perks }) => (
              <li key={title}>
                <strong className="font-semibold">{title}</strong>
                <TextList texts={[`${discount.value} ${who}`, inShort, location, ...perks]} />
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </>
  );
}

function Company({
  facility: { title, towns: near, discount, url },
  isMarked,
}: {
  facility: StorageFacility;
  /** Its discount has a mark of its own. */
  isMarked: boolean;
}) {
  return (
    <li id={cardId(title)} className="scroll-mt-20 py-3 target:bg-action-tint">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="mb-1 flex-1 basis-[8rem]">
          <ExternalLink href={url} className="link">
            {title}
          </ExternalLink>
        </h3>
        <span className="font-semibold">
          {discount.value}
          {isMarked && <FactMarks of={discount} />}
        </span>
      </div>
      <ul>
        {near.map((town) => (
          <li key={town} className="flex gap-2 py-1">
            <MapNumber>{marks.findIndex(({ at }) => at === towns[town]) + 1}</MapNumber>
            <span className="flex grow flex-wrap items-baseline justify-between gap-x-2">
              {towns[town].name}
              <Miles from={towns[town]} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
