import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { ContactCard } from '@/blocks/contact-card';
import { DetailsList } from '@/blocks/details-list';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { PhoneList } from '@/blocks/phone-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { type FamilyResource, type SchoolPlatform, schoolsGuide } from '@/guides/hawaii-schools';
import type { WebLink } from '@/guides/types';
import { ExternalLink } from '@/ui/external-link';

const {
  lead,
  first,
  statewide,
  arriving,
  platforms,
  papers,
  resources,
  liaisons,
  district,
  exception,
  links,
} = schoolsGuide;

function SchoolsPage() {
  return (
    <GuidePage path="/pcs-toolkit/hawaii-schools" lead={lead} first={first} guide={schoolsGuide}>
      <GuideSection title="One district for the whole state">
        <TextList texts={statewide} />
      </GuideSection>
      <GuideSection title="Arriving in the middle of the school year">
        <StepList steps={arriving} />
      </GuideSection>
      <GuideSection title="Four tools to find a school">
        <p className="mb-4 max-w-measure">
          Compare two, then read the school’s own site and call. We don’t rank schools.
        </p>
        <CardGrid>
          {platforms.map((platform) => (
            <PlatformCard key={platform.title} platform={platform} />
          ))}
        </CardGrid>
      </GuideSection>
      <GuideSection title="What the school will ask for">
        <TextList texts={papers} />
      </GuideSection>
      <GuideSection title="Two resources for military families">
        <div className="space-y-6">
          {resources.map((resource) => (
            <Resource key={resource.title} resource={resource} />
          ))}
        </div>
      </GuideSection>
      <GuideSection title="Your service’s school liaison">
        <PhoneList phones={liaisons} />
        <p className="mt-4 max-w-measure">
          Liaisons PCS too. If a number doesn’t work, ask the base operator or check the state’s military
          family page.
        </p>
      </GuideSection>
      <GuideSection title="Who to call at the department">
        <div className="max-w-measure">
          <ContactCard contact={district} />
        </div>
      </GuideSection>
      <GuideSection title="A school outside your area: the geographic exception">
        <TextList texts={exception} />
      </GuideSection>
      <GuideSection title="Forms, rules and offices">
        <LinkList links={links} />
        <p className="mt-4 max-w-measure">
          Choosing an address too? See{' '}
          <Link to="/pcs-toolkit/hawaii-crime-safety" className="link">
            how to check crime, safety and hazards
          </Link>
          .
        </p>
      </GuideSection>
    </GuidePage>
  );
}

function PlatformCard({
  platform: { title, does, goodFor, watchOut, website },
}: {
  platform: SchoolPlatform;
}) {
  return (
    <GridCard title={title}>
      <p>
        <FactText of={does} />
      </p>
      <DetailsList
        rows={[
          ['Good for', goodFor],
          ['Watch out', watchOut],
        ]}
      />
      <Website website={website} />
    </GridCard>
  );
}

function Resource({ resource: { title, texts, website } }: { resource: FamilyResource }) {
  return (
    <div>
      <h3 className="mb-2">{title}</h3>
      <TextList texts={texts} />
      <Website website={website} />
    </div>
  );
}

function Website({ website }: { website: WebLink }) {
  return (
    <p className="mt-auto">
      <ExternalLink href={website.url} className="link inline-block py-2.5 font-semibold">
        {website.label}
      </ExternalLink>
    </p>
  );
}

export { SchoolsPage as Component };
