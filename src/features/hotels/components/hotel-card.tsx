import { GridCard } from '@/blocks/card-grid';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { PhoneFact } from '@/blocks/phone-fact';
import { TextList } from '@/blocks/text-list';
import { type Hotel, hotelSides } from '@/guides/tla-hotel-list';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';

export function HotelCard({ hotel }: { hotel: Hotel }) {
  const { name, side, petsAllowed, tlaApproved, website } = hotel;
  return (
    <GridCard title={name}>
      <p className="-mt-2 text-ink-soft">{hotelSides[side]}</p>
      <p className="flex flex-wrap gap-2">
        {tlaApproved === 'yes' ? (
          <Badge tone="good">TLA-approved</Badge>
        ) : (
          <Badge tone="warn">TLA-approved: confirm with your TLA office</Badge>
        )}
        <Badge tone={petsAllowed ? 'good' : 'plain'}>
          {petsAllowed && <Icon name="paw-print" className="size-4" />}
          {petsAllowed ? 'Pets welcome' : 'No pets'}
        </Badge>
      </p>
      <DetailsList
        rows={[
          ['Pets', <Pets key="pets" hotel={hotel} />],
          ['Address', hotel.address],
          ['Phone and email', <PhoneAndEmail key="reach" hotel={hotel} />],
        ]}
      />
      <More hotel={hotel} />
      <p className="mt-auto">
        <ExternalLink href={website.url} className="link inline-block py-2.5 font-semibold">
          {website.label}
        </ExternalLink>
      </p>
    </GridCard>
  );
}

function Pets({ hotel: { petsAllowed, petFee, petNote } }: { hotel: Hotel }) {
  return (
    <>
      {petFee && (
        <p>
          Fee: <FactText of={petFee} />
        </p>
      )}
      {petsAllowed && !petFee && <p>Fee: not listed, ask the hotel</p>}
      {petNote && (
        <p>
          <FactText of={petNote} />
        </p>
      )}
    </>
  );
}

function PhoneAndEmail({ hotel: { phone, reservations, email } }: { hotel: Hotel }) {
  return (
    <>
      {phone && (
        <p>
          <PhoneFact phone={phone} />
        </p>
      )}
      {reservations && (
        <p>
          <PhoneFact phone={reservations} /> (reservations)
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email.value}`} className="link inline-block py-2.5 break-all">
            {email.value}
          </a>
          <FactText of={{ ...email, value: '' }} />
        </p>
      )}
      {!(phone && email) && (
        <p>Our list has no {phone ? 'email' : 'phone or email'} for it: see the hotel’s site.</p>
      )}
    </>
  );
}

function More({ hotel: { amenities, notes } }: { hotel: Hotel }) {
  return (
    <Disclosure summary="Amenities and notes">
      <p className="mb-2">{capitalized(amenities.join(', '))}.</p>
      <TextList texts={notes} />
    </Disclosure>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
