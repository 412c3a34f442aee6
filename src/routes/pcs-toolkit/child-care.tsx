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
import { Opening } from '@/blocks/opening';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { addDays } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { bases } from '@/facts/bases';
import { childCareGuide, IMMEDIATE_NEED_DAYS, KAILUA_CALLS, KAILUA_SPOTS } from '@/guides/child-care';
import { Badge } from '@/ui/badge';

const { lead, calls, price, first, action, priorityTitle, priority, yourPlace } = childCareGuide;
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
      top={<Scarce />}
      first={first}
      action={action}
      guide={[calls, price, childCareGuide]}
      sections={[
        {
          title: 'Your place in line on base',
          content: (
            <>
              <p className="mb-3 font-semibold">
                <FactText of={priorityTitle} />
              </p>
              <ol className="leading-snug lg:grid lg:grid-cols-3 lg:gap-x-8">
                {priority.map(({ rank, family, isUsual }) => (
                  <li key={rank} className="flex items-start gap-3 border-b border-line py-1.5">
                    <MapNumber>{rank}</MapNumber>
                    <span>
                      <span className="sr-only">{rank}: </span>
                      {family} {isUsual && <Badge>Most families</Badge>}
                    </span>
                  </li>
                ))}
              </ol>
              <ImmediateNeed />
              <div className="mt-3">
                <Disclosure summary="What else sets your place">
                  <TextList texts={yourPlace} />
                </Disclosure>
              </div>
            </>
          ),
        },
        {
          title: 'Preschool money, and after-school care',
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
          answer: 'The military can pay part of a provider’s fee, when there’s no spot on base.',
          content: <TextList texts={feeAssistance} />,
        },
        {
          title: 'Costly mistakes',
          answer: 'Waiting for orders is the first: the day you ask sets your place.',
          content: <TipList tips={mistakes} />,
        },
      ]}
    />
  );
}

/** A dot for each call, and the first of them filled: those with a spot. */
function Scarce() {
  return (
    <Opening title={`${KAILUA_CALLS} calls for ${KAILUA_SPOTS} infant spots`}>
      <figure className="mb-4 break-inside-avoid">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${DOT * DOTS_IN_ROW} ${(DOT * KAILUA_CALLS) / DOTS_IN_ROW}`}
          strokeLinecap="round"
          strokeDasharray={`0 ${DOT}`}
          className="w-full forced-color-adjust-none"
        >
          <path d={dots(KAILUA_CALLS)} strokeWidth="4" className="stroke-line-strong" />
          <path d={dots(KAILUA_SPOTS)} strokeWidth="8" className="stroke-action" />
        </svg>
        <figcaption className="mt-2">
          <FactText of={calls} />
        </figcaption>
      </figure>
      <FigureStrip figures={[price]} />
    </Opening>
  );
}

const DOT = 10;
const DOTS_IN_ROW = 50;

/** Lines that dashes without a length turn into dots. */
function dots(count: number): string {
  const rows = Math.ceil(count / DOTS_IN_ROW);
  return Array.from({ length: rows }, (_, row) => {
    const inRow = Math.min(DOTS_IN_ROW, count - row * DOTS_IN_ROW);
    return `M${DOT / 2} ${(row + 0.5) * DOT}h${(inRow - 1) * DOT + 1}`;
  }).join('');
}

/** When the family's own request moves up, if care is needed from its report date. */
function ImmediateNeed() {
  const { reportDay } = useContext(OwnPlanContext);
  return (
    <p data-unsearched className="mt-3 min-h-11">
      {reportDay ? (
        <span key="own">
          Need care from your report date, {formatDate(reportDay)}? You’re an immediate need from{' '}
          <strong translate="no">{formatDate(addDays(reportDay, -IMMEDIATE_NEED_DAYS))}</strong>.
        </span>
      ) : (
        <span key="none">
          In the last {IMMEDIATE_NEED_DAYS} days before you need care, you’re an immediate need.
        </span>
      )}
    </p>
  );
}

export { ChildCarePage as Component };
