import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { IslandMap } from '@/blocks/maps/island-map';
import { Opening } from '@/blocks/opening';
import { PhoneFact } from '@/blocks/phone-fact';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TimeLine } from '@/blocks/time-line';
import { TipList } from '@/blocks/tip-list';
import type { Fact } from '@/facts/types';
import { oahu } from '@/maps/oahu-map';
import { towns } from '@/maps/places';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { veteransGuide } from './guide';

const {
  lead,
  first,
  action,
  leavingService,
  counties,
  claimCounts,
  ratingNotes,
  claims,
  onOrders,
  claimRules,
  care,
  careCall,
  sellingInShort,
  selling,
  rentingOut,
  storm,
  vaClinics,
  floodMaps,
  incomeTax,
  stateBenefits,
  punchbowl,
  stateHelp,
  mistakes,
} = veteransGuide;

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

function VeteransPage() {
  return (
    <GuidePage
      path="/housing/veterans-who-stay"
      lead={lead}
      top={<LeavingService />}
      first={first}
      action={action}
      guide={veteransGuide}
      sections={[
        {
          title: 'Taxes on your pay and your home',
          content: (
            <>
              <FigureStrip figures={[incomeTax]} />
              <p className="mt-5 mb-2 font-semibold">What a disabled veteran pays in property tax a year</p>
              <Counties />
              <div className="my-3">
                <TextList texts={[...ratingNotes, claimCounts]} />
              </div>
              <Disclosure summary="Forms and rules, county by county">
                <TipList tips={claims} />
                <h3 id="home-exemption-on-active-duty" className="mt-5 mb-2 scroll-mt-20">
                  No rating: the home exemption on active duty
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
                {care.map(({ title, note }, index) => (
                  <li key={title} className="flex gap-3">
                    <MapNumber>{index + 1}</MapNumber>
                    <div>
                      <strong className="font-semibold">{title}</strong>
                      <p className="text-sm text-ink-soft">
                        <FactText of={note} />
                      </p>
                    </div>
                  </li>
                ))}
              </ol>
              <div className="mt-3 [&_ul]:columns-1">
                <PhoneList phones={[careCall]} />
                <LinkList links={[vaClinics, stateHelp]} />
              </div>
            </IslandMap>
          ),
        },
        {
          title: 'The costliest mistakes',
          answer:
            'Filing late, following another county’s rule, buying storm insurance too late, or renting out an exempt home.',
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
                Your VA loan can stay on a home you rent out:{' '}
                <Link to="/housing/va-homes#what-a-va-loan-costs-and-using-it-again" className="link">
                  using a VA loan again
                </Link>
                .
              </p>
            </>
          ),
        },
        {
          title: 'Storm and flood insurance',
          answer: 'Buy each one separately, before the season.',
          content: (
            <>
              <TextList texts={storm} />
              <LinkList links={[floodMaps]} />
            </>
          ),
        },
        {
          title: 'Car fees, shopping on base, and burial',
          answer: 'One car may be free of the State’s fee. With a rating, you can shop on base.',
          content: (
            <>
              <TextList texts={stateBenefits} />
              <LinkList links={[punchbowl]} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The deadlines around the last day in the service. */
function LeavingService() {
  const { title, clocks, ticks, details } = leavingService;
  return (
    <Opening title="Leaving the service? Four deadlines">
      <p className="no-print mb-3">
        If you left the service before this move, go to{' '}
        <a href="#taxes-on-your-pay-and-your-home" className="link">
          your taxes
        </a>{' '}
        and{' '}
        <a href="#va-care-on-oahu" className="link">
          VA care
        </a>
        .
      </p>
      <TimeLine title={title} ticks={ticks} steps={clocks}>
        <Disclosure summary="What you need for each">
          <TipList tips={details} />
        </Disclosure>
      </TimeLine>
    </Opening>
  );
}

/** What is left to pay at which rating, by when to file, what any owner gets, and the number to call or, where we found none, the page of forms. */
function Counties() {
  return (
    <ul className="grid gap-3 leading-snug lg:grid-cols-2 lg:gap-4 print:grid-cols-2 print:gap-2">
      {counties.map(({ name, fileBy, who, pays, exemption, phones, page }) => (
        <li key={name} className="break-inside-avoid overflow-hidden rounded-xl border border-line bg-card">
          <h3 className="bg-action-tint px-4 py-2 print:py-0.5">{name}</h3>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 px-4 pt-3 print:pt-1">
            <Figure name={who} of={pays} />
            <Figure name="File by" of={fileBy} />
          </dl>
          <p className="mt-2 px-4 text-ink-soft print:mt-0">
            Rated lower, or no VA rating: <FactText of={exemption} />
          </p>
          <ul className="flex flex-wrap gap-x-6 px-4 pb-1 print:[&_a]:py-0">
            {phones.map(({ office, phone }) => (
              <li key={office} className="flex flex-wrap items-baseline gap-x-2">
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
  );
}

function Figure({ name, of }: { name: string; of: Fact }) {
  return (
    <div className="flex-1 basis-[8rem]">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-display text-xl font-semibold text-action">
        <FactText of={of} />
      </dd>
    </div>
  );
}

export { VeteransPage as Component };
