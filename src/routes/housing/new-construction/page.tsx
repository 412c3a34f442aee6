import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { CheckList } from '@/blocks/check-list';
import { CreditSlider } from '@/blocks/credit-slider';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { Miles } from '@/blocks/miles';
import { Opening } from '@/blocks/opening';
import { OwnDates } from '@/blocks/own-dates';
import { OwnPlanContext } from '@/blocks/own-plan';
import { RangeBars } from '@/blocks/range-bars';
import { TextList } from '@/blocks/text-list';
import { addMonths } from '@/dates/add-months';
import { formatDate, formatMonth } from '@/dates/format-date';
import { useToday } from '@/dates/use-today';
import { southOahu } from '@/maps/oahu-map';
import { NEW_CONSTRUCTION_SLIDER, newConstructionCredit } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import type { HomeProgram } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { loadSlider } from '@/ui/slider';
import { KAULU_DOLLARS, newConstructionGuide } from './guide';
import { StageList } from './stage-list';
import { BUILD_MONTHS } from './stages';

const {
  lead,
  first,
  credit,
  newOrResale,
  medians,
  times,
  stages,
  communities,
  faster,
  ask,
  homeLands,
  links,
} = newConstructionGuide;

const { program } = site;

// The stages, which are folded, come last.
const inReadingOrder = [
  times,
  first,
  communities,
  homeLands,
  credit?.offer,
  newOrResale,
  medians,
  newConstructionGuide,
];

/** Half a year. */
const AXIS_STEP_MONTHS = 6;

function NewConstructionPage() {
  return (
    <GuidePage
      path="/housing/new-construction"
      lead={lead}
      top={<Time />}
      topTitle={TIME}
      first={first}
      action={newConstructionGuide.action}
      guide={inReadingOrder}
      sections={[
        { title: 'New communities on Oahu', content: <Communities /> },
        ...(credit && program
          ? [{ title: 'Your credit on a new home', content: <Credit of={credit} program={program} /> }]
          : []),
        { title: 'New or resale?', content: <NewOrResale /> },
        {
          title: 'Each stage of a new home',
          answer: 'Costs, checks, VA’s rules.',
          content: <StageList stages={stages} />,
        },
        {
          title: 'Offices and tools',
          answer: 'Public reports, licenses, VA’s condo list.',
          content: (
            <>
              <LinkList links={links} />
              <p className="mt-4 max-w-measure">
                Moving in? File for the{' '}
                <Link to="/housing/veterans-who-stay#no-rating-the-plain-home-exemption" className="link">
                  home exemption from property tax
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

const TIME = 'From contract to keys';

function Time() {
  return (
    <Opening title={TIME} isSection>
      <div className="rounded-xl border border-line bg-card px-4 pt-3 pb-2">
        <RangeBars title="Months after you sign" bars={times} step={AXIS_STEP_MONTHS} areSpans />
        <p className="leading-snug">{faster}</p>
        <Keys />
      </div>
    </Opening>
  );
}

/** The communities with their own sites, and the operator's search once that is set. */
function Communities() {
  const search = site.newConstructionSearch;
  return (
    <>
      <p className="mb-3 leading-snug">{ask}</p>
      <div className="grid items-start gap-x-4 lg:grid-cols-2 print:grid-cols-2">
        <ol className="lined rounded-xl border border-line bg-card px-3 py-1 leading-snug">
          {communities.map((community, index) => (
            <CommunityRow key={community.title} community={community} number={index + 1} />
          ))}
        </ol>
        <div className="-mt-2 -mb-5 lg:-mt-5 print:-mt-5">
          <IslandMap
            title="New communities on a map of Oahu"
            marks={communities}
            ground={southOahu}
            isAlone
            hasMilesBeside
          />
        </div>
      </div>
      <p className="mt-5">
        <FactText of={homeLands} />
      </p>
      {search?.status === 'set' && (
        <p className="mt-3">
          <ExternalLink href={search.url} className={buttonClass()}>
            Search new construction in Hawaii
          </ExternalLink>
        </p>
      )}
    </>
  );
}

type CommunityRowProps = { community: (typeof communities)[number]; number: number };

/** Who builds where, and what one last cost. */
function CommunityRow({ community: { title, at, url, builder, area, homes }, number }: CommunityRowProps) {
  return (
    <li className="flex gap-2 py-2.5">
      <MapNumber>{number}</MapNumber>
      <div className="grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <ExternalLink href={url} className="link font-semibold">
            {title}
          </ExternalLink>
          <span>by {builder}</span>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm text-ink-soft">
          {area}
          <Miles from={at} />
        </div>
        {homes && (
          <p className="text-sm">
            {homes.map((fact) => (
              <span key={fact.value} className="block">
                <FactText of={fact} />
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

function NewOrResale() {
  return (
    <div className="rounded-xl border border-line bg-card px-4">
      <ul className="max-sm:lined sm:flex sm:gap-5">
        {newOrResale.map(({ title, items }) => (
          <li key={title} className="flex-1 py-3">
            <h3 className="text-lg">{title}</h3>
            <CheckList items={items} />
          </li>
        ))}
      </ul>
      <p className="border-t border-line py-3 leading-snug">
        <FactText of={medians} />
      </p>
    </div>
  );
}

/** When a family that signs on its report date gets them. */
function Keys() {
  const { reportDay } = useContext(OwnPlanContext);
  const today = useToday();
  const isHere = reportDay && today && reportDay < today;
  const signing = isHere ? today : reportDay;
  const monthAfter = (months: number) => signing && formatMonth(addMonths(signing, months).slice(0, 7));
  return (
    <OwnDates says="when you would get the keys">
      {reportDay &&
        `Sign ${isHere ? 'today' : `when you report, ${formatDate(reportDay)}`}, and you get the keys between ${monthAfter(BUILD_MONTHS.from)} and ${monthAfter(BUILD_MONTHS.to)}.`}
    </OwnDates>
  );
}

const CREDIT_EXAMPLES = [
  { label: formatUsd(NEW_CONSTRUCTION_SLIDER.default), dollars: NEW_CONSTRUCTION_SLIDER.default },
  { label: `Kaulu’s ${formatUsd(KAULU_DOLLARS)}`, dollars: KAULU_DOLLARS },
];

type CreditProps = { of: NonNullable<typeof credit>; program: HomeProgram };

function Credit({ of: { rate, offer, terms }, program }: CreditProps) {
  return (
    <Card className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <CreditSlider
        label="Price of the new home"
        slider={NEW_CONSTRUCTION_SLIDER}
        creditOf={(price) => newConstructionCredit(program, price)}
        rate={rate}
        examples={CREDIT_EXAMPLES}
      />
      <div>
        <p className="mb-3">
          <FactText of={offer} />
        </p>
        <Link to="/contact" className={buttonClass('secondary')}>
          Ask a sponsor about it
        </Link>
        <Disclosure summary="When you get it, and when not">
          <TextList texts={terms} />
        </Disclosure>
      </div>
    </Card>
  );
}

export { loadSlider as loadNext, NewConstructionPage as Component };
