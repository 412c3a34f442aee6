import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TimeLine } from '@/blocks/time-line';
import { TipList } from '@/blocks/tip-list';
import { veteransGuide } from '@/guides/veterans-who-stay';
import { IslandMap } from '@/maps/island-map';

const {
  lead,
  first,
  action,
  disabledVeterans,
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

function VeteransPage() {
  return (
    <GuidePage
      path="/housing/veterans-who-stay"
      lead={lead}
      first={first}
      action={action}
      guide={veteransGuide}
    >
      <GuideSection title="Property tax, county by county">
        <TimeLine title="The year, from July to June" ticks={yearTicks} steps={year} />
        <div className="mt-4">
          <DataTable table={disabledVeterans} />
        </div>
        <Disclosure summary="Forms and rules, county by county">
          <TipList tips={claims} />
          <h3 className="mt-5 mb-2">What else to know</h3>
          <TextList texts={claimRules} />
        </Disclosure>
      </GuideSection>
      <GuideSection title="No rating? The plain home exemption" answer={anyOwnerAnswer.value}>
        <DataTable table={anyOwner} />
      </GuideSection>
      <GuideSection title="The mistakes that cost most">
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
        <Disclosure summary="Three links">
          <LinkList links={links} />
        </Disclosure>
      </GuideSection>
    </GuidePage>
  );
}

export { VeteransPage as Component };
