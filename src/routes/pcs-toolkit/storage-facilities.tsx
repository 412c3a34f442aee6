import { Link } from 'react-router-dom';
import { cardId } from '@/blocks/card-grid';
import { DataTable } from '@/blocks/data-table';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { DrawnRow } from '@/blocks/drawn-row';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap, STAYS } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { Miles } from '@/blocks/miles';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import type { Text } from '@/facts/types';
import { GOODS_WAIT } from '@/guides/goods-figures';
import { type StorageFacility, storageGuide } from '@/guides/storage-facilities';
import { southOahu } from '@/maps/oahu-map';
import { towns } from '@/maps/places';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';

const marks = storageGuide.facilities.flatMap(({ title, towns: near }) =>
  near.map((town) => ({
    title: `${title}, ${towns[town].name}`,
    at: towns[town],
    card: cardId(title),
  })),
);

function StorageFacilitiesPage() {
  const { lead, first, facilities, windward, listed, government, weights, firstMonths } = storageGuide;
  const { tips, questions, phones, links } = storageGuide;
  return (
    <GuidePage
      path="/pcs-toolkit/storage-facilities"
      lead={lead}
      top={<Ways />}
      first={first}
      action={storageGuide.action}
      guide={storageGuide}
      sections={[
        {
          title: 'Storage companies on Oahu',
          content: (
            <>
              <p>
                <FactText of={listed} />
              </p>
              <div className="items-start gap-x-4 lg:grid lg:grid-cols-2">
                <ul className="mt-5 lined rounded-xl border border-line bg-card">
                  {facilities.map((facility) => (
                    <FacilityCard key={facility.title} facility={facility} />
                  ))}
                  <li className="px-4 py-3 leading-snug">{windward}</li>
                </ul>
                <div className={STAYS}>
                  <IslandMap
                    title="Their four places on a map of Oahu"
                    marks={marks}
                    ground={southOahu}
                    isAlone
                  />
                </div>
              </div>
            </>
          ),
        },
        { title: 'Ship, carry or leave', content: <ShipCarryLeave /> },
        {
          group: STORING,
          title: 'How much you can ship',
          answer: weights.answer,
          content: (
            <>
              <DataTable table={weights.table} />
              <h3 className="mt-6 mb-2">What counts</h3>
              <TextList texts={weights.rules} />
            </>
          ),
        },
        {
          group: STORING,
          title: 'Free government storage: the rules',
          answer: 'Not just for convenience, and within your weight limit. Keep your copies of both forms.',
          content: <TextList texts={government} />,
        },
        {
          group: STORING,
          title: 'Renting a unit: what to ask and watch',
          answer:
            'Keep it dry, insure it yourself, report damage early, and get the military rate in writing.',
          content: (
            <>
              <TipList tips={tips} />
              <h3 className="mt-6 mb-2">Ask before you sign</h3>
              <TextList texts={questions} />
            </>
          ),
        },
        {
          group: STORING,
          title: 'Offices and tools',
          answer: 'Shipping offices, Plant Quarantine, Military OneSource, and portable containers.',
          content: (
            <>
              <PhoneList phones={phones} />
              <LinkList links={links} />
            </>
          ),
        },
        {
          group: SETTLING,
          title: 'Until your household goods arrive',
          answer: `Plan on ${GOODS_WAIT}. Ask for the delivery date, and for loaner furniture.`,
          content: <TextList texts={firstMonths.goods} />,
        },
        {
          group: SETTLING,
          title: 'Weather, clothes, mold and bugs',
          answer: 'Warm all year, damp, and roaches are normal. Leave leather, solid wood and winter coats.',
          content: <TextList texts={firstMonths.home} />,
        },
        {
          group: SETTLING,
          title: 'Mail, stores and phone in the first weeks',
          answer:
            'General Delivery until you have an address. Orders take longer, and some stores don’t ship here.',
          content: (
            <>
              <TextList texts={firstMonths.daily} />
              <p className="mt-3">
                Driver’s license, mail forwarding and the first week, day by day:{' '}
                <Link to="/pcs-toolkit/hawaii-checklist#your-first-week-day-by-day" className="link">
                  the checklist
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

const STORING = 'Storing and shipping';
const SETTLING = 'Your first weeks in Hawaii';

/** Where things can wait, with who pays for how long, and how much may wait in all. */
const wayDrawings: Record<(typeof storageGuide.ways)[number]['drawing'], string> = {
  home: 'M3 20 20 6 37 20M7 17V36H33V17M16 36V25H24V36M40 24H60V36H40ZM47 24v5h6v-5',
  hawaii:
    'M24 36V18L42 8 60 18V36ZM30 36V23H54V36M30 28H54M30 32H54M9 36q3-10 1-20q-6-4-9 2m9-2q6-5 10 1M10 16q-1-8-7-8m7 8q1-8 7-8',
  unit: 'M6 36V5H40V36M12 36V12H34V36M12 18H34M12 24H34M12 30H34M52 13a4.5 4.5 0 1 0 .1 0M52 22V36M52 30h5M52 35h4',
};
const SCALE = 'M18 36H46M32 36V8M13 12 51 8M13 12 6 25H20ZM6 25q7 7 14 0M51 8 44 21H58ZM44 21q7 7 14 0';

function Ways() {
  const { ways, limit } = storageGuide;
  return (
    <ul className="grid rounded-xl border border-line bg-card px-4 leading-snug max-sm:lined sm:grid-cols-2 sm:gap-x-8">
      {ways.map(({ drawing, figure, about }) => (
        <DrawnRow key={drawing} drawing={wayDrawings[drawing]}>
          <Figure of={figure} isFree={drawing !== 'unit'} /> <FactText of={about} />
        </DrawnRow>
      ))}
      <DrawnRow drawing={SCALE}>
        <Figure of={limit.figure} /> {limit.about}{' '}
        <a href="#how-much-you-can-ship" className="link">
          Find your grade
        </a>
      </DrawnRow>
    </ul>
  );
}

/** What is free is in color. */
function Figure({ of: figure, isFree = false }: { of: Text; isFree?: boolean }) {
  return (
    <strong
      className={`block font-display text-lg leading-snug font-semibold ${isFree ? 'text-action' : ''}`}
    >
      <FactText of={figure} />
    </strong>
  );
}

function ShipCarryLeave() {
  const { piles, neverPacked, stateChecks, mistakes } = storageGuide.shipCarryLeave;
  return (
    <>
      <ul className="max-lg:lined rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-3 lg:gap-x-8">
        {piles.map(({ title, when, things }) => (
          <li key={title} className="py-3">
            <h3 className="flex items-center gap-2">
              <Icon name={pileIcons[title]} className="size-5 shrink-0 text-action" />
              {title}
            </h3>
            <p className="mb-2 text-sm text-ink-soft">{when}</p>
            <TextList texts={things} />
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <Disclosure summary="What movers never pack, and what the State checks">
          <TipList tips={[...neverPacked, ...stateChecks]} />
        </Disclosure>
        <Disclosure summary="The costliest mistakes">
          <TextList texts={mistakes} />
        </Disclosure>
      </div>
    </>
  );
}

const pileIcons = { Ship: 'ship', Carry: 'luggage', Leave: 'circle-x' } as const;

function FacilityCard({
  facility: { title, towns: near, location, discount, inShort, perks, website },
}: {
  facility: StorageFacility;
}) {
  const [percent, off, ...who] = discount.value.split(' ');
  return (
    <li id={cardId(title)} className="scroll-mt-20 px-4 pt-3 leading-snug target:bg-action-tint">
      <div className="figure-row">
        <h3>{title}</h3>
        <strong className="font-display text-xl leading-snug font-semibold">{`${percent} ${off}`}</strong>
      </div>
      <p>{who.join(' ')}</p>
      <ul className="my-2">
        {near.map((town) => (
          <li key={town} className="flex gap-2 py-0.5">
            <MapNumber>{marks.findIndex(({ at }) => at === towns[town]) + 1}</MapNumber>
            <span className="flex flex-wrap items-baseline gap-x-2">
              {towns[town].name}
              <Miles from={towns[town]} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        <FactText of={inShort} />
      </p>
      <p className="float-left pr-5">
        <ExternalLink href={website.url} className="link inline-block py-2.5 font-semibold">
          {website.label}
        </ExternalLink>
      </p>
      <Disclosure
        isInCard
        summary={
          <>
            More <span className="sr-only">about {title}</span>
          </>
        }
      >
        <div className="clear-both">
          <DetailsList
            rows={[
              ['Location', location],
              ['Good to know', <TextList key="perks" texts={perks} />],
            ]}
          />
        </div>
      </Disclosure>
    </li>
  );
}

export { StorageFacilitiesPage as Component };
