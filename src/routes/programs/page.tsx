import { CreditSlider } from '@/blocks/credit-slider';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MoneyBars } from '@/blocks/money-bars';
import { NoProgram } from '@/blocks/no-program';
import { Opening } from '@/blocks/opening';
import { SampleWord } from '@/blocks/sample-word';
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
import { managementFee } from '@/money/property-management';
import { formatUsd } from '@/money/usd';
import type { HomeProgram } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Link } from '@/ui/link';
import { loadSlider } from '@/ui/slider';
import { programsPage } from './guide';

type OfferProps = { of: NonNullable<typeof programsPage>; program: HomeProgram };

function ProgramsPage() {
  const { program } = site;
  if (!programsPage || !program) return <NoProgram path="/programs" />;
  return <Program of={programsPage} program={program} />;
}

function Program({ of: page, program }: OfferProps) {
  const { lead, first, terms, brokerFee, closing, different, managerQuestions, links } = page;
  return (
    <GuidePage
      path="/programs"
      lead={lead}
      top={<HomeCredit of={page} program={program} />}
      topTitle={page.homeCredit.title}
      first={first}
      action={page.action}
      guide={page}
      sections={[
        { title: page.newConstruction.title, content: <NewConstruction of={page} program={program} /> },
        { title: page.management.title, content: <Management of={page} program={program} /> },
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
          answer: 'An estimate, not cash or a loan.',
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

function HomeCredit({ of: { homeCredit: offer, whoPays }, program }: OfferProps) {
  const { title, rate, other } = offer;
  return (
    <Opening title={title} isSection>
      <div className="rounded-xl bg-action-tint p-4">
        <p className="float-right">
          <SampleWord of={program} />
        </p>
        <CreditSlider
          label="Home price"
          slider={PROGRAM_PRICE_SLIDER}
          creditOf={(price) => programCredit(program, price)}
          rate={rate}
          other={{ creditOf: (price) => homeCredit(program, price), ...other }}
        />
        {whoPays.map((text) => (
          <p key={wordsOf(text)} className="mt-3 text-sm">
            <FactText of={text} />
          </p>
        ))}
      </div>
    </Opening>
  );
}

function NewConstruction({ of: { newConstruction }, program }: OfferProps) {
  return (
    <Card className="max-w-measure">
      <CreditSlider
        label="New construction price"
        slider={PROGRAM_NEW_CONSTRUCTION_SLIDER}
        creditOf={(price) => newConstructionCredit(program, price)}
        rate={newConstruction.rate}
      />
      <Link to="/housing/new-construction" className="link mt-1 inline-block py-2.5 font-semibold">
        How a new home gets built
      </Link>
    </Card>
  );
}

function Management({ of, program }: OfferProps) {
  const { management, managementFees, exampleRentDollars } = of;
  return (
    <Card className="max-w-measure">
      <p>
        <FactText of={management.fee} />
      </p>
      <div className="-mb-5">
        <MoneyBars
          title={`Monthly fee on ${formatUsd(exampleRentDollars)} rent`}
          bars={managementFees.map(({ label, percent }) => {
            const dollars = managementFee(exampleRentDollars, percent);
            return {
              label: `${label}, ${percent}%`,
              text: formatUsd(dollars),
              pieces: [{ label, dollars }],
              isOther: percent === program.managementFeePercent ? undefined : true,
            };
          })}
        />
      </div>
    </Card>
  );
}

export { loadSlider as loadNext, ProgramsPage as Component };
