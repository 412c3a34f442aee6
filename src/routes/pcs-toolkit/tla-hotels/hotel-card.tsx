import { GridCard } from '@/components/guide/card-grid';
import { DetailsList } from '@/components/guide/details-list';
import { FactText } from '@/components/guide/fact-text';
import { PhoneLink } from '@/components/guide/phone-link';
import { TextList } from '@/components/guide/text-list';
import { Badge } from '@/components/ui/badge';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { sourceKey } from '@/guides/facts';
import { type Hotel, hotelSides } from '@/guides/tla-hotel-list';
import type { Fact } from '@/guides/types';

const contactLink = 'link inline-block py-2.5';

export function HotelCard({ hotel }: { hotel: Hotel }) {
  const { name, side, petsAllowed, tlaApproved, amenities, notes, website } = hotel;
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
          ['Address', <FactText key="address" of={hotel.address} />],
          ['Phone and email', <Reach key="reach" hotel={hotel} />],
          ['Amenities', amenities.join(', ')],
          ['Good to know', <TextList key="notes" texts={notes} />],
        ]}
      />
      <p className="mt-auto">
        <ExternalLink href={website.url} className={`${contactLink} font-semibold`}>
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
      {petsAllowed && !petFee && <p>Fee: none listed, ask the hotel</p>}
      {petNote && (
        <p>
          <FactText of={petNote} />
        </p>
      )}
    </>
  );
}

function Reach({ hotel: { address, phone, reservations, email } }: { hotel: Hotel }) {
  return (
    <>
      {phone && (
        <p>
          <PhoneLink number={phone.value} className={contactLink} />
          <MarkUnlessSame fact={phone} as={address} />
        </p>
      )}
      {reservations && (
        <p>
          <PhoneLink number={reservations.value} className={contactLink} /> (reservations)
          <MarkUnlessSame fact={reservations} as={address} />
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email.value}`} className={`${contactLink} break-all`}>
            {email.value}
          </a>
          <MarkUnlessSame fact={email} as={address} />
        </p>
      )}
      {!(phone && email) && <p>No {phone ? 'email' : 'phone or email'} is listed: see the hotel’s site.</p>}
    </>
  );
}

/** The source of a phone or email, where it is not the one that stands at the address already. */
function MarkUnlessSame({ fact, as }: { fact: Fact; as: Fact }) {
  const isSame = sourceKey(fact.source) === sourceKey(as.source) && fact.confirm === as.confirm;
  return isSame ? null : <FactText of={{ ...fact, value: '' }} />;
}
