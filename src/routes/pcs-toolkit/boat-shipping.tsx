import { Link } from 'react-router-dom';
import { ContactCard } from '@/blocks/contact-card';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TimeLine } from '@/blocks/time-line';
import { TipList } from '@/blocks/tip-list';
import { boatGuide } from '@/guides/boat-shipping';

const { lead, first, action, times, timeTicks, price, costs, entitlement, methods, methodsIntro } = boatGuide;
const { questions, carriers, preparation, atThePort, inspections, petAboard, registration } = boatGuide;
const { space, links } = boatGuide;

function BoatShippingPage() {
  return (
    <GuidePage path="/pcs-toolkit/boat-shipping" lead={lead} first={first} action={action} guide={boatGuide}>
      <GuideSection title="From booking to the last deadline">
        <TimeLine title="Weeks before the boat lands, then days after it" ticks={timeTicks} steps={times} />
      </GuideSection>
      <GuideSection title="What it costs, and is it worth it?">
        <FigureList of={price} />
        <TextList texts={costs} />
      </GuideSection>
      <GuideSection
        title="Will the government pay?"
        answer="In part: a boat can go in your household goods weight, and you pay what it costs above that."
      >
        <TextList texts={entitlement} />
        <p className="mt-3">
          A boat doesn’t count as a car. For what your orders cover on a car, see{' '}
          <Link to="/pcs-toolkit/vehicle-shipping" className="link">
            Vehicle Shipping
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection
        title="Five ways to ship it"
        answer="On its trailer, in a container, on deck, by barge, or under its own sail."
      >
        <p className="mb-3">
          <FactText of={methodsIntro} />
        </p>
        <DataTable table={methods} />
      </GuideSection>
      <GuideSection
        title="Get the boat ready"
        answer="Clean, drained and dry, with nothing loose and nothing flammable aboard."
      >
        <TipList tips={preparation} />
      </GuideSection>
      <GuideSection title="Two carriers to ask">
        <div className="grid gap-4 sm:grid-cols-2">
          {carriers.map((carrier) => (
            <ContactCard key={carrier.name} contact={carrier} />
          ))}
        </div>
        <Disclosure summary="What to ask each one">
          <TextList texts={questions} />
        </Disclosure>
      </GuideSection>
      <GuideSection
        title="At the port"
        answer="Bring the dock receipt, proof of weight and a TWIC card, the federal ID for port workers."
      >
        <TextList texts={atThePort} />
      </GuideSection>
      <GuideSection
        title="Inspections: clean boats get in"
        answer="Inspectors look for sea life, soil and insects, on the trailer too. Keep proof of the cleaning."
      >
        <TextList texts={inspections} />
        <p className="mt-3">
          <FactText of={petAboard} /> Start with{' '}
          <Link to="/pcs-toolkit/pet-travel" className="link">
            Pet Travel
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection
        title="Registration: boat, trailer and you"
        answer="The trailer with the county first, then the boat and its title with the State, then a boating course for you."
      >
        <StepList steps={registration} />
      </GuideSection>
      <GuideSection
        title="Where to keep it"
        answer="Find the spot first: a slip can mean a waitlist, and a trailer can’t stay on the street."
      >
        <TextList texts={space} />
        <p className="mt-3">
          Gear you won’t need for a while can go to one of the{' '}
          <Link to="/pcs-toolkit/storage-facilities" className="link">
            Storage Facilities
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection
        title="Offices and rules"
        answer="Registration, title and boating courses in Hawaii, and the rules for household goods."
      >
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

export { BoatShippingPage as Component };
