import { useContext } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { IslandMap } from '@/blocks/maps/island-map';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { PastYearsRates } from '@/blocks/past-years-rates';
import { PhoneList } from '@/blocks/phone-list';
import { RangeBars } from '@/blocks/range-bars';
import { SideBySide } from '@/blocks/side-by-side';
import { TextList } from '@/blocks/text-list';
import { KeyTips, TipList } from '@/blocks/tip-list';
import { bahExamples, bahInBrief } from '@/guides/bah-facts';
import { southOahu } from '@/maps/oahu-map';
import { BAH_YEAR } from '@/money/bah';
import { Link } from '@/ui/link';
import type { BaseHousing } from './bases';
import { baseHousingGuide } from './guide';
import { HousingOffices } from './housing-offices';

const { howItWorks, downsides, tips, byService, single, links, referral } = baseHousingGuide;

const fieldsOf = ({ housing, location, contact }: BaseHousing) => [
  housing.waitlist,
  contact.phones[0],
  location,
  housing.onBase,
  housing.units,
  housing.amenities,
];

const inReadingOrder = [
  baseHousingGuide.bases.map(({ contact }) => contact.phones[0]),
  baseHousingGuide.first,
  baseHousingGuide.bases.map(fieldsOf),
  tips,
  links,
  baseHousingGuide.bases.map(({ firstRule }) => firstRule),
  byService,
  baseHousingGuide.inBrief,
  referral,
  baseHousingGuide.whatElse,
  baseHousingGuide.bahInBrief,
  baseHousingGuide.living,
  baseHousingGuide.mustWe,
  howItWorks,
  downsides,
  single,
  baseHousingGuide,
];

