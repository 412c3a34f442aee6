import { CardGrid, GridCard } from '@/components/guide/card-grid';
import { DetailsList } from '@/components/guide/details-list';
import { GuidePage } from '@/components/guide/guide-page';
import { GuideSection } from '@/components/guide/guide-section';
import { LinkList } from '@/components/guide/link-list';
import { TextList } from '@/components/guide/text-list';
import { TipList } from '@/components/guide/tip-list';
import { Badge } from '@/components/ui/badge';
import { ExternalLink } from '@/components/ui/external-link';
import { type StorageFacility, storageGuide } from '@/guides/storage-facilities';

function StorageFacilitiesPage() {
  const { lead, first, government, facilities, windward, tips, questions, links } = storageGuide;
  return (
    <GuidePage path="/pcs-toolkit/storage-facilities" lead={lead} first={first} guide={storageGuide}>
      <GuideSection title="Storage the government pays for">
        <TextList texts={government} />
      </GuideSection>
      <GuideSection title="Three companies with a military discount">
        <p className="mb-4 max-w-measure">
          Our program lists these discounts. Ask each company for today’s military rate and what proof it
          needs.
        </p>
        <CardGrid>
          {facilities.map((facility) => (
            <FacilityCard key={facility.title} facility={facility} />
          ))}
        </CardGrid>
        <p className="mt-4 max-w-measure">{windward}</p>
      </GuideSection>
      <GuideSection title="Four storage tips">
        <TipList tips={tips} />
      </GuideSection>
      <GuideSection title="Ask before you sign">
        <TextList texts={questions} />
      </GuideSection>
      <GuideSection title="Offices and tools">
        <LinkList links={links} />
      </GuideSection>
    </GuidePage>
  );
}

function FacilityCard({
  facility: { title, location, discount, perks, website },
}: {
  facility: StorageFacility;
}) {
  return (
    <GridCard title={title}>
      <p>
        <Badge tone="good">Military discount</Badge>
      </p>
      <DetailsList
        rows={[
          ['Discount', discount],
          ['Location', location],
          ['Good to know', <TextList key="perks" texts={perks} />, perks],
        ]}
      />
      <p className="mt-auto">
        <ExternalLink href={website.url} className="link inline-block py-2.5 font-semibold">
          {website.label}
        </ExternalLink>
      </p>
    </GridCard>
  );
}

export { StorageFacilitiesPage as Component };
