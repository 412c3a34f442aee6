import { useState } from 'react';
import { ContactCard } from '@/blocks/contact-card';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { IslandMap } from '@/blocks/maps/island-map';
import { RangeBars } from '@/blocks/range-bars';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TimeLine } from '@/blocks/time-line';
import { TipList } from '@/blocks/tip-list';
import { wordsOf } from '@/facts/facts';
import { DateCheckerOpener } from '@/features/pets/components/date-checker-opener';
import { petGuide } from '@/features/pets/content/pet-travel';
import { quarantinePage } from '@/guides/pet-offices';
import { neighborAirports } from '@/maps/places';
import { state } from '@/maps/state-map';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { dogsOnBase } from './dogs-on-base';
import { otherPetHelp } from './other-pet-help';
import { PriceRows } from './price-rows';

const airports = Object.values(neighborAirports).map((at) => ({
  title: at.label.text,
  at,
  label: at.label,
}));

/** What cites sources before the dogs on base do. */
const beforeBases = { ...petGuide, quarantineStation: undefined, links: undefined };

function PetTravelPage() {
  const { lead, first, timeline, waysIn, rules, steps, flights, airlines } = petGuide;
  const { arrival, quarantineStation, links } = petGuide;
  return (
    <GuidePage
      path="/pcs-toolkit/pet-travel"
      lead={lead}
      top={<FigureStrip figures={petGuide.inBrief} />}
      first={first}
      action={petGuide.action}
      guide={[
        petGuide.inBrief,
        first,
        timeline,
        petGuide.fees,
        petGuide.refund,
        petGuide.programFees,
        beforeBases,
        dogsOnBase,
        otherPetHelp,
        petGuide,
      ]}
      sections={[
        {
          title: 'Check your pet’s dates',
          content: (
            <>
              <p className="mb-3">
                Enter what you’ve done. You’ll see when your pet can land, and what to do by when.
              </p>
              <DateCheckerOpener />
            </>
          ),
        },
        { title: 'Time and money, for one dog or cat', content: <TimeAndMoney /> },
        {
          title: 'Each step, month by month',
          answer: 'Chip, two rabies shots, the blood test, the wait, then the paperwork.',
          content: (
            <>
              <p className="mb-5">
                A pet that is vaccinated and chipped can be ready sooner. Compare each step with the{' '}
                <ExternalLink href={quarantinePage.url} className="link">
                  State’s own page
                </ExternalLink>
                .
              </p>
              <StepList steps={steps} />
            </>
          ),
        },
        {
          title: 'How long a pet stays in quarantine',
          answer: 'Not at all, up to five days, or up to 120 days.',
          content: (
            <>
              <RangeBars title="Days in quarantine" bars={waysIn} step={30} />
              <p className="mb-3 max-w-measure">
                <FactText of={petGuide.otherAnimals} />
              </p>
              <h3 className="mt-5 mb-2">The rules in short, and who to ask</h3>
              <TextList texts={rules} />
              <div className="mt-4">
                <ContactCard contact={petGuide.plantQuarantine} />
              </div>
            </>
          ),
        },
        {
          title: 'Costs, and what you get back',
          answer: 'State fees, and how to claim what the military reimburses.',
          content: (
            <>
              <TextList texts={petGuide.costs} />
              <h3 className="mt-5 mb-2">How to claim the money</h3>
              <TextList texts={petGuide.claims} />
            </>
          ),
        },
        {
          title: 'Paperwork to send and carry',
          answer: 'Send the form, rabies certificates and fee ahead. Carry the health certificate.',
          content: <Papers />,
        },
        {
          title: 'The flight, and the first nights',
          answer: 'Book your pet with your tickets, measure the crate, and find a hotel that takes pets.',
          content: (
            <>
              <TipList tips={flights} />
              <p className="mt-3">
                <Link to="/pcs-toolkit/family-orders#pets-on-the-ticket" className="link">
                  Pets on military tickets
                </Link>
              </p>
              <h3 className="mt-4">Airline pet pages</h3>
              <LinkList links={airlines} />
              <p className="mt-3">
                <Link to="/pcs-toolkit/tla-hotels" className="link">
                  TLA Hotels
                </Link>{' '}
                lists each hotel’s pet fee.
              </p>
              <h3 className="mt-5 mb-2">When you land</h3>
              <TipList tips={arrival} />
            </>
          ),
        },
        {
          title: 'Landing on a neighbor island',
          answer: 'For Oahu, land in Honolulu. For another island, book a vet to inspect your pet first.',
          content: (
            <>
              <TextList texts={petGuide.islands} />
              <NeighborAirports />
            </>
          ),
        },
        {
          title: 'Breeds and pets on base',
          answer: 'Some breeds can’t live on base.',
          content: <TipList tips={dogsOnBase} />,
        },
        {
          title: 'Service dogs, night vets, foster homes',
          answer: 'A service dog can skip quarantine. One animal hospital on Oahu is always open.',
          content: <TipList tips={otherPetHelp} />,
        },
        {
          title: 'Where to go, and who to ask',
          answer: 'The airport’s holding facility, the quarantine station and two labs.',
          content: (
            <>
              <IslandMap
                title="The airport and the quarantine station on a map of Oahu"
                marks={petGuide.places}
              >
                <ol className="mb-4 apart-2">
                  {petGuide.places.map(({ title }, index) => (
                    <li key={title} className="flex items-center gap-3">
                      <MapNumber>{index + 1}</MapNumber>
                      {title}
                    </li>
                  ))}
                </ol>
                <ContactCard contact={quarantineStation} />
              </IslandMap>
              <h3>For the blood test</h3>
              <LinkList links={links} />
            </>
          ),
        },
      ]}
    />
  );
}

/** When to do what, beside what to pay. */
function TimeAndMoney() {
  const { timeline, timelineTicks, timelineNote, fees, feesNote, refund, programFees } = petGuide;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
      <TimeLine
        title="Months before you land, for a pet with no shots yet"
        ticks={timelineTicks}
        steps={timeline}
      >
        <p className="mt-1 text-sm text-ink-soft">{timelineNote}</p>
      </TimeLine>
      <div>
        <PriceRows of={fees} />
        <p className="mt-2 mb-6 text-sm text-ink-soft">{feesNote}</p>
        <PriceRows of={refund} />
        <p className="mt-2 text-sm text-ink-soft">
          {programFees.map((text) => (
            <span key={wordsOf(text)}>
              <FactText of={text} isUnmarked />{' '}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The map is drawn for those who open it: few land there, and the text says the same. */
function NeighborAirports() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? undefined : 'print:hidden'}>
      <Disclosure summary="The three airports on a map" onToggle={setOpen}>
        {isOpen && (
          <IslandMap title="The three airports on a map of the islands" ground={state} marks={airports} />
        )}
      </Disclosure>
    </div>
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

export { PetTravelPage as Component };
