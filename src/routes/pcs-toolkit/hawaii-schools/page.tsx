import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { CheckList } from '@/blocks/check-list';
import { ContactCard } from '@/blocks/contact-card';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { Opening } from '@/blocks/opening';
import { OwnPlanContext } from '@/blocks/own-plan';
import { PhoneList } from '@/blocks/phone-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import type { WebLink } from '@/facts/types';
import { buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { firstStepsFor, type SchoolPlatform, schoolsGuide } from './guide';
import type { FamilyResource } from './school-enrollment';
import { SchoolLiaisons } from './school-liaisons';
import { isInSession, SCHOOL_YEAR_FIRST_MONTH } from './school-year';
import { YearLine } from './year-line';

const {
  lead,
  year,
  kindergarten,
  yearNote,
  statewide,
  arriving,
  platforms,
  papers,
  resources,
  guardLiaisons,
  district,
  exception,
  links,
} = schoolsGuide;

function SchoolsPage() {
  const { reportDay } = useContext(OwnPlanContext);
  return (
    <GuidePage
      path="/pcs-toolkit/hawaii-schools"
      lead={lead}
      topTitle="Which school goes with an address"
      top={
        <Opening title="Which school goes with an address">
          <p className="mb-3">
            <FactText of={schoolsGuide.finder} />
          </p>
          <p className="no-print mb-4">
            <ExternalLink href={schoolsGuide.finderLink.url} className={buttonClass()}>
              {schoolsGuide.finderLink.label}
            </ExternalLink>
          </p>
          <p className="mb-1 font-semibold">Schools on base, or right outside the gate</p>
          <TipList tips={schoolsGuide.besideBases} />
        </Opening>
      }
      first={firstStepsFor(reportDay)}
      action={schoolsGuide.action}
      guide={schoolsGuide}
      sections={[
        {
          title: 'The school year',
          content: (
            <>
              <YearLine
                title="July 2026 to June 2027, with gaps for breaks"
                steps={year}
                firstMonth={SCHOOL_YEAR_FIRST_MONTH}
                ownNote={isInSession(reportDay) ? ', with school in session' : undefined}
              />
              <p className="text-sm text-ink-soft">
                <FactText of={kindergarten} /> {yearNote}
              </p>
            </>
          ),
        },
        { title: 'What the school will ask for', content: <CheckList items={papers} isWide /> },
        {
          title: 'Who to call, base by base',
          content: (
            <>
              <p>
                Your base’s school liaison is free for every rank. Liaisons PCS too: if a number doesn’t work,{' '}
                <ExternalLink href={schoolsGuide.liaisonsUrl} className="link">
                  the State’s list
                </ExternalLink>{' '}
                has today’s.
              </p>
              <SchoolLiaisons />
              <Disclosure summary="The National Guard, and the department">
                <PhoneList phones={guardLiaisons} />
                <div className="mt-4">
                  <ContactCard contact={district} />
                </div>
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Arriving midyear',
          answer:
            'You can enroll in any month, as soon as you have an address. Still in a hotel? Call the school anyway.',
          content: <StepList steps={arriving} />,
        },
        {
          title: 'Find and compare schools',
          answer:
            'The State’s finder gives the answer that counts. The others compare; none replaces a visit.',
          content: (
            <>
              <p className="mb-4">
                Compare two, then read the school’s own site and call. We don’t rank schools.
              </p>
              <CardGrid>
                {platforms.map((platform) => (
                  <PlatformCard key={platform.title} platform={platform} />
                ))}
              </CardGrid>
            </>
          ),
        },
        {
          title: 'One statewide district',
          answer:
            'There are no Department of Defense schools in Hawaii, so families on base use public schools too.',
          content: <TextList texts={statewide} />,
        },
        {
          title: 'If a school hesitates',
          answer: 'Mention the military children’s compact (MIC3), and call your liaison.',
          content: (
            <div className="apart-4">
              {resources.map((resource) => (
                <Resource key={resource.title} resource={resource} />
              ))}
            </div>
          ),
        },
        {
          title: 'A child with an IEP or 504 plan',
          answer: 'Comparable services at once, then a new IEP. Hand over your own copy.',
          content: <TextList texts={schoolsGuide.iep} />,
        },
        {
          title: 'Homeschool',
          answer: 'Send Form 4140 or a letter before you start. No enrollment, a report each year.',
          content: <TextList texts={schoolsGuide.homeschool} />,
        },
        {
          title: 'A school outside your area',
          answer:
            'Ask for a geographic exception. A PCS move counts as a reason to ask late, but a spot is never guaranteed.',
          content: <TextList texts={exception} />,
        },
        {
          title: 'Forms, rules and offices',
          answer: 'The form for another school, the health rules, and pages on child care and safety.',
          content: (
            <>
              <LinkList links={links} />
              <p className="mt-4">
                Choosing an address too? See{' '}
                <Link to="/pcs-toolkit/hawaii-crime-safety" className="link">
                  how to check crime, safety and hazards
                </Link>
                . For younger children, and for after school, see{' '}
                <Link to="/pcs-toolkit/child-care" className="link">
                  child care
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
