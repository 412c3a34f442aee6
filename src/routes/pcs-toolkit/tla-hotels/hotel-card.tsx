import { Fragment } from 'react';
import { cardId } from '@/blocks/card-grid';
import { FactText, SourceNumber } from '@/blocks/fact-text';
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
  const { name, at, tlaApproved, petsAllowed, petNote, address, phone, reservations } = hotel;
  const { email, website, amenities, notes } = hotel;
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
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        {tlaApproved === 'yes' ? (
          <Badge tone="good">TLA-approved</Badge>
        ) : (
          <Badge tone="warn">TLA: ask if approved</Badge>
        )}
        <Pets hotel={hotel} />
      </p>
      <dl className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
        {petsAllowed && petNote && (
          <FieldRow name="Pets">
            <FactText of={petNote} isUnmarked />
          </FieldRow>
        )}
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
        <FieldRow name="Website" isNamed={false} isShort>
          <ExternalLink href={website.url} className="link inline-block py-2.5 font-semibold">
            {website.label}
          </ExternalLink>
        </FieldRow>
        {reservations && (
          <FieldRow name="To book" isShort>
            <PhoneFact phone={reservations} isUnmarked />
          </FieldRow>
        )}
        <FieldRow name="Email" isShort>
          {email ? <Email email={email} /> : 'ask the front desk'}
        </FieldRow>
      </dl>
    </li>
  );
}

/** Whether it takes pets, and for how much. */
function Pets({ hotel: { petsAllowed, petFee, petNote = 'No pets' } }: { hotel: Hotel }) {
  if (!petsAllowed)
    return (
      <strong className="font-semibold">
        <FactText of={petNote} />
      </strong>
    );
  return (
    <strong className="flex items-center gap-1.5 font-semibold">
      <Icon name="paw-print" className="size-5 shrink-0 text-action" />
      <span>
        <span className={petFee && 'sr-only'}>Pets: </span>
        {petFee ? <FactText of={petFee} /> : 'ask about the fee'}
      </span>
    </strong>
  );
}

function Email({ email }: { email: NonNullable<Hotel['email']> }) {
  return (
    <>
      <a href={`mailto:${email.value}`} className="link inline-block py-2.5 break-all">
        {email.value}
      </a>
      <SourceNumber of={email} />
    </>
  );
}
