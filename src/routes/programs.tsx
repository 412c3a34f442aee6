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
import { whatTheProgramDoes } from '@/guides/mission';
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
          answer:
            'An estimate of what the brokerage gives you: not cash, not a loan and not from VA. Your lender decides how much of it you can use.',
          content: <TextList texts={[...terms, brokerFee]} />,
        },
        {
          title: 'What makes us different',
          answer:
            'Figures you can check, credits in writing, nothing to pay here. Using one offer ties you to no other.',
          content: <TipList tips={different} />,
        },
        {
          title: 'Offices and tools',
          answer:
            'License search, where the credit appears at closing, what VA lets a lender charge, and complaints.',
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
const inBrief = [
  {
    figure: formatUsd(CREDIT_PER_100K_DOLLARS),
    about: offerLink(programsPage.homeCredit.title, 'per $100,000 of a home'),
  },
  {
    figure: `${NEW_CONSTRUCTION_CREDIT_PERCENT}%`,
    about: offerLink(newConstruction.title, 'of a new home’s price'),
  },
  {
    figure: `${PROPERTY_MANAGEMENT_FEE_PERCENT}%`,
    about: offerLink(management.title, 'of the rent, to manage it'),
  },
];

function offerLink(section: string, text: string) {
  return (
    <a href={`#${slugOf(section)}`} className="link">
      {text}
    </a>
  );
}

/** Who makes the offers, and the first at one’s own price. */
function Offers() {
  const { homeCredit: buyers, ownFigures } = programsPage;
  return (
    <>
      <p>The Veterans Home Program runs this site. {whatTheProgramDoes.text}</p>
      <div className="my-5">
        <FigureStrip areShort figures={inBrief} />
      </div>
      <Opening title={buyers.title} isSection>
        <div className="rounded-xl bg-action-tint p-5">
          <CreditSlider
            label="Home price"
            slider={PROGRAM_PRICE_SLIDER}
            credits={[
              { of: homeCredit, rate: buyers.rates[0] },
              { of: programCredit, rate: buyers.rates[1] },
            ]}
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
        credits={[{ of: newConstructionCredit, rate: newConstruction.rate }]}
      >
        {(price) => <AgainstClosing price={price} credit={newConstructionCredit(price)} />}
      </CreditSlider>
      <p className="mt-4">
        What happens when:{' '}
        <Link to="/housing/new-construction" className="link">
          from contract to keys
        </Link>
      </p>
    </Card>
  );
}

/** The part of closing costs that a credit pays, by a low and a high estimate of them. */
function AgainstClosing({ price, credit }: { price: number; credit: number | null }) {
  if (credit === null) return null;
  const costs = closing.percents.map((percent) => (price * percent) / 100);
  const [most, least] = costs.map((dollars) => Math.round((100 * credit) / dollars));
  return (
    <>
      <MoneyBars
        title={`It pays ${least}-${most}% of closing costs`}
        bars={costs.map((dollars, index) => ({
          label: index === 0 ? 'Low estimate' : 'High estimate',
          text: formatUsd(dollars),
          pieces: [
            { label: 'The credit', dollars: credit },
            { label: 'You pay', dollars: dollars - credit, isRest: true },
          ],
        }))}
      />
      <p className="text-sm text-ink-soft">
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
