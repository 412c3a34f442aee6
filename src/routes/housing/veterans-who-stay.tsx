import { Fragment } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { lineAbove } from '@/blocks/line-above';
import { LinkList } from '@/blocks/link-list';
import { PhoneFact } from '@/blocks/phone-fact';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { veteransGuide } from '@/guides/veterans-who-stay';
import { IslandMap, oahu } from '@/maps/island-map';
import { towns } from '@/maps/places';
import { ExternalLink } from '@/ui/external-link';

const {
  lead,
  first,
  action,
  counties,
  claimCounts,
  claims,
  onOrders,
  claimRules,
  care,
  storm,
  vaPhones,
  vaClinics,
  floodMaps,
  stateBenefits,
  stateHelp,
  mistakes,
} = veteransGuide;

/** The days by which to file, each with its counties. */
const lastDays = [...new Set(counties.map(({ fileBy }) => fileBy.value))].map((day) => ({
  day,
  counties: counties.filter(({ fileBy }) => fileBy.value === day),
}));

/** Towns in place of the bases, for those who leave the service. */
const oahuTowns = {
  ...oahu,
  bases: [],
  names: [...oahu.names, towns.wahiawa, towns.mililani, towns.kaneohe],
};

const inReadingOrder = {
  lastDays: lastDays.map(({ counties: alike }) => alike.map(({ fileBy }) => fileBy)),
  ...veteransGuide,
  counties: counties.map(({ who, pays, exemption, phones }) => [who, pays, exemption, phones]),
};

function VeteransPage() {
  return (
    <GuidePage
      path="/housing/veterans-who-stay"
      lead={lead}
      top={<LastDays />}
      first={first}
      action={action}
      guide={inReadingOrder}
    >
      <GuideSection title="Property tax, county by county">
        <p className="mb-4">
          What a disabled veteran’s home still pays in a year; with no rating, what comes off the value that’s
          taxed; and who to call.
        </p>
        <Counties />
        <Disclosure summary="Forms and rules, county by county">
          <TipList tips={claims} />
          <h3 className="mt-5 mb-2">No rating: the plain exemption while on active duty</h3>
          <TipList tips={onOrders} />
          <h3 className="mt-5 mb-2">What else to know</h3>
          <TextList texts={claimRules} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="VA care on Oahu">
        <IslandMap title="VA’s two places on a map of Oahu" marks={care} ground={oahuTowns}>
          <ul className="space-y-2 leading-snug">
            {care.map(({ title, note }) => (
              <li key={title}>
                <strong className="font-semibold">{title}</strong>
                {note && (
                  <span className="block text-sm text-ink-soft">
                    <FactText of={note} />
                  </span>
                )}
              </li>
            ))}
            {vaPhones.map(({ office, phone }) => (
              <li key={office} className="flex flex-wrap items-baseline gap-x-3">
                {office}
                <span>
                  <PhoneFact phone={phone} />
                </span>
              </li>
            ))}
          </ul>
          <div className="mt-2 [&_ul]:columns-1">
            <LinkList links={[vaClinics, stateHelp]} />
          </div>
        </IslandMap>
      </GuideSection>
      <GuideSection
        title="The mistakes that cost most"
        answer="Filing a day late, another county’s rule, waiting for a storm, and renting out an exempt home."
      >
        <TipList tips={mistakes} />
      </GuideSection>
      <GuideSection
        title="Storm and flood insurance"
        answer="Your home policy usually pays for neither. Each is bought on its own, before the season."
      >
        <TextList texts={storm} />
        <div className="mt-3">
          <LinkList links={[floodMaps]} />
        </div>
      </GuideSection>
      <GuideSection
        title="State taxes, car fees and burial"
        answer="Hawaii taxes neither military retired pay nor VA disability pay."
      >
        <TextList texts={stateBenefits} />
      </GuideSection>
    </GuidePage>
  );
}

/** The day by which each county wants its claim. */
function LastDays() {
  return (
    <>
      <p className="mb-2 font-semibold">Last day to file for a lower property tax</p>
      <FigureStrip
        areShort
        figures={lastDays.map(({ day, counties: alike }) => ({
          figure: day,
          about: alike.map(({ shortName, fileBy }, index) => (
            <Fragment key={shortName}>
              {index > 0 && ' and '}
              <FactText of={{ ...fileBy, value: shortName }} />
            </Fragment>
          )),
        }))}
      />
      <p className="mt-2 text-sm text-ink-soft">
        <FactText of={claimCounts} />
      </p>
    </>
  );
}

/** Each in one row: who, what is left to pay, and the number to call or, where we found none, the page of forms. */
function Counties() {
  return (
    <>
      <h3 className="sr-only">A disabled veteran’s home, by county</h3>
      <ul className="gap-x-8 rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-2">
        {counties.map(({ name, who, pays, paysNote, exemption, phones, page }, index) => (
          <li key={name} className={`border-line py-3 ${lineAbove(index)}`}>
            <div className="flex justify-between gap-4">
              <div>
                <h4 className="font-semibold">{name}</h4>
                <p>
                  <FactText of={who} />
                </p>
              </div>
              <p className="max-w-1/2 shrink-0 text-right text-sm">
                You pay a year
                <strong className="block font-display text-xl font-semibold">
                  <FactText of={pays} />
                </strong>
                {paysNote}
              </p>
            </div>
            <p>
              No rating: <FactText of={exemption} />
            </p>
            <ul className="flex flex-wrap gap-x-6">
              {phones.map(({ office, phone }) => (
                <li key={office} className="flex items-baseline gap-2">
                  {phones.length > 1 && office}
                  <span>
                    <PhoneFact phone={phone} />
                  </span>
                </li>
              ))}
              {page && (
                <li>
                  <ExternalLink href={page.url} className="link inline-block py-2.5 font-semibold">
                    {page.label}
                  </ExternalLink>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

export { VeteransPage as Component };
