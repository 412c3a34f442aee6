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
      <GuideSection
        title="One district for the whole state"
        answer="There are no Department of Defense schools in Hawaii, so families on base use public schools too."
        more="How the schools are organized, and when the year starts"
      >
        <TextList texts={statewide} />
      </GuideSection>
      <GuideSection
        title="Arriving in the middle of the school year"
        answer="Hand-carry the records, look up the school before you sign a lease, and enroll as soon as you have an address."
        more="The five steps"
      >
        <StepList steps={arriving} />
      </GuideSection>
      <GuideSection
        title="Four tools to find a school"
        answer="The State’s finder gives the answer that counts. The others compare; none replaces a visit."
        more="The four tools, and what to watch out for"
      >
        <p className="mb-4 max-w-measure">
          Compare two, then read the school’s own site and call. We don’t rank schools.
        </p>
        <CardGrid>
          {platforms.map((platform) => (
            <PlatformCard key={platform.title} platform={platform} />
          ))}
        </CardGrid>
      </GuideSection>
      <GuideSection
        title="What the school will ask for"
        answer="Birth certificate, proof of address, school records, the TB clearance and the health form."
        more="The whole list"
      >
        <TextList texts={papers} />
      </GuideSection>
      <GuideSection
        title="Two resources for military families"
        answer="If a school hesitates, mention the military children’s compact (MIC3) and call your liaison."
        more="What the compact and the liaisons do"
      >
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
      <GuideSection
        title="A school outside your area: the geographic exception"
        answer="You can ask for one, and a PCS move counts as a reason to ask late, but a place is never guaranteed."
        more="How and when to ask"
      >
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
