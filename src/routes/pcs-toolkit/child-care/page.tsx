import { useContext } from 'react';
import { percent } from '@/blocks/axis';
import { ContactRows } from '@/blocks/contact-rows';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
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
import { useToday } from '@/dates/use-today';
import { bases } from '@/facts/bases';
import { formatUsd } from '@/money/usd';
import { Link } from '@/ui/link';
import { childCareGuide, IMMEDIATE_NEED_DAYS, weeklyFees } from './guide';

const { lead, weekly, first, action, priorityTitle, priority, yourPlace } = childCareGuide;
const { older, openDoors, openDoorsPhones, freePreschool, afterSchool, youth } = childCareGuide;
const { contacts, armyOffice, links, noPlace, feeAssistance, scarce, mistakes } = childCareGuide;

function ChildCarePage() {
  const { base: home } = useContext(OwnPlanContext);
  const isOwn = ({ bases }: (typeof contacts)[number]) =>
    home !== undefined && bases?.includes(home) === true;
  return (
    <GuidePage
      path="/pcs-toolkit/child-care"
      lead={lead}
      top={<WeeklyFees />}
      first={first}
      action={action}
      guide={[weekly, childCareGuide]}
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
              <p className="mt-3">
                MilitaryChildCare.com estimates the wait at each center once you ask for care.
              </p>
              <ImmediateNeed />
              <div className="mt-3">
                <Disclosure summary="What else decides your place">
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
              <Disclosure summary="Who qualifies for Open Doors and A+">
                <h3 className="mb-2">Preschool Open Doors: the State’s help</h3>
                <TextList texts={openDoors} />
                <PhoneList phones={openDoorsPhones} />
                <h3 className="mt-5 mb-2">Free preschool</h3>
                <TextList texts={freePreschool} />
                <h3 className="mt-4 mb-2">A+: after-school care at public schools</h3>
                <TextList texts={afterSchool} />
                <h3 className="mt-4 mb-2">Teens, sports and summer camp</h3>
                <TextList texts={youth} />
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
                  For older children, see{' '}
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
          answer: 'The military can pay for someone to fly in and take care of your child.',
          content: (
            <>
              <TextList texts={noPlace} />
              <div className="mt-4">
                <TextList texts={scarce} />
              </div>
              <h3 className="mt-5 mb-2">Run a daycare in base housing</h3>
              <TextList texts={childCareGuide.ownDaycare} />
            </>
          ),
        },
        {
          title: 'Care off base',
          answer: 'If there’s no spot on base, the military can pay part of a provider’s fee.',
          content: <TextList texts={feeAssistance} />,
        },
        {
          title: 'One parent, or both in uniform',
          answer: 'Your family care plan says who takes care of your children when you’re on duty.',
          content: <TextList texts={childCareGuide.oneParent} />,
        },
        {
          title: 'Costly mistakes',
          answer: 'The biggest mistake is leaving an old date in.',
          content: <TipList tips={mistakes} />,
        },
      ]}
    />
  );
}

/** The fee, which grows with the family's income: drawn as stairs. */
function WeeklyFees() {
  return (
    <Opening title="A week of care on base">
      <p className="leading-snug">
        <strong className="block font-display text-2xl font-semibold text-action">
          <FactText of={weekly.range} />
        </strong>
        {weekly.about}
      </p>
      <figure className="mt-5 break-inside-avoid">
        <figcaption className="sr-only">A week of care, by yearly family income</figcaption>
        <svg
          aria-hidden="true"
          width="100%"
          height={STAIRS + 44}
          overflow="visible"
          className="text-[min(0.8rem,14px)]"
        >
          {weeklyFees.map(({ fromIncomeDollars: from, dollars }, index) => {
            const to = weeklyFees[index + 1]?.fromIncomeDollars ?? WIDEST_INCOME;
            const top = STAIRS - dollars / 2;
            return (
              <g key={from} className="fill-ink forced-colors:fill-[CanvasText]">
                <rect
                  x={percent(from / WIDEST_INCOME)}
                  y={top}
                  width={percent((to - from) / WIDEST_INCOME)}
                  height={dollars / 2}
                  className="fill-action stroke-page forced-colors:fill-[CanvasText]"
                />
                {index % 2 === 0 && (
                  <text x={percent(to / WIDEST_INCOME)} y={top - 6} textAnchor="end">
                    {formatUsd(dollars)}
                  </text>
                )}
                {index % 3 === 1 && (
                  <text x={percent(from / WIDEST_INCOME)} y={STAIRS + 18} textAnchor="middle">
                    {`$${from / 1000}K`}
                  </text>
                )}
              </g>
            );
          })}
          <text x="0" y={STAIRS + 38} className="fill-ink-soft forced-colors:fill-[CanvasText]">
            Your family’s income a year
          </text>
        </svg>
        <ol data-unsearched className="sr-only">
          {weeklyFees.map(({ fromIncomeDollars, dollars }) => (
            <li key={dollars}>
              Above {formatUsd(fromIncomeDollars)}: {formatUsd(dollars)}
            </li>
          ))}
        </ol>
      </figure>
    </Opening>
  );
}

/** Where the drawing ends, in dollars a year, and the height of its ground in pixels. */
const WIDEST_INCOME = 180_000;
const STAIRS = 112;

/** When the family's own request moves up, if care is needed from its report date. */
function ImmediateNeed() {
  const { reportDay } = useContext(OwnPlanContext);
  const today = useToday();
  const from = reportDay && addDays(reportDay, -IMMEDIATE_NEED_DAYS);
  return (
    <p data-unsearched className="mt-1 min-h-11">
      {from && today && reportDay > today ? (
        <span key="own">
          If you need care from your report date, {formatDate(reportDay)}, your need counts as immediate{' '}
          {from > today ? (
            <>
              from <strong translate="no">{formatDate(from)}</strong>
            </>
          ) : (
            <strong>now</strong>
          )}
          .
        </span>
      ) : (
        <span key="none">
          If you need care within {IMMEDIATE_NEED_DAYS} days, your need counts as immediate.
        </span>
      )}
    </p>
  );
}

export { ChildCarePage as Component };
