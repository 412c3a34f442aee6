import { cardId } from '@/blocks/card-grid';
import { ContactCard } from '@/blocks/contact-card';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneFact } from '@/blocks/phone-fact';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { firearmsGuide } from '@/guides/firearms-pcs';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';

const { lead, first, notLegalAdvice, legal, prohibited, rifles, travel, registration, afterwards } =
  firearmsGuide;
const { permit, links } = firearmsGuide;
const { byDay, deadlineNotes, rules, bring, callFirst, fees, countyPolice, baseRules, baseOffices } =
  registration;

const inReadingOrder = [
  byDay,
  first,
  prohibited,
  rifles,
  countyPolice,
  rules,
  deadlineNotes,
  bring,
  callFirst,
  fees,
  firearmsGuide,
];

function FirearmsPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/firearms-pcs"
      lead={lead}
      top={<Deadline />}
      first={first}
      action={firearmsGuide.action}
      guide={inReadingOrder}
    >
      <GuideSection title="Before you pack: what is prohibited">
        <Prohibited />
      </GuideSection>
      <GuideSection title="Where to register, county by county">
        <CountyPolice />
      </GuideSection>
      <GuideSection
        title="What to bring, and the fee"
        answer="Your ID, your orders and each firearm’s details. We found no current Honolulu fee: ask when you call."
      >
        <PoliceVisit />
      </GuideSection>
      <GuideSection
        title="Flying and shipping"
        answer="Fly with it in checked baggage: unloaded, locked up, and declared at the counter. Never leave one in a car you ship."
      >
        <TipList tips={travel} />
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
        title="Keeping and carrying a firearm"
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
        <TextList texts={legal} />
        <div className="mt-3">
          <LinkList links={links} />
        </div>
      </GuideSection>
    </GuidePage>
  );
}

function Deadline() {
  const { figure, first: twice, police, base } = byDay;
  return (
    <>
      <FigureStrip
        figures={[
          {
            figure,
            about: (
              <>
                {twice} <FactText of={police} /> <FactText of={base} />
              </>
            ),
          },
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">{notLegalAdvice}</p>
    </>
  );
}

function Prohibited() {
  return (
    <>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {prohibited.map(({ title, text }) => (
          <li key={title} className="flex gap-2.5 leading-snug">
            <Icon name="circle-x" className="size-5 shrink-0 text-warn" />
            <span>
              <strong className="block font-semibold">{title}</strong>
              <span className="text-sm text-ink-soft">
                <FactText of={text} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure">Not sure? Ask the county police first.</p>
      <Disclosure summary="Rifle rules may change">
        <p className="max-w-measure">
          <FactText of={rifles} />
        </p>
      </Disclosure>
    </>
  );
}

/** Oahu's, beside the other counties'. */
function CountyPolice() {
  const [oahu, ...others] = countyPolice;
  return (
    <div className="grid items-start gap-x-8 gap-y-2 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      {oahu && <ContactCard contact={oahu} />}
      <ul className="divide-y divide-line leading-snug lg:row-span-2">
        {others.map(({ name, role, phone, address, website, note }) => (
          <li key={name} id={cardId(name)} className="scroll-mt-20 py-3 target:bg-action-tint">
            <h3>{name}</h3>
            <p>{role}</p>
            <p className="flex flex-wrap gap-x-5">
              {phone && (
                <span>
                  <PhoneFact phone={phone} />
                </span>
              )}
              {website && (
                <ExternalLink href={website.url} className="link inline-block py-2.5">
                  {website.label}
                </ExternalLink>
              )}
            </p>
            <p className="text-sm text-ink-soft">
              {note && <FactText of={note} />} {address && <FactText of={address} />}
            </p>
          </li>
        ))}
      </ul>
      <div>
        <Disclosure summary="Which police, and what they ask">
          <TextList texts={rules} />
        </Disclosure>
        <Disclosure summary="Where the deadlines come from">
          <TextList texts={deadlineNotes} />
        </Disclosure>
      </div>
    </div>
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
