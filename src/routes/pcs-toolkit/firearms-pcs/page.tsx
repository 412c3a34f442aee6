import { useContext } from 'react';
import { CheckList } from '@/blocks/check-list';
import { ContactCard } from '@/blocks/contact-card';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { OwnDates } from '@/blocks/own-dates';
import { OwnPlanContext } from '@/blocks/own-plan';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/dates/calendar-day';
import { shortDate } from '@/dates/format-date';
import { workdayWithin } from '@/dates/workdays';
import type { Text } from '@/facts/types';
import { POLICE_DAYS_BY_LAW, POLICE_DAYS_TO_AIM_FOR } from '@/guides/firearms-figures';
import { inWordsFirst } from '@/guides/in-words';
import { Icon } from '@/ui/icon';
import { DayStrip } from './day-strip';
import { firearmsGuide } from './guide';

const { lead, first, notLegalAdvice, prohibited, rifles, inBags, travel } = firearmsGuide;
const { registration, afterwards, permit, bills, links } = firearmsGuide;
const { byLaw, figures, otherDeadlines, whichPolice, rules, bring, callFirst } = registration;
const { countyPolice, baseRules, baseOffices } = registration;

const inReadingOrder = [
  byLaw,
  first,
  figures,
  otherDeadlines,
  prohibited,
  rifles,
  bills,
  inBags,
  travel,
  whichPolice,
  countyPolice,
  firearmsGuide,
];

function FirearmsPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/firearms-pcs"
      lead={lead}
      top={<FiveDays />}
      first={first}
      action={firearmsGuide.action}
      guide={inReadingOrder}
      sections={[
        {
          title: 'Deadlines, fee and limits',
          content: (
            <>
              <FigureList of={figures} />
              <h3 className="mb-2">Not the law</h3>
              <TextList texts={otherDeadlines} />
            </>
          ),
        },
        { title: 'Prohibited: don’t pack these', content: <Prohibited /> },
        {
          title: 'Can my AR, or another rifle, come?',
          answer: 'Ask the county police before you ship it.',
          content: (
            <>
              <TextList texts={rifles} />
              <LinkList links={[bills]} />
            </>
          ),
        },
        {
          title: 'Flying and shipping',
          answer: 'On a plane, in checked baggage only. Never in a car you ship.',
          content: (
            <>
              <p className="mb-3">
                <FactText of={inBags} />
              </p>
              <TipList tips={travel} />
            </>
          ),
        },
        {
          title: 'Where to register',
          answer: 'With the police where you work or, if you don’t work here, where you live.',
          content: <CountyPolice />,
        },
        {
          title: 'What to bring',
          answer: 'Your IDs, proof of your arrival and address, and each firearm’s details.',
          content: (
            <>
              <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
                <Bring of={bring.you} />
                <Bring of={bring.firearm} />
              </div>
              <h3 className="mt-6 mb-2">What to ask when you call</h3>
              <TextList texts={callFirst} />
            </>
          ),
        },
        {
          title: 'Registering with your base',
          answer: 'You still have to register with the county. Bring your county paperwork.',
          content: (
            <>
              <TextList texts={baseRules} />
              <div className="mt-4 grid gap-4 sm:grid-cols-2">
                {baseOffices.map((contact) => (
                  <ContactCard key={contact.name} contact={contact} />
                ))}
              </div>
            </>
          ),
        },
        {
          title: 'Keeping and carrying a firearm',
          answer: 'Lock it up, at home and on the road.',
          content: <TipList tips={afterwards} />,
        },
        {
          title: 'Buying a gun here: the permit to acquire',
          answer:
            'For any handgun or other firearm you buy, inherit or are given in Hawaii, get the county police chief’s permit first.',
          content: <TextList texts={permit} />,
        },
        {
          title: 'The law, and where to read more',
          answer:
            'State law, Honolulu’s forms, the rules for flying, and summaries from gun-control and gun-rights groups.',
          content: (
            <>
              <LinkList links={links} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The days after landing, with dates for a family that has a report date. */
function FiveDays() {
  const { reportDay } = useContext(OwnPlanContext);
  const { landing, goal, lastOpen, lawDay } = daysFrom(reportDay);
  return (
    <Opening title={`${inWordsFirst(POLICE_DAYS_BY_LAW)} days to register, from landing`}>
      <DayStrip
        marks={[
          { day: 0, label: 'Land' },
          { day: reportDay ? daysBetween(landing, goal) : POLICE_DAYS_TO_AIM_FOR, label: 'Goal' },
          { day: POLICE_DAYS_BY_LAW, label: 'Last day', isLast: true },
        ]}
        from={reportDay}
      />
      <p className="mt-2">
        <FactText of={byLaw} />
      </p>
      <OwnDates says="the dates">
        {reportDay && (
          <>
            Land on <Day of={landing} />, and the law’s last day is <Day of={lawDay} />
            {lastOpen !== lawDay && (
              <>
                ; the police are open on <Day of={lastOpen} />
              </>
            )}
            . Aim for <Day of={goal} />.
          </>
        )}
      </OwnDates>
    </Opening>
  );
}

/** The days to go by, each open but the law’s. Any landing day gives them their room on the page. */
function daysFrom(landing: CalendarDay = '2000-01-01') {
  const lastOpen = workdayWithin(landing, POLICE_DAYS_BY_LAW, 'hawaii');
  const goal = workdayWithin(landing, POLICE_DAYS_TO_AIM_FOR, 'hawaii');
  return {
    landing,
    goal: goal > landing ? goal : lastOpen,
    lastOpen,
    lawDay: addDays(landing, POLICE_DAYS_BY_LAW),
  };
}

function Day({ of: day }: { of: CalendarDay }) {
  return (
    <strong translate="no" className="whitespace-nowrap text-ink">
      {`${weekdayOf(day)}, ${shortDate(day)}`}
    </strong>
  );
}

function Prohibited() {
  return (
    <>
      <ul className="gap-x-8 sm:columns-2">
        {prohibited.map(({ title, text }) => (
          <li key={title} className="flex break-inside-avoid gap-2.5 py-1.5 leading-snug">
            <Icon name="circle-x" className="size-5 shrink-0 stroke-accent" />
            <span>
              <strong className="block font-semibold">{title}</strong>
              <FactText of={text} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        If you’re not sure, ask{' '}
        <a href="#where-to-register" className="link">
          the county police
        </a>{' '}
        first. {notLegalAdvice}
      </p>
    </>
  );
}

function CountyPolice() {
  return (
    <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-2">
      <p className="lg:col-span-full">
        <FactText of={whichPolice} />
      </p>
      {countyPolice.map((contact) => (
        <ContactCard key={contact.name} contact={contact} />
      ))}
      <div className="lg:col-span-full">
        <h3 className="mt-3 mb-2">Which firearms</h3>
        <TextList texts={rules} />
      </div>
    </div>
  );
}

function Bring({ of: { title, items } }: { of: { title: Text; items: readonly Text[] } }) {
  return (
    <div>
      <h3>
        <FactText of={title} />
      </h3>
      <CheckList items={items.map((text) => ({ text }))} />
    </div>
  );
}

export { FirearmsPage as Component };
