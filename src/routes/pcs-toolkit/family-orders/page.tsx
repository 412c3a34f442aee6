import { useContext } from 'react';
import { Disclosure, DisclosureRow } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { PhoneFact } from '@/blocks/phone-fact';
import { TextList } from '@/blocks/text-list';
import { TimeLine } from '@/blocks/time-line';
import { TipList } from '@/blocks/tip-list';
import { useToday } from '@/dates/use-today';
import { Link } from '@/ui/link';
import { familyOrdersGuide, startOf } from './guide';
import { ownScreening } from './own-screening';
import { ownStart } from './own-start';

const { usualDays, starts, timelineTitle, timeline, timelineTicks, thickFrom, timelineNote } =
  familyOrdersGuide;
const { whatItIs, untilApproved, ifNo, flights, pets, later, mistakes, phone, links } = familyOrdersGuide;

/** What the folds are about. */
const TRIP = 'Approval and the trip';
const FAMILY = 'Who comes, who stays, who visits';
const CIVILIANS = 'Civilians and contractors';

function FamilyOrdersPage() {
  const plan = useContext(OwnPlanContext);
  const start = ownStart(plan, useToday());
  const { service: own } = plan;
  const days = useOwnDays();
  return (
    <GuidePage
      path="/pcs-toolkit/family-orders"
      lead={start.lead}
      top={
        <Opening title="Who approves it, and when">
          {days ? (
            <TimeLine key="own" {...days} />
          ) : (
            <TimeLine
              key="none"
              title={timelineTitle}
              ticks={timelineTicks}
              steps={timeline}
              thickFrom={thickFrom}
              note={timelineNote}
            />
          )}
        </Opening>
      }
      first={start.first}
      action={start.action}
      guide={{ ...familyOrdersGuide, first: start.first }}
      sections={[
        {
          title: 'Screening, service by service',
          content: (
            <>
              <div className="mb-4">
                <TextList texts={whatItIs} />
              </div>
              <div className="@container lined overflow-hidden rounded-xl border border-line bg-card">
                <p className="bg-sand px-4 py-2 leading-snug">
                  <strong className="font-display text-xl font-semibold">
                    <FactText of={usualDays} />
                  </strong>{' '}
                  from the day you’re notified, unless the row says otherwise
                </p>
                {ownFirst(starts, (start) => own !== undefined && startOf[own] === start).map((start) => (
                  <DisclosureRow
                    key={start.title}
                    title={
                      <span className="figure-row grow font-semibold">
                        <span>{own && startOf[own] === start ? `${start.title} (yours)` : start.title}</span>
                        {start.days && (
                          <span className="font-display text-xl leading-snug">
                            <span className="sr-only">: screening </span>
                            {start.days}
                          </span>
                        )}
                      </span>
                    }
                    answer={start.answer}
                  >
                    <TextList texts={start.texts} />
                  </DisclosureRow>
                ))}
              </div>
              {days && days.short.length > 0 && (
                <>
                  <h3 className="mt-6 mb-2">When it takes all the days you have</h3>
                  <TextList texts={days.short} />
                </>
              )}
            </>
          ),
        },
        {
          title: 'Who to call',
          content: (
            <>
              <div className="rounded-xl border border-line bg-card p-4">
                <h3>Military OneSource, 24/7</h3>
                <p className="text-xl">
                  <PhoneFact phone={phone} />
                </p>
                <p>
                  Ask your command first. This line can help you find your military hospital’s screening
                  office.
                </p>
              </div>
              <p className="mt-3">
                To see what to do when, open the{' '}
                <Link to="/pcs-toolkit/hawaii-checklist" className="link">
                  checklist
                </Link>
                .
              </p>
              <Disclosure summary="The services’ own pages">
                <LinkList links={links} />
              </Disclosure>
            </>
          ),
        },
        {
          group: TRIP,
          title: 'Until travel is approved',
          answer: 'Don’t do anything you can’t undo.',
          content: (
            <>
              <TextList texts={untilApproved} />
              <h3 className="mt-6 mb-2">Costly mistakes</h3>
              <TipList tips={mistakes} />
            </>
          ),
        },
        {
          group: TRIP,
          title: 'What a “no” means',
          answer: 'Hawaii can’t meet a need right now. It isn’t about your family.',
          content: <TextList texts={ifNo} />,
        },
        {
          group: TRIP,
          title: 'Who books the flights',
          answer: 'Your transportation office, through the government’s travel company.',
          content: <TextList texts={flights} />,
        },
        {
          group: TRIP,
          title: 'Travel days, leave and bags',
          answer: 'ID for the flight, days to drive, leave on the way, and how many bags.',
          content: <TextList texts={familyOrdersGuide.wayThere} />,
        },
        {
          group: TRIP,
          title: 'Pets on the ticket',
          answer: 'Ask to have your pet added to your ticket request, then call the airline.',
          content: (
            <>
              <TextList texts={pets} />
              <p className="mt-3">
                Shots, dates and fees are in the{' '}
                <Link to="/pcs-toolkit/pet-travel" className="link">
                  pet guide
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          group: FAMILY,
          title: 'Expecting a baby',
          answer: 'Tell the screening office. Ask the airline how late you may fly.',
          content: (
            <>
              <TextList texts={familyOrdersGuide.expecting} />
              <p className="mt-3">
                Where births are, and what the baby needs then:{' '}
                <Link to="/pcs-toolkit/health-care#having-a-baby" className="link">
                  Health Care
                </Link>
              </p>
            </>
          ),
        },
        {
          group: FAMILY,
          title: 'Married, a new baby, or joining later',
          answer: 'Anyone who joins the family on the way, or comes later, needs separate approval.',
          content: <TextList texts={later} />,
        },
        {
          group: FAMILY,
          title: 'Going alone, or home early',
          answer:
            'If your family chooses to stay behind, you still get Hawaii BAH. Get approval before they go home early.',
          content: <TextList texts={familyOrdersGuide.alone} />,
        },
        {
          group: FAMILY,
          title: 'A parent who comes along',
          answer: 'Your orders can include a parent only if you pay more than half of their support.',
          content: <TextList texts={familyOrdersGuide.parent} />,
        },
        {
          group: FAMILY,
          title: 'Power of attorney, wills, notary, divorce',
          answer:
            'Your base’s legal office helps, free. You need a power of attorney if one of you moves alone.',
          content: (
            <>
              <TextList texts={familyOrdersGuide.legalPapers} />
              <LinkList links={[familyOrdersGuide.legalOffice]} />
            </>
          ),
        },
        {
          group: FAMILY,
          title: 'Visits home, and emergency leave',
          answer:
            'Plan to pay for visits. Space-A, empty seats on military flights, is free but never guaranteed.',
          content: <TextList texts={familyOrdersGuide.visitsHome} />,
        },
        {
          group: FAMILY,
          title: 'Family and friends who visit',
          answer: 'A visitor who isn’t a U.S. citizen has to be approved before coming to the base.',
          content: <TextList texts={familyOrdersGuide.visitors} />,
        },
        {
          group: CIVILIANS,
          title: 'If you are a DoD civilian',
          answer: 'You get locality pay and a civilian COLA, but no BAH.',
          content: <TextList texts={familyOrdersGuide.civilians.dodCivilians} />,
        },
        {
          group: CIVILIANS,
          title: 'If you are a contractor',
          answer: 'Your contract decides what you get.',
          content: <TextList texts={familyOrdersGuide.civilians.contractors} />,
        },
      ]}
    />
  );
}

/** The family's own days. Undefined for a reader without a plan, or whose family doesn't come on the report day. */
function useOwnDays() {
  const { reportDay, service, island, orders, parent, screening } = useContext(OwnPlanContext);
  const today = useToday();
  if (!today || !reportDay || orders === 'no' || screening === 'later' || screening === 'none')
    return undefined;
  return ownScreening({ today, reportDay, service, island, parent, isApproved: screening === 'approved' });
}

export { FamilyOrdersPage as Component };
