import type { ReactNode } from 'react';
import { FactText } from '@/blocks/fact-text';
import { PhoneFact } from '@/blocks/phone-fact';
import { rowBorder } from '@/blocks/row-border';
import { baseName } from '@/facts/bases';
import { isFact } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { ExternalLink } from '@/ui/external-link';
import type { BaseHousing } from './bases';

type HousingOfficesProps = {
  bases: readonly BaseHousing[];
  isOwn: (base: BaseHousing) => boolean;
};

/** The four installations: the homes, the wait and who to call. */
export function HousingOffices({ bases, isOwn }: HousingOfficesProps) {
  return (
    <ul className="gap-x-8 rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-2">
      {bases.map((base, index) => (
        <li
          key={base.id}
          id={base.id}
          className={`scroll-mt-20 border-line pt-3 pb-2 target:bg-action-tint ${rowBorder(index)}`}
        >
          <Office of={base} isOwn={isOwn(base)} />
        </li>
      ))}
    </ul>
  );
}

function Office({ of, isOwn }: { of: BaseHousing; isOwn: boolean }) {
  const { shortName, branch, serves, location, housing, contact } = of;
  const { onBase, units, published, waitlist, amenities } = housing;
  const [main] = contact.phones;
  return (
    <>
      <div className="figure-row">
        <h3>{isOwn ? `${shortName} (yours)` : shortName}</h3>
        <span>
          Wait{' '}
          <strong className="font-display text-lg font-semibold">
            <FactText of={waitlist} isUnmarked />
          </strong>
        </span>
      </div>
      <p className="text-sm text-ink-soft">{serves ? `${branch}, also ${baseName(serves)}` : branch}</p>
      {main && <PhoneFact phone={main.phone} />}
      <dl className="apart-1 text-sm">
        <Field name="Place">
          <FactText of={location} />
        </Field>
        <Field name="Homes">
          <FactText of={onBase} />
        </Field>
        <Field name="Units">
          <FactText of={units} isUnmarked />
          {published && (
            <>
              . <FactText of={published} />
            </>
          )}
        </Field>
        <Field name="Amenities">
          <Listed texts={amenities} />
        </Field>
      </dl>
      <p className="flex flex-wrap gap-x-5">
        {contact.websites.map(({ label, url }) => (
          <ExternalLink key={url} href={url} className="link inline-block py-2.5 font-semibold">
            {label}
          </ExternalLink>
        ))}
      </p>
    </>
  );
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}

/** In one line, the next of them in lowercase only where the data is. */
function Listed({ texts }: { texts: readonly Text[] }) {
  return texts.map((text, index) => (
    <span key={isFact(text) ? text.value : text}>
      {index > 0 && '; '}
      <FactText of={text} />
    </span>
  ));
}
