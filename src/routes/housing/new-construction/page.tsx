import { useContext } from 'react';
import { CreditSlider } from '@/blocks/credit-slider';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IconTips } from '@/blocks/icon-tips';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { IslandMap } from '@/blocks/maps/island-map';
import { Miles } from '@/blocks/maps/miles';
import { Opening } from '@/blocks/opening';
import { OperatorLink } from '@/blocks/operator-link';
import { OwnDates } from '@/blocks/own-dates';
import { OwnPlanContext } from '@/blocks/own-plan';
import { RangeBars } from '@/blocks/range-bars';
import { TextList } from '@/blocks/text-list';
import { addMonths } from '@/dates/add-months';
import { formatDate, formatMonth } from '@/dates/format-date';
import { useToday } from '@/dates/use-today';
import { wordsOf } from '@/facts/facts';
import { HOME_SEARCH_URL } from '@/guides/home-search';
import { southOahu } from '@/maps/oahu-map';
import { NEW_CONSTRUCTION_SLIDER, newConstructionCredit } from '@/money/home-credit';
import { site } from '@/operator/site';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { loadSlider } from '@/ui/slider';
import { newConstructionGuide } from './guide';
import { StageList } from './stage-list';
import { BUILD_MONTHS } from './stages';

const {
  lead,
  first,
  credit,
  benefits,
  expectations,
  resaleWins,
  medians,
  times,
  stages,
  communities,
  ask,
  links,
} = newConstructionGuide;

const { program } = site;

const inReadingOrder = [
  credit?.offer,
  first,
  benefits,
  expectations,
  times,
  communities,
  medians,
  stages,
  credit?.terms,
  newConstructionGuide,
];

/** Half a year. */
const AXIS_STEP_MONTHS = 6;

const CREDIT = 'Your credit on a new home';

function NewConstructionPage() {
  return (
    <GuidePage
      path="/housing/new-construction"
      lead={lead}
      top={<CreditAndSearch />}
      {...(program && { topTitle: CREDIT })}
      first={first}
      action={newConstructionGuide.action}
      guide={inReadingOrder}
      sections={[
        { title: 'Benefits of a new home', content: <IconTips tips={benefits} /> },
        { title: 'What to expect', content: <Expectations /> },
        {
          title: 'New communities on Oahu',
          answer: 'Kaulu, Hoopili, Koa Ridge and Hoakalei, on a map.',
          content: <Communities />,
        },
        {
          title: 'New or resale?',
          answer: 'Three reasons to look at resale homes, too.',
          content: (
            <>
              <TextList texts={resaleWins} />
              <p className="mt-3">
                <FactText of={medians} />
              </p>
            </>
          ),
        },
        {
          title: 'Each stage of a new home',
          answer: 'Costs, checks, VA’s rules.',
          content: <StageList stages={stages} />,
        },
        ...(credit
          ? [
              {
                title: 'When you get the credit, and when you don’t',
                answer: 'It only pays closing costs.',
                content: <TextList texts={credit.terms} />,
              },
            ]
          : []),
        {
          title: 'Offices and tools',
          answer: 'Public reports, licenses, VA’s condo list.',
          content: (
            <>
              <LinkList links={links} />
              <p className="mt-4 max-w-measure">
                Once you move in, file for the{' '}
                <Link to="/housing/veterans-who-stay#home-exemption-on-active-duty" className="link">
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

function CreditAndSearch() {
  const ways = (
    <p className="mt-4 flex flex-wrap gap-3">
      <Link to="/contact" className={buttonClass()}>
        Ask a sponsor about it
      </Link>
      <OperatorLink
        to={site.newConstructionSearch}
        fallback={HOME_SEARCH_URL}
        className={buttonClass('secondary')}
      >
        Search new construction
      </OperatorLink>
    </p>
  );
  if (!credit || !program) return ways;
  return (
    <Opening title={CREDIT} isSection>
      <div className="rounded-xl bg-action-tint p-4">
        <CreditSlider
          label="Price of the new home"
          slider={NEW_CONSTRUCTION_SLIDER}
          creditOf={(price) => newConstructionCredit(program, price)}
          rate={credit.rate}
        />
        <p className="mt-1 text-sm">
          <FactText of={credit.offer} />
        </p>
        {ways}
      </div>
    </Opening>
  );
}

/** The months on one line, then what to do about them. */
function Expectations() {
  return (
    <div className="apart-4">
      <Card className="leading-snug">
        <RangeBars title="Months after you sign" bars={times} step={AXIS_STEP_MONTHS} areSpans />
        <Keys />
      </Card>
      <IconTips tips={expectations} />
    </div>
  );
}

/** The communities with their own sites. */
function Communities() {
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
            {homes.map((text) => (
              <span key={wordsOf(text)} className="block">
                <FactText of={text} />
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
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

export { loadSlider as loadNext, NewConstructionPage as Component };
