import { Link } from 'react-router-dom';
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
import { programsPage } from '@/guides/programs';
import {
  CREDIT_PER_100K_DOLLARS,
  homeCredit,
  NEW_CONSTRUCTION_CREDIT_PERCENT,
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

const { closing, newConstruction, management } = programsPage;

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

/** Both credits, each with the way to it. */
const credits = [
  { ...programsPage.homeCredit, figure: formatUsd(CREDIT_PER_100K_DOLLARS), of: 'credit per $100,000' },
  { ...newConstruction, figure: `${NEW_CONSTRUCTION_CREDIT_PERCENT}%`, of: 'credit on the price' },
].map(({ title, inBrief, figure, of }) => ({
  figure,
  about: (
    <>
      <span className="block text-sm">{of}</span>{' '}
      <a href={`#${slugOf(title)}`} className="link">
        {inBrief}
      </a>
    </>
  ),
}));

/** Who makes the offers, and the first at one’s own price. */
function Offers() {
  const { homeCredit: buyers, ownFigures } = programsPage;
  return (
    <>
      <p>{programsPage.whoWeAre}</p>
      <div className="mt-5">
        <FigureStrip areShort figures={credits} />
      </div>
      <p className="mt-2 mb-5">
        <a href={`#${slugOf(management.title)}`} className="link">
          {management.inBrief}
        </a>
        {`? Our manager takes ${PROPERTY_MANAGEMENT_FEE_PERCENT}% of the rent, others ${programsPage.otherFees}.`}
      </p>
      <Opening title={buyers.title} isSection>
        <div className="rounded-xl bg-action-tint p-5">
          <CreditSlider
            label="Home price"
            slider={PROGRAM_PRICE_SLIDER}
            creditOf={homeCredit}
            rate={buyers.rate}
            most={{ creditOf: programCredit, ...buyers.most }}
          >
            {(price) => <AgainstClosing price={price} credit={homeCredit(price)} />}
          </CreditSlider>
          <p className="mt-4">
            {ownFigures} To the dollar:{' '}
            <Link to="/calculators/credit" className="link">
              credit calculator
            </Link>
          </p>
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
        isCompact
      >
        {(price) => (
          <p>
            {newConstruction.rate}.{' '}
            <ChangingText text={closingPart(price, newConstructionCredit(price) ?? 0)} />.{' '}
            <Link to="/housing/new-construction" className="link">
              From contract to keys
            </Link>
          </p>
        )}
      </CreditSlider>
    </Card>
  );
}

/** What closing costs may come to, from the least to the most. */
function closingCosts(price: number): readonly [low: number, high: number] {
  const [low, high] = closing.percents;
  return [(price * low) / 100, (price * high) / 100];
}

/** The part of closing costs that a credit pays, from the least to the most. */
function closingPart(price: number, credit: number): string {
  const [most, least] = closingCosts(price).map((dollars) => Math.round((100 * credit) / dollars));
  return `It pays ${least}-${most}% of closing costs`;
}

function AgainstClosing({ price, credit }: { price: number; credit: number | null }) {
  if (credit === null) return null;
  return (
    <>
      <MoneyBars
        title={closingPart(price, credit)}
        bars={closingCosts(price).map((dollars, index) => ({
          label: `At ${closing.percents[index]}% of the price`,
          text: formatUsd(dollars),
          pieces: [
            { label: 'Credit', dollars: credit },
            { label: 'You pay', dollars: dollars - credit, isRest: true },
          ],
        }))}
      />
      <p className="-mt-2 text-sm text-ink-soft">
        <FactText of={closing.note} />
      </p>
    </>
  );
}

function ManagementCard() {
  const { managementFees, exampleRentDollars, managerQuestions } = programsPage;
  return (
    <Card>
      <p>
        <FactText of={management.fee} hasLead />
      </p>
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
      <Disclosure summary="What to ask a property manager">
        <TextList texts={managerQuestions} />
      </Disclosure>
    </Card>
  );
}

export { loadSlider as loadNext, ProgramsPage as Component };
