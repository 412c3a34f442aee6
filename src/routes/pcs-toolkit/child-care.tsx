import { Link } from 'react-router-dom';
import { ContactCard } from '@/blocks/contact-card';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { NumberedList } from '@/blocks/numbered-list';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { YearLine } from '@/blocks/year-line';
import { childCareGuide } from '@/guides/child-care';

const { lead, first, action, priorityTitle, priority, yourPlace, dates, openDoors, afterSchool } =
  childCareGuide;
const { costs, noPlace, feeAssistance, scarce, army, phones, links, mistakes } = childCareGuide;

function ChildCarePage() {
  return (
    <GuidePage
      path="/pcs-toolkit/child-care"
      lead={lead}
      first={first}
      action={action}
      guide={childCareGuide}
    >
      <GuideSection title="Your place in line on base">
        <p className="mb-3 font-semibold">
          <FactText of={priorityTitle} />
        </p>
        <NumberedList of={priority} markOf={({ rank }) => rank}>
          {({ family, note }) => (
            <p className="pt-1 leading-snug">
              {family}
              {note && <span className="text-ink-soft">, {note}</span>}
            </p>
          )}
        </NumberedList>
        <div className="mt-3">
          <Disclosure summary="What else sets your place">
            <TextList texts={yourPlace} />
          </Disclosure>
        </div>
      </GuideSection>
      <GuideSection title="The year of preschool and after-school care">
        <YearLine title="The last dates published: ask for the next" steps={dates} />
        <Disclosure summary="Preschool Open Doors: the State’s help">
          <TextList texts={openDoors} />
        </Disclosure>
        <Disclosure summary="A+: after-school care at public schools">
          <TextList texts={afterSchool} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="What it costs">
        <FigureList of={costs} />
      </GuideSection>
      <GuideSection
        title="No spot when you need it"
        answer="The military can pay for the trip of someone who comes to help."
      >
        <TextList texts={noPlace} />
      </GuideSection>
      <GuideSection
        title="Care off base, with fee assistance"
        answer="No spot on base? The military can pay part of a provider in town."
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
        title="Six mistakes that cost the most"
        answer="Waiting for orders is the first: the day you ask sets your place."
      >
        <TipList tips={mistakes} />
      </GuideSection>
      <GuideSection title="Who to call">
        <ContactCard contact={army} />
        <div className="my-4">
          <LinkList links={links.slice(0, 1)} />
        </div>
        <PhoneList phones={phones} />
        <Disclosure summary="The programs’ own pages">
          <LinkList links={links.slice(1)} />
        </Disclosure>
        <p className="mt-4">
          Older children? See{' '}
          <Link to="/pcs-toolkit/hawaii-schools" className="link">
            how to find and enroll in a school
          </Link>
          .
        </p>
      </GuideSection>
    </GuidePage>
  );
}

export { ChildCarePage as Component };
