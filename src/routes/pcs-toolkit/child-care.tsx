import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { ContactRows } from '@/blocks/contact-rows';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { bases } from '@/facts/bases';
import { childCareGuide } from '@/guides/child-care';

const { lead, prices, pricesNote, first, action, priorityTitle, priority, yourPlace } = childCareGuide;
const { older, dates, openDoors, openDoorsPhones, afterSchool } = childCareGuide;
const { contacts, armyOffice, links, noPlace, feeAssistance, scarce, mistakes } = childCareGuide;

function ChildCarePage() {
  const { base: home } = useContext(OwnPlanContext);
  const isOwn = ({ bases }: (typeof contacts)[number]) =>
    home !== undefined && bases?.includes(home) === true;
  return (
    <GuidePage
      path="/pcs-toolkit/child-care"
      lead={lead}
      top={<Prices />}
      first={first}
      action={action}
      guide={[prices, childCareGuide]}
      sections={[
        {
          title: 'Your place in line on base',
          content: (
            <>
              <p className="mb-3 font-semibold">
                <FactText of={priorityTitle} />
              </p>
              <ol className="leading-snug lg:grid lg:grid-cols-3 lg:gap-x-8">
                {priority.map(({ rank, family }) => (
                  <li key={rank} className="flex items-start gap-3 border-b border-line py-1.5">
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
            </>
          ),
        },
        {
          title: 'Preschool and after school',
          content: (
            <>
              <FigureList of={older} />
              <FigureList of={dates} />
              <Disclosure summary="Who qualifies for Open Doors and A+">
                <h3 className="mb-2">Preschool Open Doors: the State’s help</h3>
                <TextList texts={openDoors} />
                <PhoneList phones={openDoorsPhones} />
                <h3 className="mt-4 mb-2">A+: after-school care at public schools</h3>
                <TextList texts={afterSchool} />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Who to call',
          content: (
            <>
              <ContactRows contacts={ownFirst(contacts, isOwn)} />
              <Disclosure
                summary="The Army’s office, and official pages"
                isOpen={(home && bases[home].services[0] === 'army') || undefined}
              >
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
            </>
          ),
        },
        {
          title: 'No spot when you need it',
          answer: 'Plan for a gap. The military can pay for the trip of someone who comes to help.',
          content: (
            <>
              <TextList texts={noPlace} />
              <h3 className="mt-5 mb-2">How hard it is to find a spot</h3>
              <TextList texts={scarce} />
            </>
          ),
        },
        {
          title: 'Care off base',
          answer: 'The military can pay part of a provider in town, when there’s no spot on base.',
          content: <TextList texts={feeAssistance} />,
        },
        {
          title: 'Six costly mistakes',
          answer: 'Waiting for orders is the first: the day you ask sets your place.',
          content: <TipList tips={mistakes} />,
        },
      ]}
    />
  );
}

function Prices() {
  return (
    <>
      <FigureStrip figures={prices} />
      <p className="mt-2 text-sm text-ink-soft">{pricesNote}</p>
    </>
  );
}

export { ChildCarePage as Component };
