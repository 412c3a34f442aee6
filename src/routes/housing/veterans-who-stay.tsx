import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap, oahu } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { PhoneFact } from '@/blocks/phone-fact';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { veteransGuide } from '@/guides/veterans-who-stay';
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
  sellingInShort,
  selling,
  rentingOut,
  storm,
  vaClinics,
  floodMaps,
  stateBenefits,
  stateHelp,
  mistakes,
} = veteransGuide;

/** The filing deadlines, each with its counties. */
const lastDays = [...new Set(counties.map(({ fileBy }) => fileBy.value))].map((day) => ({
  day,
  counties: counties.filter(({ fileBy }) => fileBy.value === day),
}));

/** Towns instead of bases, for those leaving the service. */
const oahuTowns = {
  ...oahu,
  bases: [],
  names: [
    ...oahu.names,
    { ...towns.tripler, latitude: 21.39 },
    { ...towns.kapolei, latitude: 21.33, longitude: -158.145 },
    towns.wahiawa,
    towns.mililani,
    { ...towns.kaneohe, latitude: 21.48, longitude: -157.76 },
  ],
};

const inReadingOrder = {
  lastDays: lastDays.map(({ counties: alike }) => alike.map(({ fileBy }) => fileBy)),
  ...veteransGuide,
  counties: counties.map(({ who, pays, exemption, phones }) => [pays, who, exemption, phones]),
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
      isLegendBelow
      sections={[
        {
          title: 'Property tax, county by county',
          content: (
            <>
              <Counties />
              <Disclosure summary="Forms and rules, county by county">
                <TipList tips={claims} />
                <h3 id="no-rating-the-plain-home-exemption" className="mt-5 mb-2 scroll-mt-20">
                  No rating: the plain home exemption, while on active duty
                </h3>
                <TipList tips={onOrders} />
                <h3 className="mt-5 mb-2">What else to know</h3>
                <TextList texts={claimRules} />
              </Disclosure>
            </>
          ),
        },
        {
          title: 'VA care on Oahu',
          content: (
            <IslandMap title="VA’s two places on a map of Oahu" marks={care} ground={oahuTowns}>
              <ol className="apart-3 leading-snug">
                {care.map(({ title, note, call: { office, phone } }, index) => (
                  <li key={title} className="flex gap-3">
                    <MapNumber>{index + 1}</MapNumber>
                    <div>
                      <strong className="font-semibold">{title}</strong>
                      <p className="text-sm text-ink-soft">
                        <FactText of={note} />
                      </p>
                      <p className="flex flex-wrap items-baseline gap-x-3">
                        {office}
                        <span>
                          <PhoneFact phone={phone} />
                        </span>
                      </p>
                    </div>
                  </li>
                ))}
              </ol>
              <div className="mt-2 [&_ul]:columns-1">
                <LinkList links={[vaClinics, stateHelp]} />
              </div>
            </IslandMap>
          ),
        },
        {
          title: 'The costliest mistakes',
          answer:
            'Filing a day late, another county’s rule, waiting for a storm, and renting out an exempt home.',
          content: <TipList tips={mistakes} />,
        },
        {
          title: 'Selling your home, or renting it out',
          answer: sellingInShort,
          content: (
            <>
              <TextList texts={selling} />
              <h3 className="mt-5 mb-2">Renting it out</h3>
              <TextList texts={rentingOut} />
              <p className="mt-3">
                A VA loan may stay with it:{' '}
                <Link to="/housing/va-homes#what-a-va-loan-gives-you-and-what-it-costs" className="link">
                  using it again
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          title: 'Storm and flood insurance',
          answer: 'Your home policy usually pays for neither. Each is bought on its own, before the season.',
          content: (
            <>
              <TextList texts={storm} />
              <div className="mt-3">
                <LinkList links={[floodMaps]} />
              </div>
            </>
          ),
        },
        {
          title: 'State taxes, car fees and burial',
          answer: 'Hawaii taxes neither military retired pay nor VA disability pay.',
          content: <TextList texts={stateBenefits} />,
        },
      ]}
    />
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

/** Each in one row: what is left to pay, who, and the number to call or, where we found none, the page of forms. */
function Counties() {
  return (
    <>
      <h3 className="mb-2">A disabled veteran’s home pays</h3>
      <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug">
        {counties.map(({ name, who, pays, paysNote, exemption, phones, page }) => (
          <li key={name} className="grid gap-x-8 gap-y-1 py-3 lg:grid-cols-4">
            <div>
              <h4 className="font-semibold">{name}</h4>
              <strong className="font-display text-xl font-semibold">
                <FactText of={pays} />
              </strong>{' '}
              {paysNote}
            </div>
            <p>
              <strong className="font-semibold">Who qualifies: </strong>
              <FactText of={who} />
            </p>
            <p>
              <strong className="font-semibold">No rating: </strong>
              <FactText of={exemption} />
            </p>
            <ul className="flex flex-wrap gap-x-6">
              {phones.map(({ office, phone }) => (
                <li key={office} className="flex flex-wrap items-baseline gap-x-3">
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
