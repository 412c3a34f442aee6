import { Link } from 'react-router-dom';
import { bahExamples } from '@/guides/bah-facts';
import type { RentalArea } from '@/guides/rental-areas';
import type { RentalsNearBase } from '@/guides/rentals-by-base';
import { rentalsGuide } from '@/guides/verified-rentals';
import { southOahu } from '@/maps/oahu-map';
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
  text: isOther ? 'Look at three ads' : priceRange,
  note,
  also: isOther && priceRange,
}));

// A grade and its amount stay on one line.
const examples = bahExamples.map(({ grade, amount }) => `${grade}\u00a0${amount}`).join(', ');

const bah = {
  title: `Marks: your housing allowance (BAH) in ${BAH_YEAR}, with dependents. ${examples}`,
  values: bahExamples.map(({ grade, dollars }) => ({ label: grade, at: dollars })),
};

/** What the popular areas rent for, beside the allowance. */
export function AreaRents() {
  return (
    <RangeBars
      title="Rent a month in April 2026, 2 to 4 bedrooms"
      bars={rents}
      step={AXIS_STEP_DOLLARS}
      tickText={(dollars) => (dollars % (2 * AXIS_STEP_DOLLARS) ? '' : formatUsd(dollars))}
      marks={bah}
      isNumbered
    />
  );
}

/** The same areas on a map, and what to like and mind in each. */
export function RentalAreas() {
  const { areas, morePlaces } = rentalsGuide;
  return (
    <>
      <div className="max-w-measure">
        <IslandMap
          title="The areas on a map of Oahu"
          ground={southOahu}
          marks={areas.map(({ area, at }) => ({ title: area, at, card: cardId(area) }))}
          isAlone
        />
      </div>
      <p className="text-sm">
        <Link to="/calculators/first-60-days#where-will-you-live" className="link">
          Compare with base housing and buying
        </Link>
      </p>
      <Disclosure summary="More places to look">
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
