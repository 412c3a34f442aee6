import { DataTable } from '@/blocks/data-table';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { MORE } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { NumberedList } from '@/blocks/numbered-list';
import { PhoneList } from '@/blocks/phone-list';
import { SideBySide } from '@/blocks/side-by-side';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { wordsOf } from '@/facts/facts';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { rentalsGuide } from './guide';
import { AreasCompared, RentalAreas, RentalsNearBases } from './rental-area-cards';

const SCAMS = 'If an ad looks wrong';

function VerifiedRentalsPage() {
  const { lead, first, eightChecks, morePlaces, tenantRules, rentersInsurance, links } = rentalsGuide;
  return (
    <GuidePage
      path="/housing/verified-rentals"
      lead={lead}
      top={<Warning />}
      first={first}
      action={rentalsGuide.action}
      guide={[rentalsGuide.first, rentalsGuide]}
      sections={[
        { title: 'Popular rental areas', content: <RentalAreas /> },
        { title: 'Check the ad before you pay', content: <Checks /> },
        {
          title: 'Five places to look',
          content: (
            <div className="rounded-xl border border-line bg-card px-4 py-2">
              <LinkList links={morePlaces} />
            </div>
          ),
        },
        {
          title: 'How to do each check',
          answer: 'What to look up, and what to ask for.',
          group: SCAMS,
          content: (
            <TipList
              tips={eightChecks.flatMap(({ title, text }) =>
                text.map((paragraph, index) => ({ ...(index === 0 && { title }), text: paragraph })),
              )}
            />
          ),
        },
        {
          title: 'Signs of a scam',
          answer: 'If they want forms or money before a showing, walk away.',
          group: SCAMS,
          content: <ScamSigns />,
        },
        {
          title: 'Scammed, or need help?',
          answer: 'Call your bank right away, then the police. Keep every message.',
          group: SCAMS,
          content: <Help />,
        },
        {
          title: 'Rents compared with BAH',
          answer: 'What a townhome rents for in each area, and what to keep in mind.',
          group: MORE,
          content: <AreasCompared />,
        },
        {
          title: 'Near your base: miles, rent, traffic, school',
          answer: 'Base by base, with the nearest school liaison.',
          group: MORE,
          content: <RentalsNearBases />,
        },
        {
          title: 'Train, bus and carpool to base',
          answer:
            'The train links Pearl Harbor-Hickam and the airport. With two people in the car, you can use the Zipper Lane.',
          group: MORE,
          content: <TextList texts={rentalsGuide.gettingToBase} />,
        },
        {
          title: 'Your BAH, by pay grade',
          answer: 'Eight grades, with dependents or without.',
          group: MORE,
          content: <Allowance />,
        },
        {
          title: 'Your rights as a tenant',
          answer:
            'The deposit has a limit and a deadline. The landlord gives two days’ notice before coming in.',
          group: MORE,
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
          answer: 'With PCS orders, you can end your lease without a fee.',
          group: MORE,
          content: <Leases />,
        },
        {
          title: 'Renters insurance',
          answer: 'Buy hurricane and flood coverage separately, before the season.',
          group: MORE,
          content: <TextList texts={rentersInsurance} />,
        },
      ]}
    />
  );
}

function Warning() {
  return (
    <p className="flex gap-3 rounded-xl bg-warn-tint px-4 py-3 leading-snug font-semibold text-warn">
      <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0" />
      <span>
        Never pay before someone you trust has been inside.{' '}
        <a href="#signs-of-a-scam" className="link inline-block">
          Signs of a scam
        </a>
      </span>
    </p>
  );
}

/** The eight in a line each, with where to look up; how is in a fold. */
function Checks() {
  return (
    <div className="lg:[&_li]:border-transparent lg:[&_ol]:grid lg:[&_ol]:grid-cols-2 lg:[&_ol]:gap-x-16 print:[&_ol]:columns-2">
      <NumberedList of={rentalsGuide.eightChecks}>
        {({ title, brief, lookUp }) => (
          <>
            <h3>{title}</h3>
            <p className="leading-snug">{brief}</p>
            {lookUp && (
              <ExternalLink href={lookUp.url} className="link inline-block py-2.5 font-semibold">
                {lookUp.label}
              </ExternalLink>
            )}
          </>
        )}
      </NumberedList>
    </div>
  );
}

function ScamSigns() {
  return (
    <>
      <ul className="list-disc apart-1 pl-6">
        {rentalsGuide.scamSigns.map((sign) => (
          <li key={wordsOf(sign)}>
            <FactText of={sign} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Money sent this way rarely comes back. If you’ve already paid,{' '}
        <a href="#scammed-or-need-help" className="link">
          call your bank now
        </a>
        .
      </p>
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
        If you own a home, see{' '}
        <Link to="/housing/veterans-who-stay#selling-your-home-or-renting-it-out" className="link">
          what to do before you sell it or rent it out
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
