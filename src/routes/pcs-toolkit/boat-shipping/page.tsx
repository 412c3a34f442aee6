import { useContext } from 'react';
import { CheckList } from '@/blocks/check-list';
import { ContactRows } from '@/blocks/contact-rows';
import { line } from '@/blocks/drawn-row';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { Opening } from '@/blocks/opening';
import { OwnPlanContext } from '@/blocks/own-plan';
import { RangeBars } from '@/blocks/range-bars';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { TRAILER_REGISTRATION_DAYS } from '@/guides/vehicle-figures';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { boatGuide } from './guide';

const { action, figures, shares, payment, methods } = boatGuide;
const { questions, carriers, preparation, atThePort, inspections } = boatGuide;
const { deadlines, registration, space, links } = boatGuide;

/** For a family without orders. */
const own = {
  lead: 'You pay for it all. What it costs, and when to book.',
  first: [
    'Plan to pay for all of it. Without orders, the government pays nothing.',
    ...boatGuide.first.slice(1),
  ],
};

const FIGURES = 'Price, booking and fuel';

function BoatShippingPage() {
  const isOwn = useContext(OwnPlanContext).orders === 'no';
  const { lead, first } = isOwn ? own : boatGuide;
  return (
    <GuidePage
      path="/pcs-toolkit/boat-shipping"
      lead={lead}
      topTitle={FIGURES}
      top={
        <Opening title={FIGURES}>
          <Numbers />
          <p className="mt-1">
            A car or a motorcycle:{' '}
            <Link to="/pcs-toolkit/vehicle-shipping" className="link inline-block py-2.5 font-semibold">
              Vehicle Shipping
            </Link>
          </p>
        </Opening>
      }
      first={first}
      action={action}
      guide={[figures, first, boatGuide]}
      sections={[
        {
          title: 'How a boat can travel',
          answer: 'As household goods, on a trailer, in a container, on a cradle, by barge, or sailed over.',
          content: <Ways />,
        },
        {
          title: 'Who pays for the boat',
          answer: isOwn
            ? 'You do, without orders.'
            : 'The government may pay what the same weight of household goods costs. You pay the rest.',
          content: isOwn ? <FactText of={payment.larger} /> : <Shares />,
        },
        {
          title: 'Carriers to ask',
          answer: 'Matson and Pasha Hawaii, and what to ask each one.',
          content: (
            <>
              <ContactRows contacts={carriers} />
              <h3 className="mt-6 mb-2">What to ask each one</h3>
              <CheckList items={questions} isWide />
            </>
          ),
        },
        {
          title: 'Get the boat ready',
          answer: 'Clean, drained, empty and nothing loose.',
          content: (
            <>
              <BoatToCheck />
              <h3 className="mt-6 mb-2">How to do each one</h3>
              <TipList tips={preparation} />
            </>
          ),
        },
        {
          title: 'Register the boat and trailer',
          answer: 'The trailer with the county, the boat with the State.',
          content: (
            <>
              <RangeBars title="Days from arrival" bars={deadlines} step={TRAILER_REGISTRATION_DAYS} />
              <h3 className="mt-6 mb-2">What to bring, and your boating course</h3>
              <StepList steps={registration} />
              <LinkList links={links} />
            </>
          ),
        },
        {
          title: 'At the port, and inspections',
          answer: 'What to bring, and what inspectors look for.',
          content: (
            <>
              <TextList texts={atThePort} />
              <h3 className="mt-6 mb-2">Clean boats get in</h3>
              <TextList texts={inspections} />
              <p className="mt-3">
                If you sail in with a pet, the quarantine rules apply. Start with{' '}
                <Link to="/pcs-toolkit/pet-travel" className="link">
                  Pet Travel
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          title: 'Where to keep the boat',
          answer: 'Slips can have waitlists. You can’t keep a trailer on the street.',
          content: (
            <>
              <TextList texts={space} />
              <p className="mt-3">
                Gear you won’t need for a while can go to one of the{' '}
                <Link to="/pcs-toolkit/storage-facilities" className="link">
                  Storage Facilities
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

/** A row each, the figure before what it is about. */
function Numbers() {
  return (
    <dl className="lined rounded-xl border border-line bg-card px-4 leading-snug">
      {figures.map(({ figure, about }) => (
        <div key={figure.value} className="items-baseline gap-x-4 py-2.5 sm:grid sm:grid-cols-[19rem_1fr]">
          <dt className="font-display text-2xl font-semibold text-action">
            <FactText of={figure} />
          </dt>
          <dd>
            <FactText of={about} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One bill, and who pays which part of it. */
function Shares() {
  return (
    <>
      <dl className="grid overflow-hidden rounded-xl border border-line leading-snug sm:grid-cols-[2fr_3fr]">
        {shares.map(({ payer, part }, index) => (
          <div key={payer} className={`p-4 ${index === 0 ? 'bg-action-tint' : 'bg-card'}`}>
            <dt className="font-display text-xl font-semibold text-action">{payer}</dt>
            <dd className="mt-1">{part}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-measure">
        <FactText of={payment.larger} /> {payment.decidedBy}{' '}
        <ExternalLink href={payment.rules.url} className="link">
          {payment.rules.label}
        </ExternalLink>
        .
      </p>
    </>
  );
}

type Drawing = (typeof methods)[number]['drawing'];

const boatOnTop = 'M12 14H50Q46 25 38 25H17ZM22 14 26 6H36L38 14';

/** What carries the boat, and the boat. */
const wayDrawings: Record<Drawing, string> = {
  kayak: 'M3 20Q32 32 61 20Q32 12 3 20ZM26 18.5q6-3 12 0M17 8 47 35M13 4l6 6M45 33l6 6',
  trailer: `${boatOnTop}M6 30H60M24 34a4 4 0 108 0 4 4 0 10-8 0M36 34a4 4 0 108 0 4 4 0 10-8 0`,
  container: 'M3 5H61V36H3ZM3 10H61M14 20H47Q44 29 37 29H18ZM10 33H54M23 20 26 15H34L36 20',
  cradle: `${boatOnTop}M20 25 15 36M36 25 41 36M6 36H56`,
  barge: `${boatOnTop}M3 27H61L56 34H9ZM2 38q6-3 12 0t12 0 12 0 12 0 12 0`,
  sail: 'M10 28H54Q50 35 42 35H20ZM32 28V3L14 24H32M36 8 50 24H36ZM2 38q6-3 12 0t12 0 12 0 12 0 12 0',
};

function Ways() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 leading-snug lg:grid-cols-3">
      {methods.map(({ way, drawing, worksFor }) => (
        <li key={way} className="break-inside-avoid overflow-hidden rounded-xl border border-line bg-card">
          <svg
            aria-hidden="true"
            viewBox="-16 -10 96 60"
            {...line}
            className="h-24 w-full bg-action-tint text-action print:h-12"
          >
            <path d={wayDrawings[drawing]} />
          </svg>
          <div className="px-3 py-2.5">
            <h3 className="text-base">{way}</h3>
            <p className="text-ink-soft">
              <FactText of={worksFor} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where each number of the list is in the drawing. */
const spots = [
  [250, 112],
  [52, 152],
  [126, 114],
  [40, 54],
  [254, 36],
  [13, 144],
  [284, 30],
] as const;

/** A motorboat on its trailer. Hidden from screen readers, which have the list. */
function BoatToCheck() {
  return (
    <div className="grid items-center gap-x-6 gap-y-4 lg:grid-cols-[3fr_2fr]">
      <svg
        aria-hidden="true"
        viewBox="0 0 360 190"
        className="w-full rounded-xl bg-action-tint forced-color-adjust-none"
      >
        <path d="M0 176H360V190H0Z" className="fill-line" />
        <g {...line} strokeWidth={1.5}>
          <path d="M12 38V174M6 38h12M6 174h12" strokeDasharray="5 5" />
          <path d="M74 150H318L348 156M100 150V138M206 150V138M318 150V108M334 153V175" />
          <path d="M158 80V42M214 77V40M150 41 224 38M182 79 190 58H212M238 75V60L300 56 313 72" />
          <g transform="rotate(38 62 92)">
            <path d="M46 98 40 128H53L58 98" className="fill-card" />
            <rect x="38" y="66" width="26" height="34" rx="8" className="fill-card" />
          </g>
          <path d="M64 84 316 72C306 112 274 137 236 138H76Z" className="fill-card" />
          <path d="M66 94 312 82" strokeWidth="5" className="stroke-action" />
          <path d="M75 131 69 135 61 144M126 103V81M121 80h10M258 46 264 62M302 24h7l3-5h12l3 5h7v20h-32Z" />
          <circle cx="318" cy="33" r="6" />
          {[132, 170].map((x) => (
            <g key={x}>
              <circle cx={x} cy="160" r="15" className="fill-card" />
              <circle cx={x} cy="160" r="5" />
            </g>
          ))}
        </g>
        <g textAnchor="middle" fontSize="14" className="fill-page font-bold">
          {spots.map(([x, y], index) => (
            <g key={x}>
              <circle cx={x} cy={y} r="11" className="fill-action" />
              <text x={x} y={y + 5}>
                {index + 1}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <ol className="grid gap-y-2 leading-snug">
        {preparation.map(({ title }, index) => (
          <li key={title} className="flex items-center gap-2">
            <MapNumber>{index + 1}</MapNumber>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}

export { BoatShippingPage as Component };
