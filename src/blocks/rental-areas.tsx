import { Link } from 'react-router-dom';
import { bahExamples } from '@/guides/bah-facts';
import type { RentalArea } from '@/guides/rental-areas';
import type { RentalsNearBase } from '@/guides/rentals-by-base';
import { rentalsGuide } from '@/guides/verified-rentals';
import { BAH_YEAR } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { CardGrid, cardId, GridCard } from './card-grid';
import { DetailsList } from './details-list';
import { Disclosure } from './disclosure';
import { IslandMap } from './island-map';
import { LinkList } from './link-list';
import { PhoneFact } from './phone-fact';
import { RangeBars } from './range-bars';
import { TextList } from './text-list';

const AXIS_STEP_DOLLARS = 1000;

const rents = rentalsGuide.areas.map(({ area, shortName, rentDollars, priceRange, note, isOther }) => ({
  label: shortName,
  card: cardId(area),
  range: isOther ? undefined : rentDollars,
  text: isOther ? { ...priceRange, value: `2024: ${priceRange.value}` } : priceRange,
  note,
}));

// A grade and its amount stay on one line.
const examples = bahExamples.map(({ grade, amount }) => `${grade}\u00a0${amount}`).join(', ');

const bah = {
  title: `Marks: your housing allowance (BAH) in ${BAH_YEAR}, with dependents. ${examples}`,
  values: bahExamples.map(({ grade, dollars }) => ({ label: grade, at: dollars })),
};

/** The popular areas on a map, by rent beside the allowance. */
export function RentalAreas() {
  const { areas, morePlaces } = rentalsGuide;
  return (
    <>
      <IslandMap
        title="The three areas on a map of Oahu"
        marks={areas.map(({ area, at }) => ({ title: area, at, card: cardId(area) }))}
        areWordsFirst
      >
        <RangeBars
          title="Rent a month in April 2026, 2 to 4 bedrooms"
          bars={rents}
          step={AXIS_STEP_DOLLARS}
          tickText={(dollars) => (dollars % (2 * AXIS_STEP_DOLLARS) ? '' : formatUsd(dollars))}
          marks={bah}
          isNumbered
        />
      </IslandMap>
      <p className="text-sm">
        <Link to="/calculators/first-60-days#where-will-you-live" className="link">
          Compare with base housing and buying
        </Link>
      </p>
      <Disclosure summary="Five more places to look">
        <LinkList links={morePlaces} />
      </Disclosure>
      <Disclosure summary="The areas: pros and cons">
        <CardGrid>
          {areas.map((rental) => (
            <AreaCard key={rental.area} area={rental} />
          ))}
        </CardGrid>
      </Disclosure>
    </>
  );
}

/** Base by base: how far, what rent, which school office. */
export function RentalsNearBases() {
  const { traffic, byBase } = rentalsGuide;
  return (
    <>
      <div className="mb-4">
        <TextList texts={traffic} />
      </div>
      <CardGrid>
        {byBase.map((near) => (
          <NearBaseCard key={near.base} near={near} />
        ))}
      </CardGrid>
      <p className="mt-3">
        The address decides the school:{' '}
        <Link to="/pcs-toolkit/hawaii-schools" className="link">
          look it up before you sign
        </Link>
        .
      </p>
    </>
  );
}

function NearBaseCard({ near: { base, towns, rents, liaison } }: { near: RentalsNearBase }) {
  return (
    <GridCard title={base}>
      <DetailsList
        rows={[
          ['In a straight line', towns],
          ['Rent a month', <TextList key="rents" texts={rents} />],
          ['School liaison', <PhoneFact key="liaison" phone={liaison} />],
        ]}
      />
    </GridCard>
  );
}

function AreaCard({ area }: { area: RentalArea }) {
  return (
    <GridCard title={area.area}>
      <DetailsList
        rows={[
          ['Compared with BAH', area.againstAllowance],
          ['Neighborhoods', area.neighborhoods.join(', ')],
          ['Benefits', <TextList key="benefits" texts={area.benefits} />],
          ['Keep in mind', <TextList key="drawbacks" texts={area.drawbacks} />],
        ]}
      />
    </GridCard>
  );
}
