import { Link } from 'react-router-dom';
import { ContactRows } from '@/blocks/contact-rows';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { childCareGuide } from '@/guides/child-care';
import { MapNumber } from '@/maps/map-number';

const { lead, first, action, costs, priorityTitle, priority, yourPlace } = childCareGuide;
const { preschoolHelp, dates, openDoors, openDoorsPhones, afterSchool } = childCareGuide;
const { contacts, armyOffice, links, noPlace, feeAssistance, scarce, mistakes } = childCareGuide;

function ChildCarePage() {
  return (
    <GuidePage
      path="/pcs-toolkit/child-care"
      lead={lead}
      first={first}
      action={action}
      guide={childCareGuide}
    >
      <GuideSection title="What it costs">
        <FigureList of={costs} />
      </GuideSection>
      <GuideSection title="Your place in line on base">
        <p className="mb-3 font-semibold">
          <FactText of={priorityTitle} />
        </p>
        <ol className="gap-x-10 leading-snug xl:columns-2">
          {priority.map(({ rank, family }) => (
            <li key={rank} className="flex break-inside-avoid items-start gap-3 border-b border-line py-2.5">
              <MapNumber>{rank}</MapNumber>
              <span>
                <span className="sr-only">{rank}: </span>
                {family}
              </span>
            </li>
          ))}
        </ol>
        <div className="mt-3">
          <Disclosure summary="What else sets your place">
            <TextList texts={yourPlace} />
          </Disclosure>
        </div>
      </GuideSection>
      <GuideSection title="Preschool and after school">
        <p>
          <FactText of={preschoolHelp} />
        </p>
        <h3 className="mt-4">When they open: the last dates we found</h3>
        <dl className="max-w-measure divide-y divide-line leading-snug">
          {dates.map(({ what, when }) => (
            <div key={what} className="figure-row py-2">
              <dt>{what}</dt>
              <dd>
                <FactText of={when} />
              </dd>
            </div>
          ))}
        </dl>
        <Disclosure summary="Who qualifies for Open Doors and A+">
          <h3 className="mb-2">Preschool Open Doors: the State’s help</h3>
          <TextList texts={openDoors} />
          <PhoneList phones={openDoorsPhones} />
          <h3 className="mt-4 mb-2">A+: after-school care at public schools</h3>
          <TextList texts={afterSchool} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="Who to call">
        <ContactRows contacts={contacts} />
        <Disclosure summary="The Army’s office, and official pages">
          <TextList texts={armyOffice} />
          <LinkList links={links} />
          <p className="mt-4">
            Older children? See{' '}
            <Link to="/pcs-toolkit/hawaii-schools" className="link">
              how to find and enroll in a school
            </Link>
            .
          </p>
        </Disclosure>
      </GuideSection>
      <GuideSection
        title="No spot when you need it"
        answer="The military can pay for the trip of someone who comes to help."
      >
        <TextList texts={noPlace} />
      </GuideSection>
      <GuideSection
        title="Care off base"
        answer="The military can pay part of a provider in town. We found no full price: ask each."
      >
        <TextList texts={feeAssistance} />
      </GuideSection>
      <GuideSection
        title="How hard it is to find a spot"
        answer="Plan for a gap: on base there’s a line, and off base there isn’t room for most."
      >
        <TextList texts={scarce} />
      </GuideSection>
      <GuideSection
        title="Six costly mistakes"
        answer="Waiting for orders is the first: the day you ask sets your place."
      >
        <TipList tips={mistakes} />
      </GuideSection>
    </GuidePage>
  );
}

export { ChildCarePage as Component };
