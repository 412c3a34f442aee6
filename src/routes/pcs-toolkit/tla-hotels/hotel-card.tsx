import { Fragment } from 'react';
import { cardId } from '@/blocks/card-grid';
import { FactMarks, FactText, SourceNumber } from '@/blocks/fact-text';
import { FieldRow } from '@/blocks/field-row';
import { MapNumber } from '@/blocks/map-number';
import { Miles } from '@/blocks/miles';
import { PhoneFact } from '@/blocks/phone-fact';
import { rowBorder } from '@/blocks/row-border';
import { wordsOf } from '@/facts/facts';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import type { Hotel } from './hotels';

/** A hotel with all that is known of it. The list says that what has no source's number is unconfirmed. */
export function HotelCard({ hotel, index }: { hotel: Hotel; index: number }) {
  const { name, at, tlaApproved, address, phone, reservations, email, website, amenities, notes } = hotel;
  return (
    <li
      id={cardId(name)}
      className={`scroll-mt-20 break-inside-avoid border-line px-4 py-3 leading-snug target:bg-action-tint ${rowBorder(index)}`}
    >
      <div className="flex gap-3">
        <MapNumber>{index + 1}</MapNumber>
        <div>
          <h3 translate="no">{name}</h3>
          <Miles from={at} />
        </div>
      </div>
      <p className="mt-1.5">
        {tlaApproved === 'yes' ? (
          <Badge tone="good">TLA-approved</Badge>
        ) : (
          <Badge tone="warn">TLA: ask if approved</Badge>
        )}
      </p>
      <Pets hotel={hotel} />
      <dl className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
        <FieldRow name="Address">
          <FactText of={address} isUnmarked />
        </FieldRow>
        <FieldRow name="Amenities">{amenities.join(', ')}</FieldRow>
        <FieldRow name="Notes">
          {notes.map((note, index) => (
            <Fragment key={wordsOf(note)}>
              {index > 0 && ' '}
              <FactText of={note} />
            </Fragment>
          ))}
        </FieldRow>
        <FieldRow name="Phone" isNamed={!phone} isShort>
          {phone ? <PhoneFact phone={phone} isUnmarked /> : 'on its website'}
        </FieldRow>
        {reservations && (
          <FieldRow name="To book" isShort>
            <PhoneFact phone={reservations} isUnmarked />
          </FieldRow>
        )}
        <FieldRow name="Website" isNamed={false} isShort>
          <ExternalLink href={website.url} className="link inline-block py-2.5 font-semibold">
            {website.label}
          </ExternalLink>
        </FieldRow>
        <FieldRow name="Email">{email ? <Email email={email} /> : 'ask the front desk'}</FieldRow>
      </dl>
    </li>
  );
}

/** Whether it takes pets, for how much, and what else to know of it. */
function Pets({ hotel: { petsAllowed, petFee, petNote } }: { hotel: Hotel }) {
  if (!petsAllowed)
    return (
      <p className="mt-1 text-sm font-semibold">
        <FactText of={petNote ?? 'No pets'} />
      </p>
    );
  return (
    <p className="mt-1 flex gap-1.5 text-sm">
      <Icon name="paw-print" className="size-5 shrink-0 text-action" />
      <span>
        {petFee ? (
          <>
            <strong className="font-semibold">Pet-friendly, {petFee.value}</strong>
            <FactMarks of={petFee} />.
          </>
        ) : (
          <strong className="font-semibold">Pet-friendly: ask about the fee.</strong>
        )}{' '}
        {petNote && <FactText of={petNote} isUnmarked />}
      </span>
    </p>
  );
}

function Email({ email }: { email: NonNullable<Hotel['email']> }) {
  const [mailbox, domain] = email.value.split('@');
  return (
    <>
      <a href={`mailto:${email.value}`} className="link py-2.5 wrap-anywhere">
        {mailbox}
        <wbr />@{domain}
      </a>
      <SourceNumber of={email} />
    </>
  );
}
