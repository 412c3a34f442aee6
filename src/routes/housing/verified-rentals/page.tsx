import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { DataTable } from '@/blocks/data-table';
import { DisclosureRow } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { PhoneList } from '@/blocks/phone-list';
import { SideBySide } from '@/blocks/side-by-side';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { ExternalLink } from '@/ui/external-link';
import { rentalsGuide } from './guide';
import { RentalAreas, RentalsNearBases } from './rental-area-cards';
import type { RentalCheck } from './rental-checks';

function VerifiedRentalsPage() {
  const { lead, first, eightChecks, tenantRules, rentersInsurance, links } = rentalsGuide;
  return (
    <GuidePage
      path="/housing/verified-rentals"
      lead={lead}
      top={<ScamSigns />}
      first={first}
      action={rentalsGuide.action}
      guide={[rentalsGuide.scamSigns, rentalsGuide.first, rentalsGuide]}
      sections={[
        { title: 'Popular rental areas', content: <RentalAreas /> },
        {
          title: 'Near your base: miles, rent, traffic, school',
          answer: 'Base by base. Drive it before you sign, or have someone do it.',
          content: <RentalsNearBases />,
        },
        {
          title: 'Check the ad before you pay',
          content: (
            <ol className="@container lined rounded-xl border border-line bg-card">
              {eightChecks.map((check, index) => (
                <li key={check.title}>
                  <Check number={index + 1} check={check} />
                </li>
              ))}
            </ol>
          ),
        },
        {
          title: 'Your BAH, by pay grade',
          answer: 'Eight grades, with dependents or without.',
          content: <Allowance />,
        },
        {
          title: 'Scammed, or need help?',
          answer: 'Call your bank right away, then the police. Keep every message.',
          content: <Help />,
        },
        {
          title: 'Your rights as a tenant',
          answer:
            'A limit on the deposit, a deadline to get it back, two days’ notice before anyone comes in.',
          content: (
            <>
              <p className="mb-3">This is general information, not legal advice.</p>
              <TipList tips={tenantRules} />
              <h3 className="mt-6 mb-2">Offices and tools</h3>
              <LinkList links={links} />
            </>
          ),
        },
        {
          title: 'Your lease, and leaving Hawaii',
          answer:
            'PCS orders end the lease you live in, with no fee. One you signed for the move is harder to leave.',
          content: <Leases />,
        },
        {
          title: 'Renters insurance',
          answer: 'Hurricane and flood coverage are bought on their own, before the season.',
          content: <TextList texts={rentersInsurance} />,
        },
      ]}
    />
  );
}

function ScamSigns() {
  return (
    <Callout tone="warning" title="Signs of a scam. Any one of these? Walk away." heading="h2" isFirst>
      <ul className="list-disc apart-1 pl-6">
        {rentalsGuide.scamSigns.map((sign) => (
          <li key={sign.value}>
            <FactText of={sign} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Money sent this way rarely comes back. Already paid?{' '}
        <a href="#scammed-or-need-help" className="link">
          Call your bank now
        </a>
        .
      </p>
    </Callout>
  );
}

function Check({ number, check: { title, brief, text, lookUp } }: { number: number; check: RentalCheck }) {
  return (
    <>
      <DisclosureRow
        title={
          <span className="flex gap-3">
            <MapNumber>{number}</MapNumber>
            <h3>{title}</h3>
          </span>
        }
        answer={brief}
      >
        <div className="apart-2 pl-8">
          {text.map((paragraph, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <p key={position}>
              <FactText of={paragraph} />
            </p>
          ))}
        </div>
      </DisclosureRow>
      {lookUp && (
        <p className="-mt-2 flex px-4">
          <span className="grow gap-x-5 @3xl:grid @3xl:grid-cols-[2fr_3fr]">
            <span />
            <ExternalLink href={lookUp.url} className="link inline-block py-2.5 font-semibold">
              {lookUp.label}
            </ExternalLink>
          </span>
          {/* As wide as the row’s chevron. */}
          <span className="ml-4 size-4" />
        </p>
      )}
    </>
  );
}

function Allowance() {
  return (
    <>
      <div className="max-w-measure">
        <DataTable table={rentalsGuide.allowance} />
      </div>
      <p className="my-3">
        <Link to="/calculators/first-60-days#bah-by-pay-grade" className="link">
          Every pay grade, on four islands
        </Link>
      </p>
      <TextList texts={rentalsGuide.allowanceRules} />
    </>
  );
}

function Leases() {
  const { yourTwoLeases, noticeParts, ordersRules, leavingHawaii } = rentalsGuide;
  return (
    <>
      <div className="max-w-measure">
        <SideBySide of={yourTwoLeases} />
      </div>
      <h3 className="mt-6 mb-2">What to write to the landlord</h3>
      <TextList texts={noticeParts} />
      <h3 className="mt-6 mb-2">When orders end your lease</h3>
      <TextList texts={ordersRules} />
      <h3 className="mt-6 mb-2">When you leave Hawaii</h3>
      <TextList texts={[leavingHawaii.packers]} />
      <StepList steps={leavingHawaii.steps} />
      <p className="mt-3">
        Own a home?{' '}
        <Link to="/housing/veterans-who-stay#selling-your-home-or-renting-it-out" className="link">
          What to do before you sell it or rent it out
        </Link>
        .
      </p>
    </>
  );
}

function Help() {
  return (
    <div className="max-w-measure apart-4">
      <PhoneList phones={rentalsGuide.helpPhones} />
      <LinkList links={rentalsGuide.reportTo} />
      <p>
        <FactText of={rentalsGuide.freeHelp} />
      </p>
    </div>
  );
}

export { VerifiedRentalsPage as Component };
