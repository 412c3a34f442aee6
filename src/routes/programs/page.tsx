import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bar } from '@/blocks/bar';
import { CreditSlider } from '@/blocks/credit-slider';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MoneyBars } from '@/blocks/money-bars';
import { Opening } from '@/blocks/opening';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { slugOf } from '@/browser/slug';
import {
  homeCredit,
  newConstructionCredit,
  PROGRAM_NEW_CONSTRUCTION_SLIDER,
  PROGRAM_PRICE_SLIDER,
  programCredit,
} from '@/money/home-credit';
import { managementFee, PROPERTY_MANAGEMENT_FEE_PERCENT } from '@/money/property-management';
import { formatUsd } from '@/money/usd';
import { Card } from '@/ui/card';
import { ChangingText } from '@/ui/changing-text';
import { loadSlider } from '@/ui/slider';
import { programsPage } from './guide';

const { closing, homeCredit: homeCreditOffer, newConstruction, management } = programsPage;

const inReadingOrder = [closing, programsPage.first, management, programsPage];

function ProgramsPage() {
  const { lead, first, terms, brokerFee, different, links } = programsPage;
  return (
    <GuidePage
      path="/programs"
      lead={lead}
      top={<Offers />}
      topTitle={programsPage.homeCredit.title}
      first={first}
      action={programsPage.action}
      guide={inReadingOrder}
      sections={[
        { title: newConstruction.title, content: <NewConstructionCard /> },
        { title: management.title, content: <ManagementCard /> },
        {
          title: 'What the credit is',
          answer: 'Not cash, not a loan, not from VA. Your lender decides how much you can use.',
          content: <TextList texts={[...terms, brokerFee]} />,
        },
        {
          title: 'What makes us different',
          answer: 'Credits in writing, nothing to pay here. One offer ties you to no other.',
          content: <TipList tips={different} />,
        },
        {
          title: 'Offices and tools',
          answer: 'License search, what a lender may charge, complaints.',
          content: (
            <>
              <LinkList links={links} />
              <p className="mt-4 max-w-measure">
                Staying for good? See{' '}
                <Link to="/housing/veterans-who-stay" className="link">
                  property tax, VA care and insurance for veterans
                </Link>
                .
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

/** The three offers, each with the way to it. */
const offers = [homeCreditOffer, newConstruction, management].map((offer) => ({
  figure: offer.inBrief.figure,
  about: (
    <>
      <span className="block text-sm text-balance">{offer.inBrief.of}</span>{' '}
      <a href={`#${slugOf(offer.title)}`} className="link">
        {offer.inBrief.link}
      </a>
    </>
  ),
}));

/** Who makes the offers, and the first at one’s own price. */
function Offers() {
  const { title, rate, most } = homeCreditOffer;
  return (
    <>
      <p>{programsPage.whoWeAre}</p>
      <div className="my-5">
        <FigureStrip areShort figures={offers} />
      </div>
      <Opening title={title} isSection>
        <div className="rounded-xl bg-action-tint p-5">
          <CreditSlider
            label="Home price"
            slider={PROGRAM_PRICE_SLIDER}
            creditOf={homeCredit}
            rate={rate}
            most={{ creditOf: programCredit, ...most }}
          >
            {(price) => <AgainstClosing price={price} credit={homeCredit(price)} />}
          </CreditSlider>
        </div>
      </Opening>
    </>
  );
}

function NewConstructionCard() {
  return (
    <Card>
      <CreditSlider
        label="New construction price"
        slider={PROGRAM_NEW_CONSTRUCTION_SLIDER}
        creditOf={newConstructionCredit}
        rate={newConstruction.rate}
      >
        {(price) => (
          <AgainstClosing price={price} credit={newConstructionCredit(price)}>
            <Link to="/housing/new-construction" className="link mt-1 inline-block py-2.5 font-semibold">
              How building a home goes
            </Link>
          </AgainstClosing>
        )}
      </CreditSlider>
    </Card>
  );
}

type AgainstClosingProps = { price: number; credit: number | null; children?: ReactNode };

/** The part of closing costs that a credit pays, from where they are highest to where they are lowest. */
function AgainstClosing({ price, credit, children }: AgainstClosingProps) {
  const [least, most] = closing.percents.map((percent) => (price * percent) / 100);
  if (credit === null || !least || !most) return null;
  const paid = [credit / most, credit / least] as const;
  const percents = paid.map((part) => Math.round(100 * part)).join('-');
  const rest = [least, most].map((costs) => formatUsd(costs - credit)).join('-');
  return (
    <div className="leading-snug">
      <p className="mb-2">
        <FactText of={closing.note} />
      </p>
      <Bar range={paid} max={1} />
      <p className="mt-2">
        <strong className="font-semibold">
          <ChangingText text={`${formatUsd(credit)} pays ${percents}% of that.`} />
        </strong>{' '}
        <ChangingText text={`You pay the other ${rest}.`} />
      </p>
      {children}
    </div>
  );
}

function ManagementCard() {
  const { managementFees, exampleRentDollars, managerQuestions } = programsPage;
  return (
    <Card className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <div className="-mt-5 -mb-5">
        <MoneyBars
          title={`A month’s fee on ${formatUsd(exampleRentDollars)} rent`}
          bars={managementFees.map(({ label, percent }) => {
            const dollars = managementFee(exampleRentDollars, percent);
            return {
              label: `${label}, ${percent}%`,
              text: formatUsd(dollars),
              pieces: [{ label, dollars }],
              isOther: percent === PROPERTY_MANAGEMENT_FEE_PERCENT ? undefined : true,
            };
          })}
        />
      </div>
      <div>
        <p>
          <FactText of={management.fee} hasLead />
        </p>
        <Disclosure summary="What to ask a property manager">
          <TextList texts={managerQuestions} />
        </Disclosure>
      </div>
    </Card>
  );
}

export { loadSlider as loadNext, ProgramsPage as Component };
