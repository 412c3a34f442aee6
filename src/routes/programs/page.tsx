import { Link } from 'react-router-dom';
import { CreditSlider } from '@/blocks/credit-slider';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MoneyBars } from '@/blocks/money-bars';
import { Opening } from '@/blocks/opening';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { wordsOf } from '@/facts/facts';
import {
  homeCredit,
  newConstructionCredit,
  PROGRAM_NEW_CONSTRUCTION_SLIDER,
  PROGRAM_PRICE_SLIDER,
  programCredit,
} from '@/money/home-credit';
import { managementFee, PROPERTY_MANAGEMENT_FEE_PERCENT } from '@/money/property-management';
import { formatUsd } from '@/money/usd';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { loadSlider } from '@/ui/slider';
import { programsPage } from './guide';

const { homeCredit: homeCreditOffer, newConstruction, management } = programsPage;

function ProgramsPage() {
  const { lead, first, terms, brokerFee, closing, different, managerQuestions, links } = programsPage;
  return (
    <GuidePage
      path="/programs"
      lead={lead}
      top={<HomeCredit />}
      topTitle={homeCreditOffer.title}
      first={first}
      action={programsPage.action}
      guide={programsPage}
      sections={[
        { title: newConstruction.title, content: <NewConstruction /> },
        { title: management.title, content: <Management /> },
        {
          title: 'What makes us different',
          content: (
            <>
              <TipList tips={different} />
              <p className="mt-5">
                <Link to="/contact" className={buttonClass()}>
                  Contact the program
                </Link>
              </p>
            </>
          ),
        },
        {
          title: 'What the credit is',
          answer: 'Not cash, not a loan, not from VA. Your lender decides how much you can use.',
          content: <TextList texts={[...terms, closing, brokerFee]} />,
        },
        {
          title: 'What to ask a property manager',
          answer: 'Placing a tenant, renewals, repairs, tax, and the license.',
          content: <TextList texts={managerQuestions} />,
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

function HomeCredit() {
  const { title, rate, other } = homeCreditOffer;
  return (
    <Opening title={title} isSection>
      <div className="rounded-xl bg-action-tint p-5">
        <CreditSlider
          label="Home price"
          slider={PROGRAM_PRICE_SLIDER}
          creditOf={programCredit}
          rate={rate}
          other={{ creditOf: homeCredit, ...other }}
        />
        {programsPage.whoPays.map((text) => (
          <p key={wordsOf(text)} className="mt-3 text-sm">
            <FactText of={text} />
          </p>
        ))}
      </div>
    </Opening>
  );
}

function NewConstruction() {
  return (
    <Card className="max-w-measure">
      <CreditSlider
        label="New construction price"
        slider={PROGRAM_NEW_CONSTRUCTION_SLIDER}
        creditOf={newConstructionCredit}
        rate={newConstruction.rate}
      />
      <Link to="/housing/new-construction" className="link mt-1 inline-block py-2.5 font-semibold">
        How building a home goes
      </Link>
    </Card>
  );
}

function Management() {
  const { managementFees, exampleRentDollars } = programsPage;
  return (
    <Card className="max-w-measure">
      <p>
        <FactText of={management.fee} />
      </p>
      <div className="-mb-5">
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
    </Card>
  );
}

export { loadSlider as loadNext, ProgramsPage as Component };
