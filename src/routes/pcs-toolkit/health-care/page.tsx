import { useContext } from 'react';
import { FactMarks, FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { IslandMap } from '@/blocks/maps/island-map';
import { NumberedList } from '@/blocks/numbered-list';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { PhoneNumber } from '@/blocks/phone-fact';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import type { MapMark } from '@/maps/marks';
import { southOahu } from '@/maps/oahu-map';
import { basePlaces } from '@/maps/places';
import { Link } from '@/ui/link';
import { type Clinic, healthCareGuide } from './guide';

const { lead, first, action, lines, linesNote, clinics, booking, appointments, order, everyone, vogAnswer } =
  healthCareGuide;
const { vogLinks, medicine, records, tricare, moving, dental, dentalPhones, urgent, mind, baby, efmp } =
  healthCareGuide;

function HealthCarePage() {
  const { base: home } = useContext(OwnPlanContext);
  const isOwn = ({ at }: Clinic) => home !== undefined && at === basePlaces[home];
  const rows = ownFirst(clinics, isOwn);
  return (
    <GuidePage
      path="/pcs-toolkit/health-care"
      lead={lead}
      top={<Lines />}
      first={first}
      action={action}
      guide={healthCareGuide}
      sections={[
        {
          title: 'Your clinic, base by base',
          content: (
            <>
              <p className="max-w-measure">
                <FactText of={booking} />
              </p>
              <IslandMap
                title="The clinics on a map of Oahu"
                marks={rows.map(markOf)}
                ground={southOahu}
                areWordsFirst
              >
                <Clinics rows={rows} isOwn={isOwn} />
              </IslandMap>
              <LinkList links={appointments} />
            </>
          ),
        },
        { title: 'Who is seen first at Tripler', content: <Order /> },
        { title: 'Emergency and urgent care', content: <TextList texts={urgent} /> },
        {
          title: 'Asthma and vog',
          answer: 'Vog is haze from the Big Island’s volcano. It’s hardest on people with asthma.',
          content: (
            <>
              <TextList texts={vogAnswer} />
              <LinkList links={vogLinks} />
            </>
          ),
        },
        {
          title: 'Medicine and records to carry with you',
          answer: 'Labeled bottles, refills, and copies from your civilian doctors.',
          content: (
            <>
              <h3 className="mb-2">Prescriptions</h3>
              <TextList texts={medicine} />
              <h3 className="mt-4 mb-2">Medical and dental records</h3>
              <TextList texts={records} />
            </>
          ),
        },
        {
          title: 'Moving TRICARE',
          answer: 'Call TriWest once your new address is in DEERS.',
          content: (
            <>
              <TextList texts={tricare} />
              <LinkList links={[moving]} />
            </>
          ),
        },
        {
          title: 'Dentists',
          answer: 'Family dental is a separate plan, with dentists off base.',
          content: (
            <>
              <TextList texts={dental} />
              <PhoneList phones={dentalPhones} />
            </>
          ),
        },
        {
          title: 'Mental health and crisis lines',
          answer: 'Two free lines, 24/7, from any phone.',
          content: <TextList texts={mind} />,
        },
        {
          title: 'If you’re not safe, were assaulted, or a child is hurt',
          answer: 'Who to call, day and night.',
          content: (
            <>
              <TextList texts={healthCareGuide.notSafe.texts} />
              <PhoneList phones={healthCareGuide.notSafe.phones} />
            </>
          ),
        },
        {
          title: 'Having a baby',
          answer: 'With Prime, at Tripler. With Select, usually off base.',
          content: <TextList texts={baby} />,
        },
        {
          title: 'A family member with special needs',
          answer: 'Who to call, and what to do when the screening says no.',
          content: <SpecialNeeds />,
        },
      ]}
    />
  );
}

/** Whom to call, the number large. */
function Lines() {
  return (
    <>
      <dl className="max-sm:lined rounded-xl border border-line bg-card px-4 leading-snug sm:grid sm:grid-cols-3 sm:gap-x-6">
        {lines.map(({ office, phone }) => (
          <div
            key={office}
            className="py-1 max-sm:figure-row sm:flex sm:flex-col-reverse sm:justify-end sm:pb-3"
          >
            <dt className="text-ink-soft max-sm:py-2.5">
              {office}
              <FactMarks of={phone} />
            </dt>
            <dd className="text-lg">
              <PhoneNumber of={phone} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        <FactText of={linesNote} />
      </p>
    </>
  );
}

const markOf = ({ place, at, isBase }: Clinic): MapMark => ({ title: place, at, ...(isBase && { isBase }) });

type ClinicsProps = { rows: readonly Clinic[]; isOwn: (row: Clinic) => boolean };

function Clinics({ rows, isOwn }: ClinicsProps) {
  return (
    <ul className="lined rounded-xl border border-line bg-card px-4">
      {rows.map((row, index) => (
        <li key={row.place} className="flex break-inside-avoid gap-3 py-2.5 leading-snug">
          <MapNumber>{index + 1}</MapNumber>
          <div>
            <strong className="font-semibold">{isOwn(row) ? `${row.place} (yours)` : row.place}</strong>
            <p>{row.clinic}</p>
            <p className="text-sm text-ink-soft">
              <FactText of={row.about} />
            </p>
            {row.call && (
              <p data-unsearched>
                <FactText of={row.call} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Order() {
  return (
    <>
      <NumberedList of={order}>
        {({ who, means }) => (
          <>
            <strong className="font-semibold">
              <FactText of={who} />
            </strong>
            <p>{means}</p>
          </>
        )}
      </NumberedList>
      <p className="mt-4">
        <FactText of={everyone} />
      </p>
    </>
  );
}

function SpecialNeeds() {
  return (
    <>
      <PhoneList phones={healthCareGuide.efmpPhones} />
      <div className="mt-4">
        <TextList texts={efmp} />
      </div>
      <p className="mt-3">
        <Link to="/pcs-toolkit/family-orders" className="link inline-block py-2.5">
          The screening, service by service, and what comes after a “no”
        </Link>
      </p>
    </>
  );
}

export { HealthCarePage as Component };
