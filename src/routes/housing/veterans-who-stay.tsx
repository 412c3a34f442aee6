import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { FigureStrip } from '@/blocks/figure-strip';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TimeLine } from '@/blocks/time-line';
import { TipList } from '@/blocks/tip-list';
import { veteransGuide } from '@/guides/veterans-who-stay';
import { IslandMap } from '@/maps/island-map';
import { state } from '@/maps/state-map';

const {
  lead,
  first,
  action,
  counties,
  year,
  yearTicks,
  claims,
  claimRules,
  anyOwner,
  anyOwnerAnswer,
  care,
  storm,
  stateBenefits,
  mistakes,
  phones,
  links,
} = veteransGuide;

const inReadingOrder = {
  ...veteransGuide,
  counties: counties.map(({ who, fileBy, pays }) => [who, fileBy, pays]),
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
        <IslandMap
          title="What a disabled veteran’s home pays, on a map of Hawaii"
          ground={state}
          marks={counties.map(({ name, onMap }) => ({ title: name, at: onMap, label: onMap.label }))}
        >
          <TimeLine title="The year, from July to June" ticks={yearTicks} steps={year} />
        </IslandMap>
        <Counties />
        <Disclosure summary="Forms and rules, county by county">
          <TipList tips={claims} />
          <h3 className="mt-5 mb-2">What else to know</h3>
          <TextList texts={claimRules} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="No rating? The plain home exemption" answer={anyOwnerAnswer.value}>
        <DataTable table={anyOwner} />
      </GuideSection>
      <GuideSection
        title="The mistakes that cost most"
        answer="Filing a day late, another county’s rule, waiting for a storm, and renting out an exempt home."
      >
        <TipList tips={mistakes} />
      </GuideSection>
      <GuideSection title="VA care on Oahu">
        <IslandMap title="VA’s two places on a map of Oahu" marks={care} />
      </GuideSection>
      <GuideSection
        title="Storm and flood insurance"
        answer="Your home policy usually pays for neither. Each is bought on its own, before the season."
      >
        <TextList texts={storm} />
      </GuideSection>
      <GuideSection
        title="State taxes, car fees and burial"
        answer="Hawaii taxes neither military retired pay nor VA disability pay."
      >
        <TextList texts={stateBenefits} />
      </GuideSection>
      <GuideSection title="Who to call">
        <PhoneList phones={phones} />
        <Disclosure summary="Four links, Kauai’s first">
          <LinkList links={links} />
        </Disclosure>
      </GuideSection>
    </GuidePage>
  );
}

const lastDays = [...new Set(counties.map(({ fileBy }) => fileBy.value))];

/** The day by which each county wants its claim. */
function LastDays() {
  return (
    <>
      <p className="mb-2 font-semibold">Last day to file for a lower property tax</p>
      <FigureStrip
        areShort
        figures={lastDays.map((day) => ({
          figure: day,
          about: new Intl.ListFormat('en-US').format(
            counties.filter(({ fileBy }) => fileBy.value === day).map(({ shortName }) => shortName),
          ),
        }))}
      />
    </>
  );
}

/** Each in one row: who, by when, and what is left to pay. */
function Counties() {
  return (
    <>
      <h3 className="mb-2">A disabled veteran’s home, by county</h3>
      <ul className="divide-y divide-line rounded-xl border border-line bg-card leading-snug">
        {counties.map(({ name, who, pays, paysNote, fileBy }) => (
          <li key={name} className="flex justify-between gap-4 px-4 py-3">
            <div>
              <h4 className="font-semibold">{name}</h4>
              <p>
                <FactText of={who} />
              </p>
              <p className="text-sm text-ink-soft">
                File by <FactText of={fileBy} />
              </p>
            </div>
            <p className="max-w-1/2 text-right text-sm">
              <strong className="block font-display text-xl font-semibold">
                <FactText of={pays} />
              </strong>
              {paysNote}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export { VeteransPage as Component };
