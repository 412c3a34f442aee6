import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { CreditSlider } from '@/blocks/credit-slider';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { OwnDates } from '@/blocks/own-dates';
import { OwnPlanContext } from '@/blocks/own-plan';
import { RangeBars } from '@/blocks/range-bars';
import { StageList } from '@/blocks/stage-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { addMonths } from '@/dates/add-months';
import { formatDate, formatMonth } from '@/dates/format-date';
import { newConstructionGuide } from '@/guides/new-construction';
import { BUILD_MONTHS, buildTime } from '@/guides/new-construction-stages';
import { NEW_CONSTRUCTION_SLIDER, newConstructionCredit } from '@/money/home-credit';
import { operator } from '@/operator/operator';
import { isPlaceholder } from '@/operator/operator-shapes';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { loadSlider } from '@/ui/slider';

const { lead, first, offer, terms, benefits, times, stages, communities, builders, notOpen, links } =
  newConstructionGuide;

/** Half a year. */
const AXIS_STEP_MONTHS = 6;

function NewConstructionPage() {
  return (
    <GuidePage
      path="/housing/new-construction"
      lead={lead}
      top={<Building />}
      first={first}
      action={newConstructionGuide.action}
      guide={newConstructionGuide}
      sections={[
        { title: 'Your credit on a new home', content: <Credit /> },
        {
          title: 'From contract to keys',
          content: (
            <>
              <RangeBars title="Months after you sign" bars={times} step={AXIS_STEP_MONTHS} />
              <StageList summary="Each stage: costs, checks, VA’s rules" stages={stages} />
            </>
          ),
        },
        {
          title: 'Who builds them',
          answer: 'D.R. Horton, Castle & Cooke, Gentry and Haseko. One more community isn’t open to all.',
          content: (
            <>
              <TipList tips={builders} />
              <p className="mt-3">
                <FactText of={notOpen} />
              </p>
            </>
          ),
        },
        {
          title: 'Why families buy new',
          answer: 'A warranty, today’s building code, few repairs at first, no bidding war.',
          content: <Benefits />,
        },
        {
          title: 'Offices and tools',
          answer: 'Public reports, license checks, condos that VA has approved, and its rules.',
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

/** The communities with their own sites, the operator's search once that is set, and how long a home takes. */
function Building() {
  const { reportDay } = useContext(OwnPlanContext);
  const url = operator.newConstructionSearchUrl;
  const monthAfter = (months: number) => reportDay && formatMonth(addMonths(reportDay, months).slice(0, 7));
  return (
    <Opening title="Where they’re building now">
      <IslandMap
        title="Four communities on a map of Oahu"
        marks={communities}
        figures="The last price published: ask for today’s"
        areWordsFirst
        areWide
      />
      {url && !isPlaceholder(url) && (
        <p className="mb-3">
          <ExternalLink href={url} className={buttonClass()}>
            Search new construction in Hawaii
          </ExternalLink>
        </p>
      )}
      <p>
        <strong className="font-display text-xl font-semibold">
          <FactText of={buildTime} />
        </strong>{' '}
        from contract to keys
      </p>
      <OwnDates says="when you would get the keys">
        {reportDay &&
          `Sign when you report, ${formatDate(reportDay)}, and you get them between ${monthAfter(BUILD_MONTHS.from)} and ${monthAfter(BUILD_MONTHS.to)}.`}
      </OwnDates>
    </Opening>
  );
}

function Credit() {
  return (
    <Card className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <CreditSlider
        label="Price of the new home"
        slider={NEW_CONSTRUCTION_SLIDER}
        credits={[{ of: newConstructionCredit }]}
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

function Benefits() {
  return (
    <CardGrid>
      {benefits.map(({ title, text }) => (
        <GridCard key={title} title={title}>
          <p>
            <FactText of={text} />
          </p>
        </GridCard>
      ))}
    </CardGrid>
  );
}

export { loadSlider as loadNext, NewConstructionPage as Component };
