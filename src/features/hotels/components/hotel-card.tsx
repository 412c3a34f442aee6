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
          <Badge tone="warn">Confirm with your TLA office</Badge>
        )}
        <Badge tone={petsAllowed ? 'good' : 'plain'}>
          {petsAllowed && <Icon name="paw-print" className="size-4" />}
          {petsAllowed ? 'Pets welcome' : 'No pets'}
        </Badge>
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Phones hotel={hotel} />
        <p>
          <ExternalLink href={website.url} className="link inline-block py-2.5 font-semibold">
            {website.label}
          </ExternalLink>
        </p>
      </div>
      <More hotel={hotel} />
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

function Phones({ hotel: { phone, reservations, email } }: { hotel: Hotel }) {
  if (!phone && !email) return <p>Our list has no phone or email for it: see the hotel’s site.</p>;
  return (
    <p>
      {phone && <PhoneFact phone={phone} />}
      {reservations && (
        <>
          {' or '}
          <PhoneFact phone={reservations} /> (reservations)
        </>
      )}
    </p>
  );
}

function Email({ hotel: { phone, email } }: { hotel: Hotel }) {
  if (!email) return phone && 'Our list has none: see the hotel’s site.';
  return (
    <>
      <a href={`mailto:${email.value}`} className="link inline-block py-2.5 break-all">
        {email.value}
      </a>
      <FactText of={{ ...email, value: '' }} />
    </>
  );
}

function More({ hotel }: { hotel: Hotel }) {
  const { address, amenities, notes } = hotel;
  return (
    <Disclosure summary="Pets, address, email and amenities">
      <DetailsList
        rows={[
          ['Pets', <Pets key="pets" hotel={hotel} />],
          ['Address', address],
          ['Email', hotel.email || hotel.phone ? <Email key="email" hotel={hotel} /> : undefined],
          ['Amenities', `${capitalized(amenities.join(', '))}.`],
          ['Notes', <TextList key="notes" texts={notes} />],
        ]}
      />
    </Disclosure>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
