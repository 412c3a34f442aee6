import { Link } from 'react-router-dom';
import { CardGrid, GridCard } from '@/blocks/card-grid';
import { DataTable } from '@/blocks/data-table';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { GuidePage } from '@/blocks/guide-page';
import { GuideSection } from '@/blocks/guide-section';
import { LinkedText } from '@/blocks/linked-text';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { TipList } from '@/blocks/tip-list';
import {
  areas,
  crimeSafetyGuide,
  type QuestionList,
  type SafetyResource,
} from '@/guides/hawaii-crime-safety';
import type { Text } from '@/guides/types';
import { IslandMap } from '@/maps/island-map';
import { ExternalLink } from '@/ui/external-link';

const { lead, first, resources, tsunamiZones, researchTips, keyAreas, questionLists, phones } =
  crimeSafetyGuide;

function CrimeSafetyPage() {
  return (
    <GuidePage path="/pcs-toolkit/hawaii-crime-safety" lead={lead} first={first} guide={crimeSafetyGuide}>
      <GuideSection
        title="Five tools to check an address"
        answer="Evacuation and flood zones first, then the police map around the home, the school and the commute."
        more="The five tools"
      >
        <CardGrid>
          {resources.map((resource) => (
            <ResourceCard key={resource.title} resource={resource} />
          ))}
        </CardGrid>
      </GuideSection>
      <GuideSection title="What the tsunami map’s colors mean">
        <TipList tips={tsunamiZones} />
      </GuideSection>
      <GuideSection
        title="Eight tips for your research"
        answer="Visit at three times, compare dates, and don’t rely on one number."
        more="The eight tips"
      >
        <TipList tips={researchTips} />
      </GuideSection>
      <GuideSection title="Key areas of Oahu, and what to look up">
        <p className="mb-4 max-w-measure">
          “Look up” names the map layers to open, in the same form for every area. It’s not a finding about
          any of them. On another island, ask the county police about districts.
        </p>
        <IslandMap
          title="The eight areas on a map of Oahu"
          marks={areas.map(({ name, at }) => ({ title: name, at }))}
          areWide
        />
        <Disclosure summary="What to look up in each, and its police district">
          <DataTable table={keyAreas} />
        </Disclosure>
      </GuideSection>
      <GuideSection
        title="Questions to ask"
        answer="Some for the landlord, some for the neighbors or your sponsor, some for the school and the base."
        more="The three lists"
      >
        <div className="space-y-6">
          {questionLists.map((list) => (
            <Questions key={list.askWhom} list={list} />
          ))}
        </div>
        <p className="mt-4 max-w-measure">
          Liaison numbers are in{' '}
          <Link to="/pcs-toolkit/hawaii-schools" className="link">
            the schools guide
          </Link>
          .
        </p>
      </GuideSection>
      <GuideSection title="Numbers to keep">
        <p className="mb-3 max-w-measure">
          <LinkedText text="In an emergency, on any island: 911." />
        </p>
        <PhoneList phones={phones} />
      </GuideSection>
    </GuidePage>
  );
}

function ResourceCard({ resource: { title, useFor, tip, links } }: { resource: SafetyResource }) {
  return (
    <GridCard title={title}>
      <DetailsList
        rows={[
          ['Use it for', <UseFor key="use" texts={useFor} />],
          ['Tip', tip],
        ]}
      />
      <ul className="mt-auto">
        {links.map(({ label, url }) => (
          <li key={url}>
            <ExternalLink href={url} className="link inline-block py-2.5 font-semibold">
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
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
