import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { CardGrid, cardId, GridCard } from '@/blocks/card-grid';
import { ContactCard } from '@/blocks/contact-card';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { RangeBars } from '@/blocks/range-bars';
import { SideBySide } from '@/blocks/side-by-side';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import type { PlateChoice } from '@/guides/vehicle-arrival';
import { CARRIER_BOOKING } from '@/guides/vehicle-figures';
import { vehicleGuide } from '@/guides/vehicle-shipping';
import { IslandMap } from '@/maps/island-map';
import { harbors } from '@/maps/places';
import { state } from '@/maps/state-map';

const transitBars = vehicleGuide.transit.map(({ port, days, ...words }) => ({
  label: port,
  range: days,
  ...words,
}));

const ports = Object.values(harbors).map((at) => ({ title: at.label.text, at, label: at.label }));

const { name } = vehicleGuide.honoluluCenter;
const center = { title: name, at: harbors.honolulu, card: cardId(name) };

function VehicleShippingPage() {
  const { lead, first, twoWays, governmentPays, secondVehicle, governmentSteps, honoluluCenter } =
    vehicleGuide;
  const { waiting, riding, motorcycles, links } = vehicleGuide;
  const { steps, plateChoices, marineOffice, roadRules } = vehicleGuide.arrival;
  return (
    <GuidePage
      path="/pcs-toolkit/vehicle-shipping"
      lead={lead}
      top={<FigureList of={twoWays} />}
      first={first}
      action={vehicleGuide.action}
      guide={vehicleGuide}
    >
      <GuideSection title="A second vehicle">
        <Callout tone="warning" title="Ask before you pay">
          <p>
            <FactText of={secondVehicle.first} />
          </p>
          <Disclosure summary="What our program lists, and what to ask">
            <TextList texts={secondVehicle.more} />
          </Disclosure>
        </Callout>
      </GuideSection>
      <GuideSection
        title="On your orders"
        answer="Orders, an appointment, the documents, a clean and empty car, turn-in, then pickup in Honolulu."
      >
        <p className="mb-4">
          <FactText of={governmentPays} />
        </p>
        <StepList steps={governmentSteps} />
        <Papers />
      </GuideSection>
      <GuideSection
        title="At your own cost"
        answer={`Get a quote from both carriers, Matson and Pasha. Book ${CARRIER_BOOKING}, then get the car ready.`}
      >
        <Carriers />
      </GuideSection>
      <GuideSection title="How long it takes, by port">
        <IslandMap title="The ports on a map of the islands" ground={state} marks={ports}>
          <RangeBars title="Days from the sailing to the port" bars={transitBars} step={7} />
        </IslandMap>
        <TextList texts={waiting} />
      </GuideSection>
      <GuideSection title="Where you pick it up on Oahu">
        <IslandMap title="The vehicle processing center on a map of Oahu" marks={[center]}>
          <ContactCard contact={honoluluCenter} />
        </IslandMap>
      </GuideSection>
      <GuideSection
        title="After it arrives"
        answer="Insurance first, then the safety check, then the permit or registration."
      >
        <StepList steps={steps} />
        <h3 className="mt-6 mb-2">Permit or Hawaii plates?</h3>
        <PlateChoices choices={plateChoices} />
        <div className="mt-4 max-w-measure">
          <ContactCard contact={marineOffice} />
        </div>
        <h3 className="mt-6 mb-2">On the road from day one</h3>
        <TextList texts={roadRules} />
      </GuideSection>
      <GuideSection
        title="Riding a motorcycle"
        answer="Take the course before you ride, and wear the military’s gear, on base and off."
      >
        <SideBySide of={riding.byStateAndMilitary} />
        <h3 className="mt-6 mb-2">The course</h3>
        <TextList texts={riding.course} />
        <h3 className="mt-6 mb-2">License, insurance and the road</h3>
        <TextList texts={riding.legal} />
      </GuideSection>
      <GuideSection
        title="Shipping a motorcycle or a boat"
        answer="A motorcycle usually goes with your household goods. A boat doesn’t count as a car."
      >
        <TextList texts={[motorcycles.first, motorcycles.byCarrier]} />
        <p className="mt-3 max-w-measure">
          A boat doesn’t count as a second vehicle. See{' '}
          <Link to="/pcs-toolkit/boat-shipping" className="link">
            Boat Shipping
          </Link>{' '}
          for its cost and rules. Questions for other families? See the preview of the{' '}
          <Link to="/member-forum" className="link">
            Member Forum
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection title="Offices and tools">
        <LinkList links={links.slice(0, 2)} />
        <Disclosure summary="The counties’ pages">
          <LinkList links={links.slice(2)} />
        </Disclosure>
      </GuideSection>
    </GuidePage>
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

function Carriers() {
  const { commercialCosts, carriers, preparation } = vehicleGuide;
  return (
    <>
      <TextList texts={commercialCosts} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        {carriers.map((carrier) => (
          <ContactCard key={carrier.name} contact={carrier} />
        ))}
      </div>
      <h3 className="mt-6 mb-2">Get the car ready</h3>
      <TextList texts={preparation} />
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
