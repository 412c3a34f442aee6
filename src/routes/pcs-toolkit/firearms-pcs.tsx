import { Callout } from '@/blocks/callout';
import { ContactCard } from '@/blocks/contact-card';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { firearmsGuide } from '@/guides/firearms-pcs';
import type { Contact } from '@/guides/types';

const { lead, first, legal, prohibited, rifles, travel, registration, afterwards, permit, links } =
  firearmsGuide;
const { deadlines, rules, bring, callFirst, fees, countyPolice, baseRules, baseOffices } = registration;

function FirearmsPage() {
  return (
    <GuidePage path="/pcs-toolkit/firearms-pcs" lead={lead} first={first} guide={firearmsGuide}>
      <NotLegalAdvice />
      <GuideSection title="Before you pack: what is prohibited">
        <p className="mb-4 max-w-measure">
          These aren’t allowed in Hawaii. If you own one, sell it or store it on the mainland before you move.
        </p>
        <TipList tips={prohibited} />
        <p className="mt-4 max-w-measure">
          <FactText of={rifles} />
        </p>
      </GuideSection>
      <GuideSection title="On the way: flying and shipping">
        <p className="mb-4 max-w-measure">Photograph every serial number and carry your purchase records.</p>
        <TipList tips={travel} />
      </GuideSection>
      <GuideSection title="When you arrive: the police, then the base">
        <DataTable table={deadlines} />
        <div className="mt-4">
          <TextList texts={rules} />
        </div>
      </GuideSection>
      <GuideSection title="What to bring, and the fee">
        <PoliceVisit />
      </GuideSection>
      <GuideSection title="Where to register, county by county">
        <Offices contacts={countyPolice.slice(0, 1)} />
        <div className="mt-3">
          <Disclosure summary="Not on Oahu? Maui, the Big Island and Kauai">
            <Offices contacts={countyPolice.slice(1)} />
          </Disclosure>
        </div>
      </GuideSection>
      <GuideSection title="Registering with your base">
        <TextList texts={baseRules} />
        <div className="mt-4">
          <Disclosure summary="Five base offices to ask">
            <Offices contacts={baseOffices} />
          </Disclosure>
        </div>
      </GuideSection>
      <GuideSection title="Keeping and carrying a firearm in Hawaii">
        <TipList tips={afterwards} />
      </GuideSection>
      <GuideSection title="Buying one here: the permit to acquire">
        <p className="mb-4 max-w-measure">
          For any firearm you buy, inherit or are given in Hawaii, you need the county police chief’s permit
          first.
        </p>
        <Disclosure summary="How to get the permit">
          <TextList texts={permit} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="The law, and where to read more">
        <LinkList links={links} />
      </GuideSection>
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

function Offices({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {contacts.map((contact) => (
        <ContactCard key={contact.name} contact={contact} />
      ))}
    </div>
  );
}

export { FirearmsPage as Component };