function BaseHousingPage() {
  const { lead, first, inBrief, whatElse } = baseHousingGuide;
  const { base: home } = useContext(OwnPlanContext);
  const isOwn = ({ id, serves }: BaseHousing) => home !== undefined && (id === home || serves === home);
  const bases = ownFirst(baseHousingGuide.bases, isOwn);
  return (
    <GuidePage
      path="/housing/base-housing"
      lead={lead}
      top={
        <div className="no-print">
          <Waits bases={bases} />
        </div>
      }
      first={first}
      action={baseHousingGuide.action}
      guide={inReadingOrder}
      sections={[
        {
          title: 'Your base’s housing office',
          content: (
            <>
              <p className="mb-3 leading-snug">{baseHousingGuide.unitsNote}</p>
              <HousingOffices bases={bases} isOwn={isOwn} />
            </>
          ),
        },
        {
          title: 'Four tips',
          content: (
            <div className="leading-snug">
              <KeyTips tips={tips} />
            </div>
          ),
        },
        {
          title: 'Additional resources',
          content: (
            <div className="rounded-xl border border-line bg-card px-4 py-2">
              <LinkList links={links} />
            </div>
          ),
        },
        {
          title: 'What each service requires',
          answer: 'Each service has its own list and steps.',
          content: (
            <>
              <TipList
                tips={baseHousingGuide.bases.map(({ shortName, firstRule }) => ({
                  title: shortName,
                  text: firstRule,
                }))}
              />
              <div className="mt-3">
                <TipList tips={byService} />
              </div>
            </>
          ),
        },
        {
          title: 'On base or off?',
          answer: 'On base, the rent is normally your BAH.',
          content: (
            <>
              <SideBySide of={inBrief} hasLead />
              <p className="my-3 max-w-measure">
                Compare with your own rent and BAH, and with buying:{' '}
                <Link to="/calculators/first-60-days#where-will-you-live" className="link">
                  Where will you live?
                </Link>
              </p>
              <p className="mb-3 max-w-measure">
                <FactText of={referral} />
              </p>
              <Disclosure summary="Wait, utilities, pets and school">
                <SideBySide of={whatElse} />
              </Disclosure>
              <h3 className="mt-5 mb-2">Your BAH</h3>
              <BahInBrief />
              <p className="mt-3">
                <Link to="/calculators/first-60-days#bah-by-pay-grade" className="link">
                  Every pay grade, on four islands
                </Link>
              </p>
            </>
          ),
        },
        {
          title: 'Air conditioning, pets, bedrooms, mold',
          answer: 'What to ask, and accessible homes.',
          content: (
            <>
              <TextList texts={baseHousingGuide.living.partner} />
              <p className="mt-3">
                <Link to="/pcs-toolkit/pet-travel#breeds-and-pets-on-base" className="link">
                  Breeds and pets on base
                </Link>
              </p>
              <h3 className="mt-5 mb-2">How big the homes are, and floor plans</h3>
              <TextList texts={baseHousingGuide.living.sizes} />
              <h3 className="mt-5 mb-2">Accessible homes</h3>
              <TextList texts={baseHousingGuide.living.accessible} />
            </>
          ),
        },
        {
          title: 'Red Hill and the water',
          answer: 'In 2024 officials said the water meets the standards. Look up your address.',
          content: <TextList texts={baseHousingGuide.living.water} />,
        },
        {
          title: 'Do we have to live on base?',
          answer: 'No, unless your job requires it.',
          content: (
            <>
              <TextList texts={baseHousingGuide.mustWe} />
              <h3 className="mt-5 mb-2">Before you say yes</h3>
              <p className="mb-3 max-w-measure">
                <FactText of={howItWorks} />
              </p>
              <TipList tips={downsides} />
              <WeeksBetween />
            </>
          ),
        },
        {
          title: 'Single, or in the barracks',
          answer: 'Get your release from the barracks in writing before you sign a lease.',
          content: (
            <>
              <TipList tips={single} />
              <p className="mt-4">
                If you’re released: BAH for the other grades, and how to find a room:{' '}
                <Link to="/housing/verified-rentals" className="link">
                  Verified Rentals
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          title: 'All numbers, hours and a map',
          answer: 'Each office’s address and hours.',
          content: <NumbersAndMap bases={bases} />,
        },
      ]}
    />
  );
}

/** How long each wait is, and the number to call. On paper the cards alone say so. */
function Waits({ bases }: { bases: readonly BaseHousing[] }) {
  return (
    <RangeBars
      title="Months on the waitlist"
      step={6}
      bars={bases.map(({ id, shortName, waitMonths, housing, contact }) => ({
        label: shortName,
        note: contact.phones[0]?.phone,
        range: waitMonths,
        text: housing.waitlist,
        card: id,
      }))}
    />
  );
}

function NumbersAndMap({ bases }: { bases: readonly BaseHousing[] }) {
  return (
    <>
      {bases.map(({ id, name, contact }) => (
        <div key={id} className="mb-4">
          <h3>{name}</h3>
          <PhoneList phones={contact.phones} />
          {contact.address && (
            <p className="text-sm">
              <FactText of={contact.address} />
            </p>
          )}
        </div>
      ))}
      <IslandMap
        title="The four installations on a map of Oahu"
        marks={bases.map(({ shortName, at, id }) => ({
          title: shortName,
          at,
          isBase: true as const,
          card: id,
        }))}
        ground={southOahu}
      />
    </>
  );
}

function WeeksBetween() {
  return (
    <p className="mt-4 max-w-measure">
      For the weeks in between:{' '}
      <Link to="/pcs-toolkit/tla-hotels" className="link">
        TLA Hotels
      </Link>
      . If the wait is too long:{' '}
      <Link to="/housing/verified-rentals" className="link">
        Verified Rentals
      </Link>
      .
    </p>
  );
}

/** What two pay grades get. */
function BahInBrief() {
  return (
    <>
      <dl className="flex flex-wrap gap-x-4 rounded-xl bg-sand px-4 py-3">
        {bahExamples.map(({ grade, amount }) => (
          <div key={grade} className="grow">
            <dt className="text-sm text-ink-soft">{grade}</dt>
            <dd className="font-display text-xl sm:text-2xl font-semibold text-action">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-3 text-sm">
        <FactText of={bahInBrief.examples} />
      </p>
      <PastYearsRates of={[BAH_YEAR]} />
      <p className="max-w-measure">
        <FactText of={bahInBrief.rateProtection} />
      </p>
    </>
  );
}

export { BaseHousingPage as Component };
