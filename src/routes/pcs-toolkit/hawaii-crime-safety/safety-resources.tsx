import { Fragment } from 'react';
import { FactText } from '@/blocks/fact-text';
import { FieldRow } from '@/blocks/field-row';
import { wordsOf } from '@/facts/facts';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { crimeSafetyGuide, type SafetyResource } from './guide';

/** Where to look up an address, and what each source is for. */
export function SafetyResources() {
  return (
    <ul className="lined rounded-xl border border-line bg-card leading-snug lg:grid lg:grid-cols-2">
      {crimeSafetyGuide.resources.map((resource) => (
        <Resource key={resource.title} resource={resource} />
      ))}
    </ul>
  );
}

function Resource({ resource: { title, icon, useFor, tip, links } }: { resource: SafetyResource }) {
  return (
    <li className="flex break-inside-avoid gap-3 px-4 py-3 lg:last:odd:col-span-2">
      <Icon name={icon} className="mt-1 size-5 shrink-0 text-action" />
      <div>
        <h3>{title}</h3>
        <dl className="mt-1">
          <FieldRow name="Use it for">
            {useFor.map((text, index) => (
              <Fragment key={wordsOf(text)}>
                {index > 0 && ' '}
                <FactText of={text} />
              </Fragment>
            ))}
          </FieldRow>
          {tip && (
            <FieldRow name="Tip">
              <FactText of={tip} />
            </FieldRow>
          )}
        </dl>
        <p className="flex flex-wrap gap-x-5">
          {links.map(({ label, url }) => (
            <ExternalLink key={url} href={url} className="link inline-block py-2.5 font-semibold">
              {label}
            </ExternalLink>
          ))}
        </p>
      </div>
    </li>
  );
}
