import { Link } from 'react-router-dom';
import { cardId, GridCard } from '@/blocks/card-grid';
import { CreditSlider } from '@/blocks/credit-slider';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { RangeBars } from '@/blocks/range-bars';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import type { RangeBar, Table } from '@/facts/types';
import { programsPage } from '@/guides/programs';
import {
  homeCredit,
  newConstructionCredit,
  PROGRAM_NEW_CONSTRUCTION_SLIDER,
  PROGRAM_PRICE_SLIDER,
  programCredit,
} from '@/money/home-credit';
import {
  LOWEST_PROPERTY_MANAGEMENT_FEE_PERCENT,
  managementFee,
  PROPERTY_MANAGEMENT_FEE_PERCENT,
  USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT,
} from '@/money/property-management';
import { formatUsd } from '@/money/usd';
import { loadSlider } from '@/ui/slider';

const inReadingOrder = [
  programsPage.closing,
  programsPage.homeCredit,
  programsPage.newConstruction,
  programsPage.management,
  programsPage,
];

function ProgramsPage() {
  const { lead, first, terms, brokerFee, different, links } = programsPage;
  return (
    <GuidePage
      path="/programs"
      lead={lead}
      top={<InBrief />}
      first={first}
      action={programsPage.action}
      guide={inReadingOrder}
      sections={[
        {
          title: 'Three benefits',
          content: (
            <ul className="grid gap-4 lg:grid-cols-2 lg:*:last:odd:col-span-2">
              <HomeCreditCard />
              <NewConstructionCard />
              <ManagementCard />
            </ul>
          ),
        },
        {
          title: 'What the credit is',
          answer:
            'An estimate of what the brokerage gives you: not cash, not a loan and not from VA. Your lender decides how much of it you can use.',
          content: <TextList texts={[...terms, brokerFee]} />,
        },
        {
          title: 'What makes us different',
          answer:
            'Figures you can check, everything in writing, nothing to pay here, and no strings: each offer stands alone.',
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

const { examplePrice, closing, homeCredit: buyers, newConstruction } = programsPage;
const leastCredit = homeCredit(examplePrice) ?? 0;
const mostCredit = programCredit(examplePrice) ?? 0;
const newHomeCredit = newConstructionCredit(examplePrice) ?? 0;

/** What closing costs, and how much of it each credit pays. */
const creditBars: readonly RangeBar[] = [
  closing,
  {
    label: `${buyers.title}, ${buyers.inBrief}`,
    range: [leastCredit, mostCredit],
    text: `${formatUsd(leastCredit)}-${formatUsd(mostCredit)}`,
    card: cardId(buyers.title),
  },
  {
    label: `${newConstruction.title}, ${newConstruction.inBrief}`,
    range: [newHomeCredit, newHomeCredit],
    text: formatUsd(newHomeCredit),
    card: cardId(newConstruction.title),
  },
];

/** What the three offers are worth, before how to get them. */
function InBrief() {
  const { management, ownFigures } = programsPage;
  return (
    <>
      <RangeBars
        title={`On a ${formatUsd(examplePrice)} home, toward closing`}
        bars={creditBars}
        step={CREDIT_AXIS_STEP_DOLLARS}
        tickText={formatUsd}
      />
      <p>
        <FactText of={management.inBrief} />
      </p>
      <p className="mt-2 text-sm text-ink-soft">{ownFigures}</p>
    </>
  );
}

const CREDIT_AXIS_STEP_DOLLARS = 10_000;

function HomeCreditCard() {
  const { title, rates } = programsPage.homeCredit;
  return (
    <GridCard title={title}>
      <CreditSlider
        label="Home price"
        slider={PROGRAM_PRICE_SLIDER}
        credits={[
          { of: homeCredit, rate: rates[0] },
          { of: programCredit, rate: rates[1] },
        ]}
      />
      <p className="text-sm text-ink-soft">
        Your buyer agreement says which rate is yours. To the dollar:{' '}
        <Link to="/calculators/credit" className="link">
          credit calculator
        </Link>
      </p>
    </GridCard>
  );
}

function NewConstructionCard() {
  const { title } = programsPage.newConstruction;
  return (
    <GridCard title={title}>
      <CreditSlider
        label="New construction price"
        slider={PROGRAM_NEW_CONSTRUCTION_SLIDER}
        credits={[{ of: newConstructionCredit }]}
      />
      <p className="text-sm text-ink-soft">
        What happens when:{' '}
        <Link to="/housing/new-construction" className="link">
          from contract to keys
        </Link>
      </p>
    </GridCard>
  );
}

const feePercents = [
  LOWEST_PROPERTY_MANAGEMENT_FEE_PERCENT,
  PROPERTY_MANAGEMENT_FEE_PERCENT,
  USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT,
];

const fees: Table = {
  caption: 'A manager’s monthly fee, by rent',
  isNarrow: true,
  columns: [
    'Rent',
    ...feePercents.map(
      (percent) => `${percent === PROPERTY_MANAGEMENT_FEE_PERCENT ? 'Our' : 'At'} ${percent}%`,
    ),
  ],
  rows: programsPage.exampleRents.map((rent) => [
    formatUsd(rent),
    ...feePercents.map((percent) => formatUsd(managementFee(rent, percent))),
  ]),
};

function ManagementCard() {
  const { management, managementSaving, managerQuestions } = programsPage;
  return (
    <GridCard title={management.title}>
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        <div>
          <p>
            <FactText of={managementSaving} hasLead />
          </p>
          <p className="mt-3">The management fee is only one line of the bill.</p>
        </div>
        <DataTable table={fees} />
      </div>
      <div>
        <Disclosure summary="What to ask a property manager">
          <TextList texts={managerQuestions} />
        </Disclosure>
      </div>
    </GridCard>
  );
}

export { loadSlider as loadNext, ProgramsPage as Component };
