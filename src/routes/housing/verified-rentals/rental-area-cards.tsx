import { Bar } from '@/blocks/bar';
import { CardGrid, cardId, GridCard } from '@/blocks/card-grid';
import { DetailsList } from '@/blocks/details-list';
import { FactText } from '@/blocks/fact-text';
import { IslandMap } from '@/blocks/maps/island-map';
import { PastYearsRates } from '@/blocks/past-years-rates';
import { PhoneFact } from '@/blocks/phone-fact';
import { RangeBars } from '@/blocks/range-bars';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { bahExamples } from '@/guides/bah-facts';
import { TOWNHOME_RENT_MONTH } from '@/guides/townhome-rents';
import { southOahu } from '@/maps/oahu-map';
import { BAH_YEAR, bahDollars } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { Link } from '@/ui/link';
import { rentalsGuide } from './guide';
import type { RentalsNearBase } from './rentals-by-base';

const AXIS_STEP_DOLLARS = 1000;

const rents = rentalsGuide.areas.map(({ area, shortName, townhomeDollars, typical, note }) => ({
  label: shortName,
  card: cardId(area),
  range: townhomeDollars,
  text: typical,
  note,
}));

// A grade and its amount stay on one line.
const examples = bahExamples.map(({ grade, amount }) => `${grade}\u00a0${amount}`).join(', ');

const alone = formatUsd(bahDollars('oahu', 'E-4', false));

const bah = {
  title: `Marks: your housing allowance (BAH) in ${BAH_YEAR}, with dependents. ${examples} (without: ${alone} up to E-4)`,
  values: bahExamples.map(({ grade, dollars }) => ({ label: grade, at: dollars })),
};

/** What a family's townhome rents for in the popular areas, beside the allowance. */
function AreaRents() {
  return (
    <>
      <PastYearsRates of={[BAH_YEAR]} />
      <RangeBars
        title={`3-bedroom townhome a month, ${TOWNHOME_RENT_MONTH}`}
        bars={rents}
        step={AXIS_STEP_DOLLARS}
        tickText={(dollars) => (dollars % (2 * AXIS_STEP_DOLLARS) ? '' : formatUsd(dollars))}
        marks={bah}
        isNumbered
      />
    </>
  );
}

const [{ dollars: e5Dollars }] = bahExamples;

/** The axis of the cards' bars begins at 0. */
const MOST_RENT_DOLLARS = 5000;

/** The popular areas: where, for how much, and what to like there. */
export function RentalAreas() {
  return (
    <>
      <p className="mb-3 leading-snug">
        {rentalsGuide.areasNote} <FactText of={rentalsGuide.rentMark} />
      </p>
      <ul className="grid gap-3 leading-snug lg:grid-cols-3 lg:gap-4 print:grid-cols-3">
        {rentalsGuide.areas.map(
          ({ area, priceRange, priceDollars, bedrooms, typical, neighborhoods, benefits }) => (
            <li
              key={area}
              id={cardId(area)}
              className="flex scroll-mt-20 flex-col overflow-hidden rounded-xl border border-line bg-card target:border-action"
            >
              <h3 className="bg-action-tint px-4 py-2">{area}</h3>
              <div className="flex grow flex-col px-4 pt-2 pb-3">
                <p>
                  <strong className="font-display text-2xl font-semibold text-action">
                    <FactText of={priceRange} isUnmarked />
                  </strong>{' '}
                  a month
                </p>
                <div className="my-2">
                  <Bar
                    range={priceDollars}
                    max={MOST_RENT_DOLLARS}
                    isSpan
                    marks={[{ label: 'E-5 BAH', at: e5Dollars }]}
                  />
                </div>
                <p className="text-ink-soft">
                  {bedrooms}. 3 bedrooms: about <FactText of={typical} isUnmarked />
                </p>
                <p className="mt-2">
                  <span className="text-ink-soft">Benefits:</span> {benefits.join('. ')}.
                </p>
                <p className="mt-auto pt-2">
                  <span className="text-ink-soft">Neighborhoods:</span> {neighborhoods.join(', ')}
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
      <p className="mt-3 leading-snug">
        <FactText of={rentalsGuide.mililani} isUnmarked />
      </p>
    </>
  );
}

/** Their rents beside BAH, where they are, and what to mind in each. */
export function AreasCompared() {
  const { areas } = rentalsGuide;
  return (
    <>
      <div className="max-w-measure">
        <AreaRents />
        <IslandMap
          title="The areas on a map of Oahu"
          ground={southOahu}
          marks={areas.map(({ area, at }) => ({ title: area, at, card: cardId(area) }))}
          isAlone
        />
        <TipList
          tips={areas.map(({ area, drawbacks }) => ({ title: area, text: `${drawbacks.join('. ')}.` }))}
        />
      </div>
      <p className="mt-3">
        <Link to="/calculators/first-60-days#where-will-you-live" className="link">
          Compare with base housing and buying
        </Link>
      </p>
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
          ['Rent a month, unconfirmed', <TextList key="rents" texts={rents} isUnmarked />],
          ['School liaison', <PhoneFact key="liaison" phone={liaison} />],
        ]}
      />
    </GridCard>
  );
}
