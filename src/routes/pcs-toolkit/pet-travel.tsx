import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { ContactCard } from '@/blocks/contact-card';
import { DataTable } from '@/blocks/data-table';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { DateCheckerOpener } from '@/features/pets/components/date-checker-opener';
import { petGuide, type WayIn } from '@/features/pets/content/pet-travel';
import { quarantinePage } from '@/guides/pet-offices';
import { ExternalLink } from '@/ui/external-link';

function PetTravelPage() {
  const { lead, first, waysIn, rules, steps, flights, airlines, islands, mistakes, links } = petGuide;
  return (
    <GuidePage path="/pcs-toolkit/pet-travel" lead={lead} first={first} guide={petGuide}>
      <GuideSection title="Three ways a pet arrives">
        <CardGrid>
          {waysIn.map((way) => (
            <WayInCard key={way.title} way={way} />
          ))}
        </CardGrid>
        <div className="mt-3">
          <Disclosure summary="The rules in short, and other animals">
            <TextList texts={rules} />
            <div className="mt-4 max-w-measure">
              <ContactCard contact={petGuide.plantQuarantine} />
            </div>
          </Disclosure>
        </div>
      </GuideSection>
      <GuideSection
        title="Ten steps, in order"
        answer="A microchip, two rabies shots, a blood test, a wait, the paperwork, a health certificate, then a flight that lands early."
        more="The ten steps, and when to start each"
      >
        <p className="mb-5 max-w-measure">
          The lead times are for a pet that has never had a rabies shot. One that is vaccinated and chipped
          can be ready sooner. Compare each step with the checklist on the{' '}
          <ExternalLink href={quarantinePage.url} className="link">
            State’s own page
          </ExternalLink>
          .
        </p>
        <StepList steps={steps} />
      </GuideSection>
      <GuideSection title="Check your pet’s dates">
        <p className="mb-4 max-w-measure">
          Don’t give another rabies shot yet. Check the dates first: a new shot can restart the wait. Enter
          what is done so far, if anything, and see when your pet can land and what is left to do. The dates
          stay on your device, unless you take them into your plan.
        </p>
        <DateCheckerOpener />
      </GuideSection>
      <GuideSection
        title="Paperwork to send and to carry"
        answer="Send the import form, the rabies certificates and the fee ahead. Carry the health certificate with you."
        more="The two lists"
      >
        <Papers />
      </GuideSection>
      <GuideSection
        title="What it costs"
        answer="Fees change, and ours differ from copies of the State’s list. Confirm the current fee with the Animal Quarantine Station before you pay."
        more="The fees, one by one"
      >
        <p className="mb-4 max-w-measure">Vet visits, shots and the blood test come on top.</p>
        <DataTable table={petGuide.costs} />
      </GuideSection>
      <GuideSection
        title="What the military reimburses"
        answer="Moving one dog or cat, up to a limit, and quarantine counts toward it."
        more="The limits, and how to claim"
      >
        <DataTable table={petGuide.payback} />
        <h3 className="mt-5 mb-2">How to claim it</h3>
        <TextList texts={petGuide.claims} />
      </GuideSection>
      <GuideSection title="Flights, crates and heat">
        <Disclosure summary="Six tips for the flight">
          <TipList tips={flights} />
          <h3 className="mt-4">Airline pet pages</h3>
          <LinkList links={airlines} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="Landing on a neighbor island">
        <Disclosure summary="Stationed on Maui, Kauai or the Big Island?">
          <p className="mb-2 max-w-measure">If you’re stationed on Oahu, land in Honolulu instead.</p>
          <TextList texts={islands} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="Mistakes that cost weeks">
        <Disclosure summary="Four mistakes, and how to avoid them">
          <TipList tips={mistakes} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="A place to stay with a pet">
        <WhereToStay />
      </GuideSection>
      <GuideSection title="Who to ask">
        <Contacts />
      </GuideSection>
      <GuideSection title="Offices and tools">
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

function WayInCard({ way: { title, when, stay } }: { way: WayIn }) {
  return (
    <GridCard title={title}>
      <DetailsList
        rows={[
          ['When', when],
          ['How long your pet stays', stay],
        ]}
      />
    </GridCard>
  );
}

function Papers() {
  return (
    <>
      <h3 className="mb-2">Send to the Animal Quarantine Station</h3>
      <TextList texts={petGuide.papers.send} />
      <h3 className="mt-5 mb-2">Carry on the day</h3>
      <TextList texts={petGuide.papers.carry} />
    </>
  );
}

function WhereToStay() {
  return (
    <div className="max-w-measure space-y-3">
      <p>
        Some TLA hotels charge by the night, some once, and some take no pets at all. See the fees on{' '}
        <Link to="/pcs-toolkit/tla-hotels" className="link inline-block py-1 font-semibold">
          TLA Hotels
        </Link>
        .
      </p>
      <p>
        Living on base? Ask the housing office how many pets it allows, and which breeds, before you ship one.
      </p>
    </div>
  );
}

function Contacts() {
  return (
    <div className="max-w-measure">
      {petGuide.contacts.map((contact) => (
        <ContactCard key={contact.name} contact={contact} />
      ))}
    </div>
  );
}

export { PetTravelPage as Component };
