import { Fragment } from 'react';
import { FactText } from '@/blocks/fact-text';
import { FieldRow } from '@/blocks/field-row';
import { wordsOf } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { crimeSafetyGuide, type SafetyResource } from './guide';

/** Where to look up an address, and what each source is for. */
export function SafetyResources() {
  return (
    <ul className="grid gap-3 leading-snug lg:grid-cols-6 lg:gap-4">
      {crimeSafetyGuide.resources.map((resource) => (
        <Resource key={resource.title} resource={resource} />
      ))}
    </ul>
  );
}

function Resource({ resource: { title, icon, useFor, tip, links } }: { resource: SafetyResource }) {
  return (
    <li className="flex break-inside-avoid flex-col overflow-hidden rounded-xl border border-line bg-card lg:col-span-2 lg:nth-[n+4]:col-span-3">
      <h3 className="flex items-center gap-2.5 bg-action-tint px-4 py-2">
        <Icon name={icon} className="size-5 shrink-0 text-action" />
        {title}
      </h3>
      <dl className="mt-2 mb-1 px-4 apart-1">
        <FieldRow name="Use it for">
          <Texts of={useFor} />
        </FieldRow>
        {tip && (
          <FieldRow name="Tip">
            <FactText of={tip} />
          </FieldRow>
        )}
      </dl>
      <p className="mt-auto flex flex-wrap gap-x-5 px-4 pb-1">
        {links.map(({ label, url }) => (
          <ExternalLink key={url} href={url} className="link inline-block py-2.5 font-semibold">
            {label}
          </ExternalLink>
        ))}
      </p>
    </li>
  );
}

function Texts({ of: texts }: { of: readonly Text[] }) {
  return texts.map((text, index) => (
    <Fragment key={wordsOf(text)}>
      {index > 0 && ' '}
      <FactText of={text} />
    </Fragment>
  ));
}
