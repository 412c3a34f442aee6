import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { ContactCard } from '@/blocks/contact-card';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { OwnDates } from '@/blocks/own-dates';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { PhoneFact } from '@/blocks/phone-fact';
import { RangeBars } from '@/blocks/range-bars';
import { SideBySide } from '@/blocks/side-by-side';
import { StepList, StepNames } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { ownShippingOffice } from '@/guides/own-offices';
import { ownSailing } from '@/guides/own-sailing';
import type { PlateChoice } from '@/guides/vehicle-arrival';
import { CARRIER_BOOKING } from '@/guides/vehicle-figures';
import { vehicleGuide } from '@/guides/vehicle-shipping';
import { harbors } from '@/maps/places';
import { state } from '@/maps/state-map';
import { ExternalLink } from '@/ui/external-link';

const transitBars = vehicleGuide.transit.map(({ port, days, ...words }) => ({
  label: port,
  range: days,
  ...words,
}));

const ports = Object.values(harbors).map((at) => ({ title: at.label.text, at, label: at.label }));

function VehicleShippingPage() {
  const { lead, first, governmentPays, secondVehicle, governmentSteps, honoluluCenter } = vehicleGuide;
  const { island } = useContext(OwnPlanContext);
  const { carLease, daysCount, onOrdersWeeks, riding, motorcycles, links } = vehicleGuide;
  const { steps, inBrief, plateChoices, marineOffice, roadRules } = vehicleGuide.arrival;
  return (
    <GuidePage
      path="/pcs-toolkit/vehicle-shipping"
      lead={lead}
      top={<TwoWays />}
      first={first}
      action={vehicleGuide.action}
      guide={vehicleGuide}
      sections={[
        {
          title: 'Two ways to ship it',
          content: (
            <>
              <CardGrid>
                <GridCard title="Your orders cover it">
                  <p>
                    <FactText of={governmentPays} />
                  </p>
                  <OwnShippingOffice />
                  <div>
                    <Disclosure summary="How to turn it in, and what to bring">
                      <div className="pt-2">
                        <StepList steps={governmentSteps} />
                      </div>
                      <Papers />
                    </Disclosure>
                  </div>
                </GridCard>
                <GridCard title="You pay a carrier">
                  <p>Get a quote from both, and book {CARRIER_BOOKING}.</p>
                  <div>
                    <Carriers />
                  </div>
                </GridCard>
              </CardGrid>
              <Callout title="A car loan or a lease">
                <p className="mb-2">{vehicleGuide.carLoan}</p>
                <p>
                  <FactText of={carLease} />
                </p>
              </Callout>
            </>
          ),
        },
        {
          title: 'A second car',
          content: (
            <Callout
              tone="warning"
              title="Count on one car: get a yes in writing before you pay for a second"
            >
              <p>
                <FactText of={secondVehicle.found} />
              </p>
              <Disclosure isInCard summary="What to ask, and what to keep">
                <TextList texts={secondVehicle.ask} />
              </Disclosure>
            </Callout>
          ),
        },
        {
          title: 'How long it takes, and where you pick it up',
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
          content: (
            <>
              <StepNames steps={steps} />
              <div className="mt-3">
                <TextList texts={inBrief} />
              </div>
              <Disclosure summary="Each step, and permit or plates">
                <StepList steps={steps.map(({ title, text }) => ({ title, text }))} />
                <h3 className="mt-6 mb-2">Permit or Hawaii plates?</h3>
                <PlateChoices choices={plateChoices} />
                <div className="mt-4 max-w-measure">
                  <ContactCard contact={marineOffice} />
                </div>
                <h3 className="mt-6 mb-2">On the road from day one</h3>
                <TextList texts={roadRules} />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Motorcycles and boats',
          answer: 'Take the course before you ride. A boat doesn’t count as a car.',
          content: (
            <>
              <SideBySide of={riding.byStateAndMilitary} />
              <h3 className="mt-6 mb-2">The course</h3>
              <TextList texts={riding.course} />
              <h3 className="mt-6 mb-2">License, insurance and the road</h3>
              <TextList texts={riding.legal} />
              <h3 className="mt-6 mb-2">Shipping it</h3>
              <TextList texts={[motorcycles.first, motorcycles.byCarrier]} />
              <p className="mt-3 max-w-measure">
                For a boat’s cost and rules, see{' '}
                <Link to="/pcs-toolkit/boat-shipping" className="link">
                  Boat Shipping
                </Link>
                ; for other families’ questions, the preview of the{' '}
                <Link to="/member-forum" className="link">
                  Member Forum
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          title: 'Offices and tools',
          answer: 'The regulations on a second car, and the counties’ pages on registration and permits.',
          content: <LinkList links={links} />,
        },
      ]}
    />
  );
}

/** What the orders decide, and for a family with a report date, when the car has to sail. */
function TwoWays() {
  const { reportDay, island } = useContext(OwnPlanContext);
  return (
    <>
      <SideBySide of={vehicleGuide.twoWays} isQuestion />
      <OwnDates says="when your car has to sail">
        {reportDay && <FactText of={ownSailing(reportDay, island)} />}
      </OwnDates>
    </>
  );
}

function OwnShippingOffice() {
  const own = ownShippingOffice(useContext(OwnPlanContext).base);
  if (!own) return null;
  return (
    <p className="font-semibold">
      {own.office}: <PhoneFact phone={own.phone} />
    </p>
  );
}

function Papers() {
  const { papersIntro, papers } = vehicleGuide;
  return (
    <>
      <h3 className="mt-6 mb-2">Documents to bring to turn-in</h3>
      <p className="mb-2 max-w-measure">
        <FactText of={papersIntro} />
      </p>
      <TextList texts={papers} />
    </>
  );
}

/** Each with its phone and site; what they say about ports, prices and the car is folded. */
function Carriers() {
  const { commercialCosts, carriers, preparation } = vehicleGuide;
  return (
    <>
      <ul className="lined">
        {carriers.map(({ name, phone, website }) => (
          <li key={name} className="figure-row py-1">
            {website && (
              <ExternalLink href={website.url} className="link py-2.5">
                {name}
                <span className="sr-only">: {website.label}</span>
              </ExternalLink>
            )}
            {phone && (
              <span>
                <PhoneFact phone={phone} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Disclosure summary="Ports, prices and preparation">
        <TipList tips={carriers.flatMap(({ name, note }) => (note ? [{ title: name, text: note }] : []))} />
        <h3 className="mt-6 mb-2">Price and documents</h3>
        <TextList texts={commercialCosts} />
        <h3 className="mt-6 mb-2">Get the car ready</h3>
        <TextList texts={preparation} />
      </Disclosure>
    </>
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
