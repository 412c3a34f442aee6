import { Link } from 'react-router-dom';
import { ContactCard } from '@/blocks/contact-card';
import { DataTable } from '@/blocks/data-table';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { boatGuide } from '@/guides/boat-shipping';

function BoatShippingPage() {
  const { lead, first, costs, entitlement } = boatGuide;
  const { preparation, atThePort, inspections, petAboard, registration, space, links } = boatGuide;
  return (
    <GuidePage path="/pcs-toolkit/boat-shipping" lead={lead} first={first} guide={boatGuide}>
      <GuideSection title="What it costs, and is it worth it?">
        <TextList texts={costs} />
      </GuideSection>
      <GuideSection title="Will the government pay?">
        <TextList texts={entitlement} />
        <p className="mt-3 max-w-measure">
          A boat doesn’t count as a car. For what your orders cover on a car, see{' '}
          <Link to="/pcs-toolkit/vehicle-shipping" className="link">
            Vehicle Shipping
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection
        title="Ways to ship, and who to ask"
        answer={boatGuide.methodsIntro}
        more="Five ways, what to ask, and two carriers"
      >
        <WaysToShip />
      </GuideSection>
      <GuideSection
        title="Get the boat ready"
        answer="Clean, drained and dry, with nothing loose and nothing flammable aboard."
        more="All seven checks"
      >
        <TipList tips={preparation} />
      </GuideSection>
      <GuideSection title="At the port">
        <TextList texts={atThePort} />
      </GuideSection>
      <GuideSection
        title="Inspections: clean boats get in"
        answer="Inspectors look for sea life, soil and insects, on the trailer too. Keep proof of the cleaning."
        more="What they check, and pets aboard"
      >
        <TextList texts={inspections} />
        <p className="mt-3 max-w-measure">
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
        more="The four steps and their deadlines"
      >
        <StepList steps={registration} />
      </GuideSection>
      <GuideSection title="Where to keep it">
        <TextList texts={space} />
        <p className="mt-3 max-w-measure">
          Gear you won’t need for a while can go to one of the{' '}
          <Link to="/pcs-toolkit/storage-facilities" className="link">
            Storage Facilities
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection title="Offices and rules">
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

function WaysToShip() {
  const { methods, questions, carriers } = boatGuide;
  return (
    <>
      <DataTable table={methods} />
      <h3 className="mt-5 mb-2">Ask each carrier</h3>
      <TextList texts={questions} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        {carriers.map((carrier) => (
          <ContactCard key={carrier.name} contact={carrier} />
        ))}
      </div>
    </>
  );
}

export { BoatShippingPage as Component };
