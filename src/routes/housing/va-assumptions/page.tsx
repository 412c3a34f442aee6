import { Link } from 'react-router-dom';
import { CheckList } from '@/blocks/check-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { OperatorCard } from '@/blocks/operator-card';
import { PhoneList } from '@/blocks/phone-list';
import { RangeBars } from '@/blocks/range-bars';
import { StepList, StepNames } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { ExampleSavings } from '@/features/assumption/components/example-savings';
import { site } from '@/operator/site';
import { Card } from '@/ui/card';
import { assumptionsGuide } from './guide';
import { SavingsExample } from './savings-example';

const {
  lead,
  first,
  takeover,
  risks,
  illustration,
  savedAMonth,
  gapLimit,
  times,
  steps,
  limits,
  seller,
  tips,
} = assumptionsGuide;

const { gapPartner, vaSpecialist } = site;

const AXIS_STEP_DAYS = 30;

const MAIN_RISKS = 3;

function VaAssumptionsPage() {
  return (
    <GuidePage
      path="/housing/va-assumptions"
      lead={lead}
      top={
        <div className="rounded-xl bg-action-tint p-5">
          <ExampleSavings />
        </div>
      }
      first={first}
      action={assumptionsGuide.action}
      guide={assumptionsGuide}
      sections={[
        {
          title: 'What it is',
          content: (
            <>
              <Takeover />
              <FigureList of={assumptionsGuide.benefits} />
            </>
          ),
        },
        {
          title: 'An example, worked out',
          content: (
            <SavingsExample illustration={illustration} savedAMonth={savedAMonth} gapLimit={gapLimit} />
          ),
        },
        {
          title: 'The risks',
          content: (
            <>
              <KeyTips tips={risks.slice(0, MAIN_RISKS)} />
              <Disclosure summary="More risks">
                <TipList tips={risks.slice(MAIN_RISKS)} />
                <Link to="/housing/gap-lenders" className="link inline-block py-2.5 font-semibold">
                  Second loans, and who offers them
                </Link>
              </Disclosure>
            </>
          ),
        },
        {
          title: 'How long it takes',
          content: (
            <>
              <RangeBars title="How many days" bars={times} step={AXIS_STEP_DAYS} />
              <h3 className="mt-6 mb-2">Eight steps</h3>
              <StepNames steps={steps} />
              <Disclosure summary="Each step, and six pro tips">
                <div className="pt-2">
                  <StepList steps={steps} />
                </div>
                <h3 className="mt-5 mb-2">Six pro tips</h3>
                <TipList tips={tips} />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Where to search',
          content: (
            <>
              <p className="mb-2 text-ink-soft">We run none of them. Ask what each charges.</p>
              <LinkList links={assumptionsGuide.searches} />
            </>
          ),
        },
        {
          title: 'What may be charged',
          answer: 'The servicer’s fee has a limit, and little else is allowed.',
          content: <TipList tips={limits} />,
        },
        {
          title: 'If you are the seller',
          answer: 'Get your release from the loan in writing, and ask what happens to your entitlement.',
          content: <TextList texts={seller} />,
        },
        {
          title: 'Who to ask',
          answer: vaSpecialist
            ? 'A specialist for the loan, a partner for the gap, and VA if a servicer doesn’t respond.'
            : 'VA, if a servicer doesn’t respond, and three places to read on.',
          content: (
            <>
              <div className="grid gap-4 lg:grid-cols-2">
                {vaSpecialist && <OperatorCard contact={vaSpecialist} />}
                {gapPartner && <OperatorCard contact={gapPartner} />}
              </div>
              <div className="my-5 rounded-xl border border-line bg-card px-4">
                <PhoneList phones={assumptionsGuide.phones} />
              </div>
              <h3>Three resources</h3>
              <Resources />
            </>
          ),
        },
      ]}
    />
  );
}

function Takeover() {
  const { approval, tests, notALender } = assumptionsGuide;
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
    <>
      <p className="py-1.5">
        <Link to="/calculators/assumption-cruncher" className="link font-semibold">
          Assumption Cruncher
        </Link>
        <span className="block text-ink-soft">your own numbers, to the dollar</span>
      </p>
      <LinkList links={assumptionsGuide.links} />
    </>
  );
}

export { VaAssumptionsPage as Component };
