import { Link } from 'react-router-dom';
import { Callout } from '@/blocks/callout';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { IslandMap } from '@/blocks/island-map';
import { LinkList } from '@/blocks/link-list';
import { MapNumber } from '@/blocks/map-number';
import { Opening } from '@/blocks/opening';
import { PhoneFact } from '@/blocks/phone-fact';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import type { Text } from '@/facts/types';
import { crimeSafetyGuide, type QuestionList, type SafetyResource } from '@/guides/hawaii-crime-safety';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';

const { lead, first, mostReported, noRanking, nonEmergency, resources, areas } = crimeSafetyGuide;
const { tsunamiZones, tsunamiRules, researchTips, questionLists } = crimeSafetyGuide;

const inReadingOrder = [
  mostReported,
  tsunamiZones,
  first,
  areas,
  nonEmergency,
  resources.map(({ phone }) => phone),
  crimeSafetyGuide,
];

function CrimeSafetyPage() {
  return (
    <GuidePage
      path="/pcs-toolkit/hawaii-crime-safety"
      lead={lead}
      top={
        <>
          <p className="rounded-xl border border-line bg-card px-5 py-3 leading-snug">
            <strong className="block font-display text-2xl font-semibold text-action">
              <FactText of={mostReported.figure} />
            </strong>{' '}
            {mostReported.about}
          </p>
          <div className="mt-5">
            <TsunamiZones />
          </div>
        </>
      }
      first={first}
      action={crimeSafetyGuide.action}
      guide={inReadingOrder}
      sections={[
        { title: 'Key areas of Oahu, by police district', content: <KeyAreas /> },
        {
          title: 'Police, flood and offender maps for an address',
          content: (
            <>
              <ul className="lined rounded-xl border border-line bg-card leading-snug">
                {resources.map(({ title, topic, shows, icon, links, phone }) => (
                  <li key={title} className="flex gap-3 px-4 py-2.5">
                    <Icon name={icon} className="mt-2 size-5 shrink-0 text-action" />
                    <div className="grow items-baseline gap-x-4 lg:grid lg:grid-cols-[2fr_3fr]">
                      <div className="pt-2">
                        <h3>{topic}</h3>
                        <p className="text-ink-soft">{shows}</p>
                      </div>
                      <p className="flex flex-wrap gap-x-5">
                        {links.map(({ label, url }) => (
                          <ExternalLink key={url} href={url} className="link inline-block py-2">
                            {label}
                          </ExternalLink>
                        ))}
                        {phone && (
                          <span>
                            <PhoneFact phone={phone} />
                          </span>
                        )}
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
              <Disclosure summary="What each one shows, and its limits">
                <div data-unsearched>
                  <CardGrid>
                    {resources.map((resource) => (
                      <ResourceCard key={resource.title} resource={resource} />
                    ))}
                  </CardGrid>
                </div>
              </Disclosure>
            </>
          ),
        },
        {
          title: 'Tsunami: when there’s no time',
          content: (
            <Callout tone="warning" title="Don’t wait for the zones or a siren" isWide>
              <TipList tips={tsunamiRules} />
            </Callout>
          ),
        },
        {
          title: 'Hurricanes and sirens',
          answer: 'Supplies for 14 days, June to November. Sirens are tested once a month.',
          content: <TextList texts={crimeSafetyGuide.storms} />,
        },
        {
          title: 'Tips for your research',
          answer: 'Hazards first, property and violent crime apart, and more than one number.',
          content: <TipList tips={researchTips} />,
        },
        {
          title: 'Questions to ask',
          answer:
            'Some for the landlord, some for the neighbors or your sponsor, some for the school and the base.',
          content: (
            <>
              <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-2">
                {questionLists.map((list) => (
                  <Questions key={list.askWhom} list={list} />
                ))}
              </div>
              <p className="mt-4">
                Liaison numbers are in{' '}
                <Link to="/pcs-toolkit/hawaii-schools" className="link">
                  the schools guide
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

/** Who leaves in a warning, by the colors of the city’s map. */
function TsunamiZones() {
  return (
    <Opening title="In a tsunami warning, by your zone">
      <div className="items-center gap-x-8 lg:grid lg:grid-cols-2">
        <ShoreAndHill />
        <ul className="mt-2 apart-1 leading-snug lg:mt-0">
          {tsunamiZones.map(({ title, text }, index) => (
            <li key={title} className="flex items-start gap-2.5">
              <svg
                aria-hidden="true"
                width="20"
                height="20"
                className="mt-0.5 shrink-0 forced-color-adjust-none"
              >
                <rect width="20" height="20" rx="4" fill={grounds[index]?.fill} />
              </svg>
              <span>
                <strong className="font-semibold">{title}. </strong>
                <FactText of={text} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Opening>
  );
}

/** Each mark's number is its police district's. */
function KeyAreas() {
  return (
    <>
      <p data-unsearched className="text-ink-soft">
        {noRanking}
      </p>
      <IslandMap
        title="The eight areas on a map of Oahu"
        marks={areas.map(({ name, at }) => ({ title: name, at }))}
      >
        <ol className="lined rounded-xl border border-line bg-card px-4 leading-snug">
          {areas.map(({ name, policeDistrict, lookUp }, index) => (
            <li key={name} className="flex items-start gap-2.5 py-2.5">
              <MapNumber>{index + 1}</MapNumber>
              <div>
                <h3 className="text-base">
                  <span className="sr-only">{policeDistrict.value}: </span>
                  <FactText of={{ ...policeDistrict, value: name }} />
                </h3>
                <p className="text-ink-soft">{lookUp}</p>
              </div>
            </li>
          ))}
        </ol>
      </IslandMap>
      <p className="flex flex-wrap items-baseline gap-x-5">
        <span>
          Emergency <PhoneLink number="911" className="link inline-block py-2.5 font-semibold" />
        </span>
        <span>
          Police <PhoneFact phone={nonEmergency} />
        </span>
      </p>
    </>
  );
}

/** The ground of each zone in a drawing of 360 by 120, the color of the city’s map, and where its name goes. */
const grounds = [
  { path: 'M70 88 155 76V120H70Z', fill: '#b3261e', ink: '#fff', x: 112 },
  { path: 'M155 76 250 54V120H155Z', fill: '#f0c33c', ink: '#0b2f3f', x: 202 },
  { path: 'M250 54C290 44 325 24 360 18V120H250Z', fill: '#17653b', ink: '#fff', x: 305 },
] as const;

/** Hidden from screen readers, which have the list below it. */
function ShoreAndHill() {
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox="0 0 360 120"
        className="w-full rounded-xl bg-action-tint forced-color-adjust-none text-[min(0.8rem,14px)] font-semibold"
      >
        <path d="M0 86q12-6 24 0t24 0 26 2v32H0Z" fill="#0b4a5c" />
        <text x="35" y="110" textAnchor="middle" fill="#fff">
          Ocean
        </text>
        {grounds.map(({ path, fill, ink, x }, index) => {
          const title = tsunamiZones[index]?.title ?? '';
          return (
            <g key={title}>
              <path d={path} fill={fill} />
              <text x={x} y="110" textAnchor="middle" fill={ink}>
                {title.split(',')[0]}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-sm text-ink-soft">
        A sketch: the real lines are on the city’s map.
      </figcaption>
    </figure>
  );
}

function ResourceCard({ resource: { title, useFor, tip, offices } }: { resource: SafetyResource }) {
  return (
    <GridCard title={title}>
      <DetailsList
        rows={[
          ['Use it for', <UseFor key="use" texts={useFor} />],
          ['Tip', tip],
          ['Offices', offices && <LinkList key="offices" links={offices} />],
        ]}
      />
    </GridCard>
  );
}

function UseFor({ texts }: { texts: readonly Text[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <p key={index} className="mb-1">
      <FactText of={text} />
    </p>
  ));
}

function Questions({ list: { askWhom, questions } }: { list: QuestionList }) {
  return (
    <div>
      <h3 className="mb-2">{askWhom}</h3>
      <TextList texts={questions} />
    </div>
  );
}

export { CrimeSafetyPage as Component };
