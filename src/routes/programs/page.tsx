import type { ReactNode } from 'react';
import { cardId } from '@/blocks/card-grid';
import { CreditSlider } from '@/blocks/credit-slider';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MoneyBars } from '@/blocks/money-bars';
import { NoProgram } from '@/blocks/no-program';
import { SampleWord } from '@/blocks/sample-word';
import { TextList } from '@/blocks/text-list';
import { KeyTips } from '@/blocks/tip-list';
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
      first={first}
      action={page.action}
      guide={page}
      sections={[
        {
          title: 'Three benefits',
          content: (
            <ul className="grid gap-4 lg:grid-cols-3">
              <HomeCredit of={page} program={program} />
              <NewConstruction of={page} program={program} />
              <Management of={page} program={program} />
            </ul>
          ),
        },
        {
          title: 'What makes us different',
          content: (
            <>
              <KeyTips tips={different} />
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

type BenefitProps = { title: string; end?: ReactNode; isLeading?: boolean; children: ReactNode };

function Benefit({ title, end, isLeading = false, children }: BenefitProps) {
  return (
    <li
      id={cardId(title)}
      className={`scroll-mt-20 rounded-xl border border-line p-4 ${isLeading ? 'bg-action-tint' : 'bg-card'}`}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <h3>{title}</h3>
        {end}
      </div>
      {children}
    </li>
  );
}

function HomeCredit({ of: { homeCredit: offer, whoPays }, program }: OfferProps) {
  const { title, rate, other } = offer;
  return (
    <Benefit title={title} end={<SampleWord of={program} />} isLeading>
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
    </Benefit>
  );
}

function NewConstruction({ of: { newConstruction }, program }: OfferProps) {
  return (
    <Benefit title={newConstruction.title}>
      <CreditSlider
        label="New construction price"
        slider={PROGRAM_NEW_CONSTRUCTION_SLIDER}
        creditOf={(price) => newConstructionCredit(program, price)}
        rate={newConstruction.rate}
      />
      <Link to="/housing/new-construction" className="link mt-1 inline-block py-2.5 font-semibold">
        How a new home gets built
      </Link>
    </Benefit>
  );
}

function Management({ of, program }: OfferProps) {
  const { management, managementFees, exampleRentDollars } = of;
  return (
    <Benefit title={management.title}>
      <p className="leading-snug">
        Our fee
        <strong className="block font-display text-3xl font-semibold text-action">
          {program.managementFeePercent}%
        </strong>
        <span className="text-sm">of the rent</span>
      </p>
      <div>
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
      <p className="text-sm">
        <FactText of={management.fee} />
      </p>
    </Benefit>
  );
}

export { loadSlider as loadNext, ProgramsPage as Component };
