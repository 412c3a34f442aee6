import { useContext } from 'react';
import { CheckList } from '@/blocks/check-list';
import { ContactRows } from '@/blocks/contact-rows';
import { FactText } from '@/blocks/fact-text';
import { FieldRow } from '@/blocks/field-row';
import { GuidePage } from '@/blocks/guide-page';
import { MORE } from '@/blocks/guide-section';
import { LinkList } from '@/blocks/link-list';
import { OwnPlanContext } from '@/blocks/own-plan';
import { PhoneList } from '@/blocks/phone-list';
import { StepList } from '@/blocks/step-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import type { WebLink } from '@/facts/types';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { BY_BASE, firstStepsFor, type SchoolPlatform, schoolsGuide } from './guide';
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
  compact,
  guardLiaisons,
  district,
  exception,
  links,
} = schoolsGuide;

const CARD =
  'flex break-inside-avoid flex-col rounded-xl border border-line bg-card px-4 pt-3 pb-1 leading-snug';

const inReadingOrder = [
  schoolsGuide.first,
  platforms,
  resources,
  district,
  year,
  kindergarten,
  yearNote,
  schoolsGuide,
];

/** What the other folds are about. */
const CHILD = 'Your child’s needs, and other schools';

function SchoolsPage() {
  const { reportDay } = useContext(OwnPlanContext);
  return (
    <GuidePage
      path="/pcs-toolkit/hawaii-schools"
      lead={lead}
      first={firstStepsFor(reportDay)}
      action={schoolsGuide.action}
      guide={inReadingOrder}
      sections={[
        {
          title: 'Find and compare schools',
          content: (
            <ul className="grid gap-3 lg:grid-cols-3">
              {platforms.map((platform) => (
                <Platform key={platform.title} platform={platform} />
              ))}
            </ul>
          ),
        },
        {
          title: 'For military families',
          content: (
            <ul className="grid gap-3 lg:grid-cols-2">
              {resources.map((resource) => (
                <Resource key={resource.title} resource={resource} />
              ))}
            </ul>
          ),
        },
        {
          title: 'The school district',
          content: <ContactRows contacts={[district]} />,
        },
        {
          group: MORE,
          title: 'The school year',
          answer: 'August 3, 2026 to May 27, 2027, with four breaks.',
          content: (
            <div className="rounded-xl border border-line bg-card p-4">
              <YearLine
                title="July 2026 to June 2027, with gaps for breaks"
                steps={year}
                firstMonth={SCHOOL_YEAR_FIRST_MONTH}
                ownNote={isInSession(reportDay) ? ', with school in session' : undefined}
              />
              <p className="text-sm text-ink-soft">
                <FactText of={kindergarten} /> <FactText of={yearNote} />
              </p>
            </div>
          ),
        },
        {
          group: MORE,
          title: BY_BASE,
          answer: 'Your school liaison’s number, for each base and the Guard. The help is free.',
          content: (
            <>
              <p>
                Liaisons PCS, too. If a number doesn’t work,{' '}
                <ExternalLink href={schoolsGuide.liaisonsUrl} className="link">
                  the State’s list
                </ExternalLink>{' '}
                has today’s.
              </p>
              <SchoolLiaisons />
              <PhoneList phones={guardLiaisons} />
              <LinkList links={[links.counseling]} />
            </>
          ),
        },
        {
          group: MORE,
          title: 'What the school will ask for',
          answer: 'Birth certificate, proof of address, records, TB clearance and Form 14.',
          content: (
            <>
              <CheckList items={papers} isWide />
              <LinkList links={[links.health]} />
            </>
          ),
        },
        {
          group: MORE,
          title: 'Arriving midyear',
          answer: 'Collect the records now. If you’ll be in a hotel, ask before you enroll.',
          content: <StepList steps={arriving} />,
        },
        {
          group: MORE,
          title: 'Schools on base, or right outside the gate',
          answer: 'By base. Also the bus, and free lunch.',
          content: (
            <>
              <TipList tips={schoolsGuide.besideBases} />
              <h3 className="mt-5 mb-2">One statewide district</h3>
              <TextList texts={statewide} />
              <p className="mt-3">
                To choose an address, see{' '}
                <Link to="/pcs-toolkit/hawaii-crime-safety" className="link">
                  how to check crime, safety and hazards
                </Link>
                .
              </p>
              <h3 className="mt-5 mb-2">School bus, and free lunch</h3>
              <TextList texts={schoolsGuide.busAndLunch} />
            </>
          ),
        },
        {
          group: CHILD,
          title: 'A child with an IEP or 504 plan',
          answer: 'The school gives similar services right away, then writes a new IEP.',
          content: <TextList texts={schoolsGuide.iep} />,
        },
        {
          group: CHILD,
          title: 'Graduation, credits and sports',
          answer: 'The military children’s compact (MIC3) helps a senior graduate on time.',
          content: <TextList texts={compact} />,
        },
        {
          group: CHILD,
          title: 'A school outside your area',
          answer: 'Ask for a geographic exception. With a PCS you can ask late.',
          content: (
            <>
              <TextList texts={exception} />
              <LinkList links={[links.exception]} />
            </>
          ),
        },
        {
          group: CHILD,
          title: 'Private schools',
          answer: 'What they cost in 2023-24, and what to ask.',
          content: <TextList texts={schoolsGuide.privateSchools} />,
        },
        {
          group: CHILD,
          title: 'Homeschool',
          answer: 'To home school, send Form 4140 or a letter before you start.',
          content: <TextList texts={schoolsGuide.homeschool} />,
        },
        {
          group: CHILD,
          title: 'College: in-state tuition',
          answer:
            'While you’re stationed here, your family pays the resident rate at the University of Hawaii.',
          content: (
            <>
              <TextList texts={schoolsGuide.tuition} />
              <h3 className="mt-5 mb-2">The GI Bill at the University of Hawaii</h3>
              <TextList texts={schoolsGuide.giBill} />
            </>
          ),
        },
      ]}
    />
  );
}

/** The State’s finder leads. */
function Platform({ platform: { title, does, goodFor, watchOut, website } }: { platform: SchoolPlatform }) {
  return (
    <li className={`${CARD} lg:first:col-span-3 first:border-transparent first:bg-action-tint`}>
      <h3>{title}</h3>
      <p>
        <FactText of={does} />
      </p>
      <dl className="mt-1 mb-2">
        <FieldRow name="Good for">{goodFor}</FieldRow>
        <FieldRow name="Watch out">{watchOut}</FieldRow>
      </dl>
      <Website website={website} />
    </li>
  );
}

function Resource({ resource: { title, about, website } }: { resource: FamilyResource }) {
  return (
    <li className={CARD}>
      <h3>{title}</h3>
      <p className="mb-2">
        <FactText of={about} />
      </p>
      <Website website={website} />
    </li>
  );
}

function Website({ website }: { website: WebLink }) {
  return (
    <p className="mt-auto border-t border-line">
      <ExternalLink href={website.url} className="link inline-block py-2.5 font-semibold">
        {website.label}
      </ExternalLink>
    </p>
  );
}

export { SchoolsPage as Component };
