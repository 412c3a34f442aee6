import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/components/guide/card-grid';
import { ContactCard } from '@/components/guide/contact-card';
import { DetailsList } from '@/components/guide/details-list';
import { FactText } from '@/components/guide/fact-text';
import { GuidePage } from '@/components/guide/guide-page';
import { GuideSection } from '@/components/guide/guide-section';
import { LinkList } from '@/components/guide/link-list';
import { PhoneList } from '@/components/guide/phone-list';
import { StepList } from '@/components/guide/step-list';
import { TextList } from '@/components/guide/text-list';
import { ExternalLink } from '@/components/ui/external-link';
import { type FamilyResource, type SchoolPlatform, schoolsGuide } from '@/guides/hawaii-schools';
import type { WebLink } from '@/guides/types';

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
