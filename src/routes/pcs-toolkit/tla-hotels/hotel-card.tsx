import { Fragment, type ReactNode } from 'react';
import { cardId } from '@/blocks/card-grid';
import { FactText, SourceNumber } from '@/blocks/fact-text';
import { MapNumber } from '@/blocks/map-number';
import { Miles } from '@/blocks/maps/miles';
import { PhoneFact } from '@/blocks/phone-fact';
import { wordsOf } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';
import type { Hotel } from './hotels';

/** A hotel with all that is known of it. The list says what in it is unconfirmed. */
export function HotelCard({ hotel, index }: { hotel: Hotel; index: number }) {
  const { name, at, tlaApproved, address, phone, reservations, email, website, amenities } = hotel;
  return (
    <li
      id={cardId(name)}
      className="flex scroll-mt-20 flex-col break-inside-avoid rounded-xl border border-line bg-card p-4 pb-3 leading-snug target:border-action target:bg-action-tint"
    >
      <div className="flex gap-3">
        <MapNumber>{index + 1}</MapNumber>
        <div>
          <h3 translate="no">{name}</h3>
          <Miles from={at} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Pets of={hotel} />
        {tlaApproved === 'yes' ? (
          <Badge tone="good">TLA-approved</Badge>
        ) : (
          <Badge tone="warn">TLA: ask if approved</Badge>
        )}
      </div>
      <dl className="flex flex-wrap items-baseline gap-x-5">
        <Field name="Phone" isNamed={!phone}>
          {phone ? (
            <PhoneFact phone={phone} isUnmarked />
          ) : (
            <span className="inline-block pt-1.5 text-ink-soft">on its website</span>
          )}
        </Field>
        <Field name="Website">
          <ExternalLink href={website.url} className="link inline-block py-2.5">
            {website.label}
          </ExternalLink>
        </Field>
      </dl>
      <dl className="grow">
        <Field name="Notes">
          <Texts of={notesOf(hotel)} />
        </Field>
        <Field name="Amenities" className="mt-1 text-sm text-ink-soft first-letter:uppercase">
          {amenities.join(', ')}
        </Field>
      </dl>
      <dl className="mt-1.5 flex flex-wrap items-baseline gap-x-5 border-t border-line pt-1.5 text-sm text-ink-soft">
        <Field name="Address" className="w-full">
          <FactText of={address} isUnmarked />
        </Field>
        {reservations && (
          <Field name="Book" isNamed>
            <PhoneLink number={reservations.value} className="link inline-block py-1.5 font-semibold" />
            <SourceNumber of={reservations} />
          </Field>
        )}
        <Field name="Email" isNamed>
          {email ? <Email email={email} /> : 'ask the desk'}
        </Field>
      </dl>
    </li>
  );
}

type FieldProps = { name: string; isNamed?: boolean; className?: string; children: ReactNode };

/** A field whose value says what it is, unless it is named. */
function Field({ name, isNamed = false, className, children }: FieldProps) {
  return (
    <div className={className}>
      <dt className={isNamed ? 'inline text-ink-soft' : 'sr-only'}>{name}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}

function notesOf({ petsAllowed, petNote, notes }: Hotel): readonly Text[] {
  return petsAllowed && petNote ? [petNote, ...notes] : notes;
}

function Texts({ of: texts }: { of: readonly Text[] }) {
  return texts.map((text, index) => (
    <Fragment key={wordsOf(text)}>
      {index > 0 && ' '}
      <FactText of={text} isUnmarked />
    </Fragment>
  ));
}

/** Whether it takes pets, and for how much. */
function Pets({ of: { petsAllowed, petFee, petNote } }: { of: Hotel }) {
  return (
    <p className="flex items-center gap-1.5 font-semibold">
      <Icon
        name={petsAllowed ? 'paw-print' : 'circle-x'}
        className={`size-5 shrink-0 ${petsAllowed ? 'text-action' : 'text-ink-soft'}`}
      />
      <span>
        {petsAllowed ? (
          petFee ? (
            `Pet-friendly, ${petFee.value}`
          ) : (
            'Pet-friendly: ask about the fee'
          )
        ) : (
          <FactText of={petNote ?? 'No pets'} isUnmarked />
        )}
      </span>
    </p>
  );
}

function Email({ email }: { email: NonNullable<Hotel['email']> }) {
  const [mailbox, domain] = email.value.split('@');
  return (
    <>
      <a href={`mailto:${email.value}`} className="link inline-block py-1.5 wrap-anywhere">
        {mailbox}
        <wbr />@{domain}
      </a>
      <SourceNumber of={email} />
    </>
  );
}
