import type { ReactNode } from 'react';
import { FactText } from '@/blocks/fact-text';
import { IconField } from '@/blocks/icon-field';
import { PhoneFact } from '@/blocks/phone-fact';
import { baseName } from '@/facts/bases';
import { wordsOf } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { ExternalLink } from '@/ui/external-link';
import type { BaseHousing } from './bases';

type HousingOfficesProps = {
  bases: readonly BaseHousing[];
  isOwn: (base: BaseHousing) => boolean;
};

/** The four installations: the wait, who to call and what the homes are like. */
export function HousingOffices({ bases, isOwn }: HousingOfficesProps) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2 lg:gap-4">
      {bases.map((base) => (
        <li
          key={base.id}
          id={base.id}
          className="scroll-mt-20 break-inside-avoid overflow-hidden rounded-xl border border-line bg-card pb-2.5 leading-snug target:border-action"
        >
          <Office of={base} isOwn={isOwn(base)} />
        </li>
      ))}
    </ul>
  );
}

function Office({ of, isOwn }: { of: BaseHousing; isOwn: boolean }) {
  const { shortName, branch, serves, location, housing, contact } = of;
  const { onBase, units, waitlist, amenities } = housing;
  const [main] = contact.phones;
  return (
    <>
      <div className="bg-action-tint px-4 py-2">
        <h3>{isOwn ? `${shortName} (yours)` : shortName}</h3>
        <p>{serves ? `${branch}, also ${baseName(serves)}` : branch}</p>
      </div>
      <div className="px-4">
        <dl className="mt-2 flex flex-wrap gap-x-6">
          <Figure name="Wait">{waitlist}</Figure>
          <Figure name="Units">{units}</Figure>
        </dl>
        <dl>
          {main && (
            <IconField name="Phone" icon="phone">
              <PhoneFact phone={main.phone} />
            </IconField>
          )}
          <IconField name="Place" icon="map-pin">
            <FactText of={location} isUnmarked />
          </IconField>
          <IconField name="Website" icon="globe">
            <span className="flex flex-wrap gap-x-5">
              {contact.websites.map(({ label, url }) => (
                <ExternalLink key={url} href={url} className="link inline-block py-2.5">
                  {label}
                </ExternalLink>
              ))}
            </span>
          </IconField>
          <Field name="Homes">
            <FactText of={onBase} isUnmarked />
          </Field>
          <Field name="Amenities" isQuiet>
            <Listed texts={amenities} />
          </Field>
        </dl>
      </div>
    </>
  );
}

function Figure({ name, children }: { name: string; children: Text }) {
  return (
    <div>
      <dt className="inline text-ink-soft">{name} </dt>
      <dd className="inline font-display text-xl font-semibold text-action">
        <FactText of={children} isUnmarked />
      </dd>
    </div>
  );
}

/** Its value says what it is. */
function Field({ name, isQuiet, children }: { name: string; isQuiet?: boolean; children: ReactNode }) {
  return (
    <div className={isQuiet ? 'mt-1 text-sm text-ink-soft' : 'mt-1'}>
      <dt className="sr-only">{name}: </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** In one line, the next of them in lowercase only where the data is. */
function Listed({ texts }: { texts: readonly Text[] }) {
  return texts.map((text, index) => (
    <span key={wordsOf(text)}>
      {index > 0 && '. '}
      <FactText of={text} isUnmarked />
    </span>
  ));
}
