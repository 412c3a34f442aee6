import { Link } from 'react-router-dom';
import { cardId, GridCard } from '@/blocks/card-grid';
import { DataTable } from '@/blocks/data-table';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap, STAYS } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { Miles } from '@/blocks/miles';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { GOODS_WAIT } from '@/guides/goods-figures';
import { type StorageFacility, storageGuide } from '@/guides/storage-facilities';
import { towns } from '@/maps/places';
import { ExternalLink } from '@/ui/external-link';

const marks = storageGuide.facilities.flatMap(({ title, towns: near }) =>
  near.map((town) => ({
    title: `${title}, ${towns[town].name}`,
    at: towns[town],
    card: cardId(title),
  })),
);

function StorageFacilitiesPage() {
  const { lead, first, facilities, windward, listed, government, weights, firstMonths } = storageGuide;
  const { tips, questions, links } = storageGuide;
  return (
    <GuidePage
      path="/pcs-toolkit/storage-facilities"
      lead={lead}
      top={<FigureStrip figures={storageGuide.free} />}
      first={first}
      action={storageGuide.action}
      guide={storageGuide}
      sections={[
        {
          title: 'Three companies to ask',
          content: (
            <>
              <p>
                <FactText of={listed} />
              </p>
              <div className="items-start gap-x-4 lg:grid lg:grid-cols-2">
                <div className={STAYS}>
                  <IslandMap title="Their four places on a map of Oahu" marks={marks} isAlone />
                </div>
                <ul className="mt-5 lined overflow-hidden rounded-xl border border-line bg-card">
                  {facilities.map((facility) => (
                    <FacilityCard key={facility.title} facility={facility} />
                  ))}
                  <li className="px-4 py-3 leading-snug">{windward}</li>
                </ul>
              </div>
            </>
          ),
        },
        {
          title: 'Free government storage: the rules',
          answer: 'Not just for convenience, and within your weight limit. Keep your copies of both forms.',
          content: <TextList texts={government} />,
        },
        {
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
          title: 'Ship, carry or leave',
          answer:
            'Ship what can wait for weeks, carry what can’t, and leave what movers or the State won’t take.',
          content: <ShipCarryLeave />,
        },
        {
          title: 'Until your household goods arrive',
          answer: `Plan on ${GOODS_WAIT}. Ask for the delivery date, and for loaner furniture.`,
          content: <TextList texts={firstMonths.goods} />,
        },
        {
          title: 'Weather, clothes, mold and bugs',
          answer: 'Warm all year, damp, and roaches are normal. Leave leather, solid wood and winter coats.',
          content: <TextList texts={firstMonths.home} />,
        },
        {
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
        {
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
          title: 'Offices and tools',
          answer: 'Military OneSource, the rules your office follows, and portable containers.',
          content: <LinkList links={links} />,
        },
      ]}
    />
  );
}

function ShipCarryLeave() {
  const { piles, neverPacked, stateChecks, mistakes, phones } = storageGuide.shipCarryLeave;
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-3">
        {piles.map(({ title, when, things }) => (
          <GridCard key={title} title={title} icon={pileIcons[title]}>
            <p className="text-sm text-ink-soft">{when}</p>
            <TextList texts={things} />
          </GridCard>
        ))}
      </ul>
      <div className="mt-3">
        <Disclosure summary="Batteries, and what movers never pack">
          <TipList tips={neverPacked} />
        </Disclosure>
        <Disclosure summary="What the State checks: plants, soil, bees, animals">
          <TipList tips={stateChecks} />
        </Disclosure>
        <Disclosure summary="The costliest mistakes">
          <TextList texts={mistakes} />
        </Disclosure>
        <Disclosure summary="Who to call: shipping offices and Plant Quarantine">
          <PhoneList phones={phones} />
        </Disclosure>
      </div>
    </>
  );
}

const pileIcons = { Ship: 'ship', Carry: 'luggage', Leave: 'circle-x' } as const;

function FacilityCard({
  facility: { title, towns: near, location, discount, perks, website },
}: {
  facility: StorageFacility;
}) {
  const [percent, ...who] = discount.value.split(' ');
  return (
    <li id={cardId(title)} className="scroll-mt-20 px-4 pt-4 pb-1 leading-snug target:bg-action-tint">
      <div className="figure-row">
        <h3>{title}</h3>
        <strong className="font-display text-xl leading-snug font-semibold">{percent}</strong>
      </div>
      <p>{who.join(' ')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {near.map((town) => (
          <li key={town} className="flex gap-2">
            <MapNumber>{marks.findIndex(({ at }) => at === towns[town]) + 1}</MapNumber>
            <span>
              {towns[town].name}
              <Miles from={towns[town]} />
            </span>
          </li>
        ))}
      </ul>
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
