import { useContext } from 'react';
import { CheckList } from '@/blocks/check-list';
import { ContactCard } from '@/blocks/contact-card';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { OwnDates } from '@/blocks/own-dates';
import { OwnPlanContext } from '@/blocks/own-plan';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { addDays, weekdayOf } from '@/dates/calendar-day';
import { shortDate } from '@/dates/format-date';
import type { Text } from '@/facts/types';
import { POLICE_DAYS_BY_LAW, POLICE_DAYS_TO_AIM_FOR } from '@/guides/firearms-figures';
import { inWordsFirst } from '@/guides/in-words';
import { Icon } from '@/ui/icon';
import { DayStrip } from './day-strip';
import { firearmsGuide } from './guide';

const { lead, first, notLegalAdvice, legal, prohibited, rifles, inBags, travel } = firearmsGuide;
const { registration, afterwards, permit, bills, links } = firearmsGuide;
const { byLaw, limits, under21, days, deadlineNotes, whichPolice, rules, bring, callFirst, fees } =
  registration;
const { countyPolice, baseRules, baseOffices } = registration;
const [oahuPolice, ...otherPolice] = countyPolice;

const inReadingOrder = [
  byLaw,
  limits,
  first,
  prohibited,
  rifles,
  inBags,
  travel,
  whichPolice,
  oahuPolice,
  otherPolice,
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
      top={<FiveDays />}
      first={first}
      action={firearmsGuide.action}
      guide={inReadingOrder}
      sections={[
        { title: 'Prohibited: don’t pack these', content: <Prohibited /> },
        {
          title: 'Flying and shipping',
          content: (
            <>
              <p>
                <FactText of={inBags} /> Never leave one in a car you ship.
              </p>
              <Disclosure summary="Ammunition, household goods, cars">
                <TipList tips={travel} />
              </Disclosure>
            </>
          ),
        },
        { title: 'Where to register', content: <CountyPolice /> },
        { title: 'What to bring', content: <PoliceVisit /> },
        {
          title: 'Registering with your base',
          answer: 'A separate step that doesn’t replace the county’s. Bring your county paperwork.',
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
          answer:
            'Locked up at home; unloaded in a closed, locked container on the road. Carrying in public takes a county license.',
          content: <TipList tips={afterwards} />,
        },
        {
          title: 'Buying one here: the permit to acquire',
          answer:
            'For any firearm you buy, inherit or are given in Hawaii, you need the county police chief’s permit first.',
          content: <TextList texts={permit} />,
        },
        {
          title: 'The law, and where to read more',
          answer:
            'State law, Honolulu’s forms, the rules for flying, and a summary from each side of the debate.',
          content: (
            <>
              <TextList texts={legal} />
              <div className="mt-3">
                <LinkList links={links} />
              </div>
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
  const dayAfter = (count: number) => {
    const day = addDays(reportDay ?? '2000-01-01', count);
    return `${weekdayOf(day)}, ${shortDate(day)}`;
  };
  return (
    <Opening title={`${inWordsFirst(POLICE_DAYS_BY_LAW)} days to register, from landing`}>
      <DayStrip marks={days} from={reportDay} />
      <p className="mt-2">
        <FactText of={byLaw} />
      </p>
      <OwnDates says="which days those are">
        {reportDay && (
          <>
            Land on <Day>{dayAfter(0)}</Day>, and the last day is <Day>{dayAfter(POLICE_DAYS_BY_LAW)}</Day>.
            Aim for <Day>{dayAfter(POLICE_DAYS_TO_AIM_FOR)}</Day>.
          </>
        )}
      </OwnDates>
      <ul className="lined">
        {limits.map(({ label, figure }) => (
          <li key={label} className="figure-row py-2 leading-snug">
            <span>{label}</span>
            <strong className="font-display text-xl font-semibold">
              <FactText of={figure} />
            </strong>
          </li>
        ))}
      </ul>
      <p>{under21}</p>
      <p className="mt-2 text-sm text-ink-soft">{notLegalAdvice}</p>
    </Opening>
  );
}

function Day({ children }: { children: string }) {
  return (
    <strong translate="no" className="whitespace-nowrap text-ink">
      {children}
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
        Not sure? Ask{' '}
        <a href="#where-to-register" className="link">
          the county police
        </a>{' '}
        first.
      </p>
      <h3 className="mt-5 mb-2">Can my AR, or another rifle, come?</h3>
      <TextList texts={rifles} />
      <LinkList links={[bills]} />
    </>
  );
}

function CountyPolice() {
  return (
    <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-2">
      <p className="lg:col-span-full">
        <FactText of={whichPolice} />
      </p>
      {oahuPolice && <ContactCard contact={oahuPolice} />}
      <div className="-mt-4">
        <Disclosure summary="Maui County, Big Island, Kauai">
          <div className="grid gap-4">
            {otherPolice.map((contact) => (
              <ContactCard key={contact.name} contact={contact} />
            ))}
          </div>
        </Disclosure>
        <Disclosure summary="Which firearms, and the deadlines">
          <div className="apart-2">
            <TextList texts={rules} />
            <TextList texts={deadlineNotes} />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function PoliceVisit() {
  return (
    <>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Bring of={bring.you} />
        <Bring of={bring.firearm} />
      </div>
      <Disclosure summary="What to ask when you call, and the fee">
        <TextList texts={callFirst} />
        <h3 className="mt-5 mb-2">Pay</h3>
        <TextList texts={fees} />
      </Disclosure>
    </>
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
