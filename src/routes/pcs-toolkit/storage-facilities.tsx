import { cardId, GridCard } from '@/blocks/card-grid';
import { DataTable } from '@/blocks/data-table';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FigureList } from '@/blocks/figure-list';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import { Unconfirmed } from '@/blocks/unconfirmed';
import { type StorageFacility, storageGuide } from '@/guides/storage-facilities';
import { IslandMap } from '@/maps/island-map';
import { MapNumber } from '@/maps/map-number';
import { Miles } from '@/maps/miles';
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
  const { lead, first, free, government, weights, facilities, windward, tips, questions, links } =
    storageGuide;
  return (
    <GuidePage
      path="/pcs-toolkit/storage-facilities"
      lead={lead}
      first={first}
      action={storageGuide.action}
      guide={storageGuide}
    >
      <GuideSection title="Storage the government pays for">
        <FigureList of={free} />
        <TextList texts={government} />
      </GuideSection>
      <GuideSection title="How much you can ship" answer={weights.answer}>
        <DataTable table={weights.table} />
        <h3 className="mt-6 mb-2">What counts</h3>
        <TextList texts={weights.rules} />
      </GuideSection>
      <GuideSection
        title="Ship, carry or leave"
        answer="Ship what can wait for weeks, carry what can’t, and leave what movers or the State won’t take."
      >
        <ShipCarryLeave />
      </GuideSection>
      <GuideSection title="Three companies with a military discount">
        <IslandMap title="Their four places on a map of Oahu" marks={marks}>
          <p className="mb-3">
            Our program lists these discounts. Ask each company for today’s military rate and what proof it
            needs. Miles are a straight line.
          </p>
          <p>{windward}</p>
        </IslandMap>
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-card">
          {facilities.map((facility) => (
            <FacilityCard key={facility.title} facility={facility} />
          ))}
        </ul>
      </GuideSection>
      <GuideSection
        title="Four storage tips"
        answer="Keep it dry, insure it yourself, report damage early and read the terms first."
      >
        <TipList tips={tips} />
      </GuideSection>
      <GuideSection
        title="Ask before you sign"
        answer="The military rate in writing, how long it lasts, and what proof it takes."
      >
        <TextList texts={questions} />
      </GuideSection>
      <GuideSection title="Offices and tools">
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
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
        <Disclosure summary="The mistakes that cost most">
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
    <li
      id={cardId(title)}
      className="scroll-mt-20 items-start px-4 pt-4 pb-1 xs:grid xs:grid-cols-[5rem_1fr] leading-snug target:bg-action-tint"
    >
      <h3 className="col-start-2">{title}</h3>
      <p className="contents">
        <strong className="col-start-1 row-span-2 row-start-1 font-display text-4xl leading-none font-semibold text-action">
          {percent}
        </strong>{' '}
        <span className="col-span-full sm:col-start-2">
          {who.join(' ')}
          {discount.isUnconfirmed && <Unconfirmed value={discount.value} />}
        </span>
      </p>
      <div className="col-span-full sm:col-start-2">
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
      </div>
    </li>
  );
}

export { StorageFacilitiesPage as Component };
