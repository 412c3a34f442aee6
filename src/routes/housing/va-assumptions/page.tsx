import { BarTrack } from '@/blocks/bar-track';
import { CheckList } from '@/blocks/check-list';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { NumberedList } from '@/blocks/numbered-list';
import { Opening } from '@/blocks/opening';
import { OperatorCard } from '@/blocks/operator-card';
import { PhoneList } from '@/blocks/phone-list';
import { RangeBars } from '@/blocks/range-bars';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { ExampleSavings } from '@/features/assumption/components/example-savings';
import { MonthlyPayments } from '@/features/assumption/components/monthly-payments';
import { site } from '@/operator/site';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { assumptionsGuide } from './guide';
import { SavingsExample } from './savings-example';

const { lead, first, risks, times, steps, limits, seller, tips } = assumptionsGuide;

const { gapPartner, vaSpecialist } = site;
const people = [vaSpecialist, gapPartner].filter((person) => person !== undefined);

const HOW_IT_IS_PAID = 'How the home is paid for';

const AXIS_STEP_DAYS = 30;

function VaAssumptionsPage() {
  return (
    <GuidePage
      path="/housing/va-assumptions"
      lead={lead}
      top={
        <>
          <HowItIsPaid />
          <Searches />
        </>
      }
      topTitle={HOW_IT_IS_PAID}
      first={first}
      action={assumptionsGuide.action}
      guide={assumptionsGuide}
      sections={[
        { title: 'Three benefits', content: <FigureList of={assumptionsGuide.benefits} /> },
        { title: 'What it can save: an example', content: <SavingsExample /> },
        { title: 'Eight steps', content: <Steps /> },
        {
          title: 'Six pro tips',
          content: (
            <div className="[&_ul]:print:columns-2 [&_li]:print:break-inside-avoid!">
              <KeyTips tips={tips} />
            </div>
          ),
        },
        ...(people.length > 0
          ? [
              {
                title: 'Who to ask',
                content: (
                  <div className="grid gap-4 lg:grid-cols-2">
                    {people.map((person) => (
                      <OperatorCard key={person.email} contact={person} />
                    ))}
                  </div>
                ),
              },
            ]
          : []),
        { title: 'Three resources', content: <Resources /> },
        {
          title: 'When it saves money',
          answer: 'You only save if a new loan’s rate is high enough. Choose a rate to see.',
          content: (
            <div className="grid max-w-5xl items-start gap-x-10 lg:grid-cols-2 print:grid-cols-2">
              <div className="rounded-xl bg-action-tint p-4">
                <ExampleSavings />
              </div>
              <MonthlyPayments of={OUR_EXAMPLE} />
            </div>
          ),
        },
        {
          title: 'What each search site lists',
          answer: 'We don’t run any of them. Ask what each charges.',
          content: <LinkList links={assumptionsGuide.searches} />,
        },
        {
          title: 'What it is, and who approves it',
          answer: 'How an assumption differs from a new VA loan.',
          content: <Takeover />,
        },
        {
          title: 'The risks',
          answer: 'A large cash gap, two loans on one home, and early orders.',
          content: <TipList tips={risks} />,
        },
        {
          title: 'How long it takes',
          answer: 'Each step in detail, and how many days it takes.',
          content: (
            <>
              <RangeBars title="How many days" bars={times} step={AXIS_STEP_DAYS} />
              <StepList steps={steps} />
            </>
          ),
        },
        {
          title: 'What may be charged',
          answer: 'The servicer’s fee is capped, and few other fees are allowed.',
          content: <TipList tips={limits} />,
        },
        {
          title: 'If you are the seller',
          answer: 'Get your release from the loan in writing, and ask what happens to your entitlement.',
          content: <TextList texts={seller} />,
        },
        {
          title: 'If the servicer doesn’t answer',
          answer: 'Call VA’s regional loan center.',
          content: <PhoneList phones={assumptionsGuide.phones} />,
        },
      ]}
    />
  );
}

const PART_FILLS = ['fill-action print:fill-line', 'fill-warn'] as const;

/** The two parts of a price: from the room of a phone up, each in words below its part of the bar. */
function HowItIsPaid() {
  return (
    <Opening title={HOW_IT_IS_PAID}>
      <BarTrack height={20} className="forced-color-adjust-none">
        <rect width="60%" height="100%" className={PART_FILLS[0]} />
        <rect x="60%" width="40%" height="100%" className={PART_FILLS[1]} />
      </BarTrack>
      <ul className="mt-2 grid gap-x-4 gap-y-2 leading-snug sm:grid-cols-[3fr_2fr]">
        {assumptionsGuide.parts.map(({ title, text }, index) => (
          <li key={title} className="flex gap-2">
            <svg
              aria-hidden="true"
              viewBox="0 0 10 10"
              className={`mt-1.5 size-2.5 shrink-0 forced-color-adjust-none print:border ${PART_FILLS[index]}`}
            >
              <path d="M0 0h10v10H0z" />
            </svg>
            <span>
              <strong className="block font-semibold">{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </Opening>
  );
}

function Searches() {
  return (
    <section aria-labelledby="where-to-search" className="mt-5">
      <h2 id="where-to-search" className="mb-2 text-xl">
        Where to search
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        {assumptionsGuide.searches.map(({ name, label, url }) => (
          <li key={url}>
            <ExternalLink href={url} className={buttonClass('secondary', 'w-full gap-0! px-2!')}>
              <span>
                <span className="sr-only">{label.replace(name, '')}</span>
                {name}
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each in a line; the rest is in a fold. */
function Steps() {
  return (
    <div className="[&_ol]:gap-x-12 [&_ol]:lg:columns-2 [&_ol]:print:columns-2 [&_li]:break-inside-avoid! [&_li:nth-child(4)]:lg:border-transparent">
      <NumberedList of={steps}>
        {({ title, brief }) => (
          <p className="leading-snug">
            <strong className="font-semibold">{title}.</strong> {brief}
          </p>
        )}
      </NumberedList>
    </div>
  );
}

function Takeover() {
  const { takeover, approval, tests, notALender } = assumptionsGuide;
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
      <div>
        {takeover.map((text) => (
          <p key={text.value} className="mb-3">
            <FactText of={text} />
          </p>
        ))}
        <p className="text-sm">{notALender}</p>
      </div>
      <Card>
        <h3 className="mb-2">
          <FactText of={approval} />
        </h3>
        <CheckList items={tests.map((text) => ({ text }))} />
      </Card>
    </div>
  );
}

function Resources() {
  return (
    <div className="gap-x-8 lg:grid lg:grid-cols-3 [&_ul]:lg:col-span-2">
      <p className="py-1.5">
        <Link to="/calculators/assumption-cruncher" className="link font-semibold">
          Assumption Cruncher
        </Link>
        <span className="block text-ink-soft">your own numbers, to the dollar</span>
      </p>
      <LinkList links={assumptionsGuide.links} />
    </div>
  );
}

export { VaAssumptionsPage as Component };
