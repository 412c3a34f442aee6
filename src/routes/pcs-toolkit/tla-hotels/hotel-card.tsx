import { Fragment, type ReactNode } from 'react';
import { cardId } from '@/blocks/card-grid';
import { FactText, SourceNumber } from '@/blocks/fact-text';
import { IconField } from '@/blocks/icon-field';
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
  const { name, at, tlaApproved, amenities } = hotel;
  return (
    <li
      id={cardId(name)}
      className="scroll-mt-20 break-inside-avoid overflow-hidden rounded-xl border border-line bg-card leading-snug target:border-action"
    >
      <div className="flex gap-3 bg-action-tint px-4 py-1.5">
        <MapNumber>{index + 1}</MapNumber>
        <div>
          <h3 translate="no">{name}</h3>
          <Miles from={at} />
        </div>
      </div>
      <div className="px-4 py-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Pets of={hotel} />
          {tlaApproved === 'yes' ? (
            <Badge tone="good">TLA-approved</Badge>
          ) : (
            <Badge tone="warn">TLA: ask if approved</Badge>
          )}
        </div>
        <Contacts of={hotel} />
        <dl className="mt-1.5">
          <Field name="Notes">
            <Texts of={notesOf(hotel)} />
          </Field>
          <Field name="Amenities" className="mt-1 text-sm text-ink-soft first-letter:uppercase">
            {amenities.join(', ')}
          </Field>
        </dl>
      </div>
    </li>
  );
}

/** Whom to call or write to, and where the hotel is. */
function Contacts({ of: { phone, reservations, email, website, address } }: { of: Hotel }) {
  return (
    <dl className="mt-1 flex flex-wrap items-baseline gap-x-3.5">
      <IconField name="Phone" icon="phone" isNamed={!phone}>
        {phone ? <PhoneFact phone={phone} isUnmarked /> : 'on its website'}
      </IconField>
      {reservations && (
        <IconField name="Book" icon="phone" isNamed>
          <PhoneLink number={reservations.value} className="link inline-block py-2.5 font-semibold" />
          <SourceNumber of={reservations} />
        </IconField>
      )}
      <IconField name="Email" icon="mail" isNamed={!email}>
        {email ? <Email email={email} /> : 'ask the desk'}
      </IconField>
      <IconField name="Website" icon="globe">
        <ExternalLink href={website.url} className="link inline-block py-2.5">
          {website.label}
        </ExternalLink>
      </IconField>
      <IconField name="Address" icon="map-pin">
        <FactText of={address} isUnmarked />
      </IconField>
    </dl>
  );
}

type FieldProps = { name: string; className?: string; children: ReactNode };

/** A field whose value says what it is. */
function Field({ name, className, children }: FieldProps) {
  return (
    <div className={className}>
      <dt className="sr-only">{name}: </dt>
      <dd>{children}</dd>
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
    <p className="flex items-center gap-2 font-semibold">
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
      <a href={`mailto:${email.value}`} className="link py-2.5">
        {mailbox}
        <wbr />@{domain}
      </a>
      <SourceNumber of={email} />
    </>
  );
}
