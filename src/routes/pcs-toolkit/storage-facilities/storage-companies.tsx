import { Fragment } from 'react';
import { cardId } from '@/blocks/card-grid';
import { FactMarks, FactText } from '@/blocks/fact-text';
import { FieldRow } from '@/blocks/field-row';
import { MapNumber } from '@/blocks/map-number';
import { IslandMap } from '@/blocks/maps/island-map';
import { Miles } from '@/blocks/maps/miles';
import { isUnconfirmed, wordsOf } from '@/facts/facts';
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

const isDoubtful = ({ discount }: StorageFacility) => isUnconfirmed(discount);

/** The companies, and a map of their places, beside them where there is room. */
export function StorageCompanies() {
  const { facilities, windward, listed } = storageGuide;
  // What all have in common is said once.
  const [doubtful] = facilities.every(isDoubtful) ? facilities : [];
  return (
    <>
      <p className="mb-3 leading-snug">
        {listed}
        {doubtful && (
          <>
            ,<FactMarks of={doubtful.discount} />
          </>
        )}
        .
      </p>
      <div className="grid items-start gap-x-4 lg:grid-cols-2">
        <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug">
          {facilities.map((facility) => (
            <Company key={facility.title} facility={facility} isMarked={!doubtful} />
          ))}
          <li className="py-3">{windward}</li>
        </ul>
        <div className="-mt-2 lg:-mt-5">
          <IslandMap
            title="Their four places on a map of Oahu"
            marks={marks}
            ground={oahuSouthFirst}
            isAlone
            hasMilesBeside
          />
        </div>
      </div>
    </>
  );
}

type CompanyProps = {
  facility: StorageFacility;
  /** Its discount has a mark of its own. */
  isMarked: boolean;
};

function Company({ facility, isMarked }: CompanyProps) {
  const { title, towns: near, discount, who, location, perks, url } = facility;
  return (
    <li id={cardId(title)} className="scroll-mt-20 py-3 target:bg-action-tint">
      <h3>
        <ExternalLink href={url} className="link inline-block py-1.5">
          {title}
        </ExternalLink>
      </h3>
      <ul>
        {near.map((town) => (
          <li key={town} className="flex gap-2 py-1">
            <MapNumber>{marks.findIndex(({ at }) => at === towns[town]) + 1}</MapNumber>
            <span className="flex flex-wrap items-baseline gap-x-3">
              {towns[town].name}
              <Miles from={towns[town]} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-1">
        <FieldRow name="Discount">
          <strong className="font-semibold text-action">
            {discount.value}
            {isMarked && <FactMarks of={discount} />}
          </strong>{' '}
          {who}
        </FieldRow>
        <FieldRow name="Where">
          <FactText of={location} />
        </FieldRow>
        <FieldRow name="Perks">
          {perks.map((perk, index) => (
            <Fragment key={wordsOf(perk)}>
              {index > 0 && ' '}
              <FactText of={perk} />
            </Fragment>
          ))}
        </FieldRow>
      </dl>
    </li>
  );
}
