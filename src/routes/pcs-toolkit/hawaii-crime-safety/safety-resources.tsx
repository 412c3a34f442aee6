import { CardGrid, GridCard } from '@/blocks/card-grid';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { LinkList } from '@/blocks/link-list';
import { PhoneFact } from '@/blocks/phone-fact';
import type { Text } from '@/facts/types';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { crimeSafetyGuide, type SafetyResource } from './guide';

const { resources } = crimeSafetyGuide;

/** Where to look up an address, a row each, with what each source is for in cards below. */
export function SafetyResources() {
  return (
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
