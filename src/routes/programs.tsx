import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { ContactButtons } from '@/blocks/contact-buttons';
import { CreditSlider } from '@/blocks/credit-slider';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { SampleNote } from '@/blocks/sample-note';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { operator } from '@/guides/operator';
import { programsPage } from '@/guides/programs';
import {
  CREDIT_PER_100K_DOLLARS,
  newConstructionCredit,
  PROGRAM_CREDIT_PER_100K_DOLLARS,
  PROGRAM_NEW_CONSTRUCTION_SLIDER,
  PROGRAM_PRICE_SLIDER,
  programCredit,
} from '@/money/home-credit';
import {
  managementFee,
  PROPERTY_MANAGEMENT_FEE_PERCENT,
  USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT,
} from '@/money/property-management';
import { formatUsd } from '@/money/usd';

function ProgramsPage() {
  const { lead, first, homeCredit, newConstruction, terms, different, managerQuestions, links } =
    programsPage;
  return (
    <GuidePage path="/programs" lead={lead} first={first} guide={programsPage}>
      <GuideSection title="Three benefits">
        <CardGrid>
          <GridCard title={homeCredit.title}>
            <p>
              <FactText of={homeCredit.offer} />
            </p>
            <CreditSlider
              label="Home price"
              slider={PROGRAM_PRICE_SLIDER}
              creditOf={programCredit}
              creditLabel="Estimated credit"
            />
          </GridCard>
          <GridCard title={newConstruction.title}>
            <p>
              <FactText of={newConstruction.offer} />
            </p>
            <CreditSlider
              label="New construction price"
              slider={PROGRAM_NEW_CONSTRUCTION_SLIDER}
              creditOf={newConstructionCredit}
              creditLabel="Estimated credit"
            />
          </GridCard>
          <ManagementCard />
        </CardGrid>
        <p className="mt-4 max-w-measure">
          This page uses ${PROGRAM_CREDIT_PER_100K_DOLLARS} for every $100,000. The{' '}
          <Link to="/calculators/credit" className="link inline-block py-1">
            credit calculator
          </Link>{' '}
          uses ${CREDIT_PER_100K_DOLLARS}. Both are in use: ask which one your agreement will name.
        </p>
      </GuideSection>
      <GuideSection title="How you get the credit">
        <TextList texts={[...terms, programsPage.brokerFee]} />
      </GuideSection>
      <GuideSection title="What makes us different">
        <TipList tips={different} />
      </GuideSection>
      <GuideSection title="Ask a property manager">
        <p className="mb-3 max-w-measure">
          The management fee is only one line of the bill. Ask about all of it:
        </p>
        <TextList texts={managerQuestions} />
      </GuideSection>
      <GuideSection title="Talk to your sponsor">
        <ContactUs />
      </GuideSection>
      <GuideSection title="Offices and tools">
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

const columns = [
  'Rent',
  `${PROPERTY_MANAGEMENT_FEE_PERCENT}%`,
  `${USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT}%`,
  'Saved',
];

function ManagementCard() {
  const { management, managementRange, exampleRents } = programsPage;
  return (
    <GridCard title={management.title}>
      <p>
        <FactText of={management.offer} />
      </p>
      <table className="w-full border-collapse text-left wrap-anywhere">
        <caption className="pb-1 text-left font-semibold">Monthly fee, by rent</caption>
        <thead>
          <tr className="border-b-2 border-line-strong">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-2">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exampleRents.map((rent) => {
            const { fee, usualFee, savedAMonth } = managementFee(rent);
            return (
              <tr key={rent} className="border-b border-line [font-variant-numeric:tabular-nums]">
                <th scope="row" className="py-1.5 pr-2 font-normal">
                  {formatUsd(rent)}
                </th>
                <td className="py-1.5 pr-2">{formatUsd(fee)}</td>
                <td className="py-1.5 pr-2">{formatUsd(usualFee)}</td>
                <td className="py-1.5 font-semibold">{formatUsd(savedAMonth)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="text-sm text-ink-soft">
        <FactText of={managementRange} />
      </p>
    </GridCard>
  );
}

function ContactUs() {
  const { name, phone, email } = operator.founder;
  return (
    <div className="max-w-measure space-y-4 rounded-xl bg-sand p-5">
      <p>Tell us your plans and when you report. {name} can answer questions about all three offers.</p>
      <ContactButtons phone={phone} email={email} />
      <p>
        Or{' '}
        <Link to="/contact" className="link inline-block py-1">
          contact your sponsor with a message
        </Link>
        .
      </p>
      <SampleNote />
    </div>
  );
}

export { ProgramsPage as Component };
