import { useContext } from 'react';
import { Callout } from '@/blocks/callout';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { ContactCard } from '@/blocks/contact-card';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { IslandMap } from '@/blocks/maps/island-map';
import { OwnDates } from '@/blocks/own-dates';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { RangeBars } from '@/blocks/range-bars';
import { SideBySide } from '@/blocks/side-by-side';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { useToday } from '@/dates/use-today';
import { CARRIER_BOOKING } from '@/guides/vehicle-figures';
import { harbors } from '@/maps/places';
import { state } from '@/maps/state-map';
import { Link } from '@/ui/link';
import { vehicleGuide } from './guide';
import { ownSailing } from './own-sailing';
import { ShippingWays } from './shipping-ways';
import type { PlateChoice } from './vehicle-arrival';

const transitBars = vehicleGuide.transit.map(({ port, days, ...words }) => ({
  label: port,
  range: days,
  ...words,
}));

const ports = Object.values(harbors).map((at) => ({ title: at.label.text, at, label: at.label }));

/** For a family without orders. */
const own = {
  lead: 'Without orders, you pay a carrier to ship a car. Get quotes from two of them.',
  first: [`Get two quotes: Matson and Pasha. Book ${CARRIER_BOOKING}.`, ...vehicleGuide.first.slice(1)],
  action: { label: 'Compare the carriers', section: 'Who ships it, and who pays' },
};

function VehicleShippingPage() {
  const { secondVehicle, honoluluCenter } = vehicleGuide;
  const { island, orders } = useContext(OwnPlanContext);
  const { lead, first, action } = orders === 'no' ? own : vehicleGuide;
  const { daysCount, onOrdersWeeks, riding, motorcycles, links } = vehicleGuide;
  const { steps, inBrief, plateChoices, marineOffice, tint, modified, teens } = vehicleGuide.arrival;
  return (
    <GuidePage
      path="/pcs-toolkit/vehicle-shipping"
      lead={lead}
      first={first}
      action={action}
      guide={[first, vehicleGuide.figures, secondVehicle.found, vehicleGuide]}
      sections={[
        {
          title: 'Price, booking, fuel and days',
          content: (
            <>
              <FigureList of={vehicleGuide.figures} />
              <p className="mt-2 flex flex-wrap gap-x-8">
                <Link to="/pcs-toolkit/boat-shipping" className="link inline-block py-2.5 font-semibold">
                  Boat Shipping
                </Link>
                <Link to="/member-forum" className="link inline-block py-2.5 font-semibold">
                  Member Forum
                </Link>
              </p>
            </>
          ),
        },
        {
          title: 'A second car',
          content: (
            <Callout tone="warning" title="Get a yes in writing before you pay for a second car" isFirst>
              <p>
                <FactText of={secondVehicle.found} />
              </p>
              <Disclosure isInCard summary="What to ask, and what to keep">
                <TextList texts={secondVehicle.ask} />
                <LinkList links={[vehicleGuide.travelRules]} />
              </Disclosure>
            </Callout>
          ),
        },
        {
          title: 'Who ships it, and who pays',
          content: (
            <>
              <ShippingWays />
              <OwnSailing />
            </>
          ),
        },
        {
          title: 'Bring your car, or buy a used one here?',
          answer: 'If your orders ship one car, bring one you trust.',
          content: <TextList texts={vehicleGuide.bringOrBuy} />,
        },
        {
          title: 'How long it takes, and where you pick it up',
          answer: 'In Honolulu, or at your island’s harbor.',
          content: (
            <>
              <div className="gap-x-4 lg:grid lg:grid-cols-2">
                <div className="mt-5">
                  <RangeBars
                    title="Days from the sailing to the port"
                    bars={ownFirst(transitBars, ({ label }) => island !== undefined && label !== 'Honolulu')}
                    step={7}
                  />
                  <p>{daysCount}</p>
                </div>
                <IslandMap title="The ports on a map of the islands" ground={state} marks={ports} isAlone />
              </div>
              <ContactCard contact={honoluluCenter} />
              <p className="mt-3 max-w-measure">
                <FactText of={onOrdersWeeks} />
              </p>
            </>
          ),
        },
        {
          title: 'After it arrives',
          answer: 'Insurance, a safety check, a permit or registration: you pay for each.',
          content: (
            <>
              <div className="mb-6">
                <TextList texts={inBrief} />
              </div>
              <StepList steps={steps} />
              <h3 className="mt-6 mb-2">Permit or Hawaii plates?</h3>
              <PlateChoices choices={plateChoices} />
              <div className="mt-4 max-w-measure">
                <ContactCard contact={marineOffice} />
              </div>
              <h3 className="mt-6 mb-2">What registration costs, by county</h3>
              <LinkList links={links} />
            </>
          ),
        },
        {
          title: 'Tinted windows',
          answer: 'Ask a shop to measure the tint before you ship.',
          content: <TextList texts={tint} />,
        },
        {
          title: 'Lifted trucks, ATVs and mopeds',
          answer: 'Ask before you pay to ship one.',
          content: <TextList texts={modified} />,
        },
        {
          title: 'A teen who drives',
          answer: 'Three stages, from 15 and a half to 17.',
          content: (
            <>
              <TextList texts={teens} />
              <h3 className="mt-5 mb-2">Car seats and boosters for younger children</h3>
              <TextList texts={vehicleGuide.arrival.carSeats} />
            </>
          ),
        },
        {
          title: 'Motorcycles and boats',
          answer: 'Take a safety course before you ride. A boat can’t be your one vehicle.',
          content: (
            <>
              <SideBySide of={riding.byStateAndMilitary} />
              <h3 className="mt-6 mb-2">The course</h3>
              <TextList texts={riding.course} />
              <h3 className="mt-6 mb-2">License, insurance and the road</h3>
              <TextList texts={riding.legal} />
              <h3 className="mt-6 mb-2">Shipping a motorcycle</h3>
              <TextList texts={[motorcycles.asTheOne, motorcycles.first, motorcycles.byCarrier]} />
            </>
          ),
        },
      ]}
    />
  );
}

/** For a family with a report date, when the car has to sail. */
function OwnSailing() {
  const { reportDay, island } = useContext(OwnPlanContext);
  const today = useToday();
  return (
    <OwnDates says="when your car has to sail">
      {reportDay && today && <FactText of={ownSailing(reportDay, island, today)} />}
    </OwnDates>
  );
}

function PlateChoices({ choices }: { choices: readonly PlateChoice[] }) {
  return (
    <CardGrid>
      {choices.map(({ title, plates, where, bring, cost }) => (
        <GridCard key={title} title={title}>
          <DetailsList
            rows={[
              ['Plates', plates],
              ['Where', where],
              ['Bring', bring],
              ['Cost', <TextList key="cost" texts={cost} />],
            ]}
          />
        </GridCard>
      ))}
    </CardGrid>
  );
}

export { VehicleShippingPage as Component };
