import { Callout } from '@/blocks/callout';
import { cardId } from '@/blocks/card-grid';
import { ContactCard } from '@/blocks/contact-card';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { RangeBars } from '@/blocks/range-bars';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { firearmsGuide } from '@/guides/firearms-pcs';
import { IslandMap } from '@/maps/island-map';
import { state } from '@/maps/state-map';
import { Icon } from '@/ui/icon';

const { lead, first, legal, prohibited, rifles, travel, registration, afterwards, permit, links } =
  firearmsGuide;
const {
  order,
  deadlines,
  deadlineNotes,
  rules,
  bring,
  callFirst,
  fees,
  countyPolice,
  baseRules,
  baseOffices,
} = registration;

const inReadingOrder = [
  first,
  prohibited,
  rifles,
  deadlines,
  deadlineNotes,
  rules,
  countyPolice,
  firearmsGuide,
];

function FirearmsPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/firearms-pcs"
      lead={lead}
      first={first}
      action={firearmsGuide.action}
      guide={inReadingOrder}
    >
      <GuideSection title="Before you pack: what is prohibited">
        <Prohibited />
      </GuideSection>
      <GuideSection title="Two deadlines after you land">
        <RangeBars title="Days after you arrive" bars={deadlines} step={1} />
        <p className="mt-2">{order}</p>
        <Disclosure summary="Where these deadlines come from">
          <TextList texts={deadlineNotes} />
        </Disclosure>
        <Disclosure summary="Which police, and what they ask">
          <TextList texts={rules} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="Where to register, county by county">
        <CountyPolice />
      </GuideSection>
      <GuideSection
        title="On the way: flying and shipping"
        answer="Fly with it in checked baggage: unloaded, locked up, and declared at the counter. Never leave one in a car you ship."
      >
        <TipList tips={travel} />
      </GuideSection>
      <GuideSection
        title="What to bring, and the fee"
        answer="Your ID, your orders and each firearm’s details, on the police’s own forms. Call before you go."
      >
        <PoliceVisit />
      </GuideSection>
      <GuideSection
        title="Registering with your base"
        answer="A separate step that doesn’t replace the county’s. Bring your county paperwork."
      >
        <TextList texts={baseRules} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {baseOffices.map((contact) => (
            <ContactCard key={contact.name} contact={contact} />
          ))}
        </div>
      </GuideSection>
      <GuideSection
        title="Keeping and carrying a firearm in Hawaii"
        answer="Locked up at home; unloaded in a closed, locked container on the road. Carrying in public takes a county license."
      >
        <TipList tips={afterwards} />
      </GuideSection>
      <GuideSection
        title="Buying one here: the permit to acquire"
        answer="For any firearm you buy, inherit or are given in Hawaii, you need the county police chief’s permit first."
      >
        <TextList texts={permit} />
      </GuideSection>
      <GuideSection
        title="The law, and where to read more"
        answer="State law, Honolulu’s forms, the rules for flying, and a summary from each side of the debate."
      >
        <LinkList links={links} />
      </GuideSection>
      <NotLegalAdvice />
    </GuidePage>
  );
}

function NotLegalAdvice() {
  const [in2024, in2025] = legal;
  return (
    <Callout title="General information, not legal advice">
      <FactText of={in2024} /> <FactText of={in2025} /> The county police and your base have the final say.
    </Callout>
  );
}

/** At a glance, with what each one means folded. */
function Prohibited() {
  return (
    <>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {prohibited.map(({ title }) => (
          <li key={title} className="flex items-center gap-2.5 leading-snug">
            <Icon name="circle-x" className="size-5 shrink-0 text-warn" />
            {title}
          </li>
        ))}
      </ul>
      <p className="mt-3">Not sure? Ask the county police before you ship.</p>
      <Disclosure summary="The details, and what may change">
        <TipList tips={prohibited} />
        <p className="mt-4">
          <FactText of={rifles} />
        </p>
      </Disclosure>
    </>
  );
}

/** Oahu's, beside the map, and the others folded. */
function CountyPolice() {
  const [oahu, ...others] = countyPolice;
  return (
    <IslandMap
      title="The county police on a map of the islands"
      ground={state}
      marks={countyPolice.map(({ name, at }) => ({ title: name, at, label: at.label, card: cardId(name) }))}
    >
      {oahu && <ContactCard contact={oahu} />}
      <Disclosure summary="Maui, the Big Island and Kauai">
        <div className="grid gap-4">
          {others.map((contact) => (
            <ContactCard key={contact.name} contact={contact} />
          ))}
        </div>
      </Disclosure>
    </IslandMap>
  );
}

function PoliceVisit() {
  return (
    <>
      <h3 className="mb-2">Bring</h3>
      <TextList texts={bring} />
      <h3 className="mt-5 mb-2">Ask when you call</h3>
      <TextList texts={callFirst} />
      <h3 className="mt-5 mb-2">Pay</h3>
      <TextList texts={fees} />
    </>
  );
}

export { FirearmsPage as Component };
