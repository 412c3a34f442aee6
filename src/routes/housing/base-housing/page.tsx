import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { cardId } from '@/blocks/card-grid';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { RangeBars } from '@/blocks/range-bars';
import { SideBySide } from '@/blocks/side-by-side';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { formatDate } from '@/dates/format-date';
import { bahExamples, bahInBrief } from '@/guides/bah-facts';
import type { BaseHousing } from './bases';
import { baseHousingGuide } from './guide';
import { HousingOffices } from './housing-offices';

const inReadingOrder = {
  waits: baseHousingGuide.bases.map(({ contact }) => contact.phones[0]),
  ...baseHousingGuide,
  bases: [
    baseHousingGuide.bases.map(({ firstRule }) => firstRule),
    baseHousingGuide.bases.map(({ housing: { onBase, units, published, amenities }, location, contact }) => [
      contact.phones,
      onBase,
      location,
      units,
      published,
      contact.address,
      amenities,
    ]),
  ],
};

const waitOf = ({ name, shortName, waitMonths, housing, contact: { phones } }: BaseHousing) => ({
  label: shortName,
  text: waitMonths ? housing.waitlist : 'Ask: it varies',
  card: cardId(name),
  range: waitMonths,
  note: phones[0] && { ...phones[0].phone, value: `Today’s wait: ${phones[0].phone.value}` },
});

const [listed] = baseHousingGuide.bases.map(({ housing }) => housing.waitlist.checkedOn);

function BaseHousingPage() {
  const { lead, first, inBrief, onBaseOrOffBase } = baseHousingGuide;
  const { base: home } = useContext(OwnPlanContext);
  const isOwn = ({ id, serves }: BaseHousing) => home !== undefined && (id === home || serves === home);
  const bases = ownFirst(baseHousingGuide.bases, isOwn);
  const { howItWorks, downsides, tips, byService, single, links, referral } = baseHousingGuide;
  return (
    <GuidePage
      path="/housing/base-housing"
      lead={lead}
      top={
        <Opening title="Who to call, and the wait">
          <RangeBars
            title={`Months on our list, ${listed && formatDate(listed)}`}
            bars={bases.map(waitOf)}
            step={6}
            isNumbered
          />
        </Opening>
      }
      first={first}
      action={baseHousingGuide.action}
      guide={inReadingOrder}
      sections={[
        {
          title: 'Your base’s housing office',
          content: <HousingOffices bases={bases} isOwn={isOwn} />,
        },
        {
          title: 'On base or off?',
          content: (
            <>
              {/* Paper has each in full. */}
              <div className="no-print">
                <SideBySide of={inBrief} hasLead />
              </div>
              <p className="my-3 max-w-measure">
                Compare with your own rent and BAH, and with buying:{' '}
                <Link to="/calculators/first-60-days#where-will-you-live" className="link">
                  Where will you live?
                </Link>
              </p>
              <Disclosure summary="In full, with utilities, pets and school">
                <SideBySide of={onBaseOrOffBase} />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Your BAH',
          content: (
            <>
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
          content: <TextList texts={baseHousingGuide.living.partner} />,
        },
        {
          title: 'Red Hill and the water',
          answer: 'Another well since 2021. Look up your address.',
          content: <TextList texts={baseHousingGuide.living.water} />,
        },
        {
          title: 'Do we have to live on base?',
          answer: 'No, unless the job says so. But turning a home down can cost your place.',
          content: <TextList texts={baseHousingGuide.mustWe} />,
        },
        {
          title: 'Before you say yes',
          answer: 'The wait is only an estimate, and a smaller home costs the same.',
          content: (
            <>
              <p className="mb-3 max-w-measure">
                <FactText of={howItWorks} />
              </p>
              <h3 className="mb-2">What it can cost you</h3>
              <TipList tips={downsides} />
              <h3 className="mt-6 mb-2">Four tips</h3>
              <TipList tips={tips} />
              <WeeksBetween />
            </>
          ),
        },
        {
          title: 'What each service requires',
          answer: 'Each service has its own list, paperwork and order of steps.',
          content: <TipList tips={byService} />,
        },
        {
          title: 'Single, or in the barracks',
          answer: 'Get your release from the barracks in writing before you sign a lease.',
          content: (
            <>
              <TipList tips={single} />
              <p className="mt-4">
                Released? BAH for the other grades, and how to find a room:{' '}
                <Link to="/housing/verified-rentals" className="link">
                  Verified Rentals
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          title: 'Additional resources',
          answer: 'Rentals off base, the official BAH calculator, and each office’s page.',
          content: (
            <>
              <p className="mb-2 max-w-measure">
                <FactText of={referral} />
              </p>
              <LinkList links={links} />
            </>
          ),
        },
      ]}
    />
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
      <dl className="flex flex-wrap gap-x-4 rounded-xl bg-sand px-5 py-3">
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
      <p className="max-w-measure">
        <FactText of={bahInBrief.rateProtection} />
      </p>
    </>
  );
}

export { BaseHousingPage as Component };
