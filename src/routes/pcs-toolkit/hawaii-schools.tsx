import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { CheckList } from '@/blocks/check-list';
import { ContactCard } from '@/blocks/contact-card';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { Opening } from '@/blocks/opening';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { PhoneFact } from '@/blocks/phone-fact';
import { PhoneList } from '@/blocks/phone-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { YearLine } from '@/blocks/year-line';
import type { WebLink } from '@/facts/types';
import {
  type FamilyResource,
  firstStepsFor,
  type SchoolPlatform,
  schoolsGuide,
} from '@/guides/hawaii-schools';
import { isInSession, SCHOOL_YEAR_FIRST_MONTH } from '@/guides/school-year';
import { basePlaces } from '@/maps/places';
import { ExternalLink } from '@/ui/external-link';

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
  byBase,
  guardLiaisons,
  district,
  exception,
  links,
} = schoolsGuide;

function SchoolsPage() {
  const { base: home, reportDay } = useContext(OwnPlanContext);
  const isOwn = ({ at }: BaseRow) => home !== undefined && at === basePlaces[home];
  const rows = ownFirst(byBase, isOwn);
  return (
    <GuidePage
      path="/pcs-toolkit/hawaii-schools"
      lead={lead}
      top={
        <Opening title="The school year">
          <YearLine
            title="July 2026 to June 2027, with gaps for breaks"
            steps={year}
            firstMonth={SCHOOL_YEAR_FIRST_MONTH}
            ownNote={isInSession(reportDay) ? ', with school in session' : undefined}
          />
          <p className="text-sm text-ink-soft">
            <FactText of={kindergarten} /> {yearNote}
          </p>
        </Opening>
      }
      first={firstStepsFor(reportDay)}
      action={schoolsGuide.action}
      guide={schoolsGuide}
      sections={[
        { title: 'What the school will ask for', content: <CheckList items={papers} isWide /> },
        {
          title: 'Who to call, base by base',
          content: (
            <>
              <p>
                Your base’s school liaison is free for every rank. Liaisons PCS too: if a number doesn’t work,
                ask the base operator.
              </p>
              <IslandMap title="The bases on a map of Oahu" marks={rows.map(markOf)} areWordsFirst>
                <BaseLiaisons rows={rows} isOwn={isOwn} />
              </IslandMap>
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

type BaseRow = (typeof byBase)[number];

const markOf = ({ name, at }: BaseRow) => ({ title: name, at, isBase: true as const });

function BaseLiaisons({ rows, isOwn }: { rows: readonly BaseRow[]; isOwn: (row: BaseRow) => boolean }) {
  return (
    <ul className="lined rounded-xl border border-line bg-card px-4">
      {rows.map((row, index) => (
        <li key={row.name} className="flex break-inside-avoid gap-3 py-2 leading-snug">
          <MapNumber>{index + 1}</MapNumber>
          <div>
            <strong className="font-semibold">{isOwn(row) ? `${row.name} (yours)` : row.name}</strong>
            <p className="flex flex-wrap items-center gap-x-4">
              <span>
                <PhoneFact phone={row.liaison.phone} />
              </span>
              <span>{row.liaison.office}</span>
            </p>
            {row.schools && (
              <p className="text-sm text-ink-soft">
                <FactText of={row.schools} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
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
