import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { CreditSlider } from '@/blocks/credit-slider';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { RangeBars } from '@/blocks/range-bars';
import { StageList } from '@/blocks/stage-list';
import { TextList } from '@/blocks/text-list';
import { newConstructionGuide } from '@/guides/new-construction';
import { buildTime, cancelTime } from '@/guides/new-construction-stages';
import {
  NEW_CONSTRUCTION_CREDIT_PERCENT,
  NEW_CONSTRUCTION_SLIDER,
  newConstructionCredit,
} from '@/money/home-credit';
import { operator } from '@/operator/operator';
import { isPlaceholder } from '@/operator/operator-shapes';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { loadSlider } from '@/ui/slider';

const { lead, first, offer, terms, benefits, times, stages, communities, notOpen, links } =
  newConstructionGuide;

/** Half a year. */
const AXIS_STEP_MONTHS = 6;

const inBrief = [
  { figure: buildTime, about: 'from contract to keys' },
  { figure: cancelTime, about: 'to cancel a condo contract' },
  { figure: `${NEW_CONSTRUCTION_CREDIT_PERCENT}%`, about: 'closing credit, if your agreement says so' },
];

function NewConstructionPage() {
  return (
    <GuidePage
      path="/housing/new-construction"
      lead={lead}
      top={<FigureStrip figures={inBrief} />}
      first={first}
      action={newConstructionGuide.action}
      guide={newConstructionGuide}
      sections={[
        { title: 'Search new homes', content: <Search /> },
        { title: 'Your credit on a new home', content: <Credit /> },
        {
          title: 'From contract to keys',
          content: (
            <>
              <RangeBars title="Months after you sign" bars={times} step={AXIS_STEP_MONTHS} />
              <StageList summary="Six stages: costs, checks, VA’s rules" stages={stages} />
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

/** The communities' own sites, after the operator's search once that is set. */
function Search() {
  const url = operator.newConstructionSearchUrl;
  return (
    <>
      {url && !isPlaceholder(url) && (
        <p className="mb-3">
          <ExternalLink href={url} className={buttonClass()}>
            Search new construction in Hawaii
          </ExternalLink>
        </p>
      )}
      <p>Ask each builder what is left, and today’s prices. Each number is at its town.</p>
      <IslandMap title="Four communities on a map of Oahu" marks={communities} />
      <p className="max-w-measure">
        <FactText of={notOpen} />
      </p>
    </>
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
        <Disclosure summary="The six conditions">
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
