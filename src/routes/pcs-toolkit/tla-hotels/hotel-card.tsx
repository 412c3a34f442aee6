import { cardId } from '@/blocks/card-grid';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactMarks } from '@/blocks/fact-text';
import { lineAbove } from '@/blocks/line-above';
import { MapNumber } from '@/blocks/map-number';
import { Miles } from '@/blocks/miles';
import { PhoneFact } from '@/blocks/phone-fact';
import { TextList } from '@/blocks/text-list';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';
import { type Hotel, hotelSides } from './hotels';

/** A hotel in one cell: the deciding facts at a glance, the rest folded. */
export function HotelCard({ hotel, index }: { hotel: Hotel; index: number }) {
  const { name, at, tlaApproved } = hotel;
  return (
    <li
      id={cardId(name)}
      className={`scroll-mt-20 border-line px-4 py-2 target:bg-action-tint ${lineAbove(index)}`}
    >
      <div className="flex gap-3">
        <MapNumber>{index + 1}</MapNumber>
        <div>
          <h3 translate="no">{name}</h3>
          <Miles from={at} />
        </div>
      </div>
      <div className="pl-9">
        <p className="mt-1">
          {tlaApproved === 'yes' ? (
            <Badge tone="good">Listed as TLA-approved</Badge>
          ) : (
            <Badge tone="warn">Ask if approved</Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3">
          <Pets hotel={hotel} />
          <Kitchen hotel={hotel} />
        </p>
        <Reach hotel={hotel} />
        <Disclosure
          isInCard
          summary={
            <>
              More <span className="sr-only">about {name}</span>
            </>
          }
        >
          <div className="clear-both print:text-sm print:leading-tight [&>dl]:grid [&>dl]:gap-x-8 [&>dl]:sm:grid-cols-2">
            <More hotel={hotel} />
          </div>
        </Disclosure>
      </div>
    </li>
  );
}

function Pets({ hotel: { petsAllowed, petFee } }: { hotel: Hotel }) {
  if (!petsAllowed) return <span>No pets</span>;
  return (
    <strong className="flex items-center gap-1.5 font-semibold">
      <Icon name="paw-print" className="size-5 text-action" />
      <span>
        <span className={petFee && 'sr-only'}>Pets: </span>
        {petFee?.value ?? 'ask the fee'}
      </span>
    </strong>
  );
}

/** What our list says about a kitchen, which lowers the meal rate. */
function Kitchen({ hotel: { amenities } }: { hotel: Hotel }) {
  const kitchen = amenities.find((amenity) => amenity.includes('kitchen'));
  return kitchen && <span>{capitalized(kitchen)}</span>;
}

/**
 * Its phone or, where our list has none, its site. Nearly all of the numbers are doubtful, which is said once over the
 * list and, for each, in its details.
 */
function Reach({ hotel: { phone, website } }: { hotel: Hotel }) {
  return (
    <p className="float-left pr-5">
      {phone ? (
        <PhoneLink
          number={phone.value}
          className="link inline-block py-2.5 font-semibold xs:whitespace-nowrap"
        />
      ) : (
        <Website to={website} />
      )}
    </p>
  );
}

function Website({ to: { label, url } }: { to: Hotel['website'] }) {
  return (
    <ExternalLink href={url} className="link inline-block py-2.5 font-semibold">
      {label}
    </ExternalLink>
  );
}

function More({ hotel }: { hotel: Hotel }) {
  const { side, phone, reservations, email, website, petNote, petFee, petsAllowed } = hotel;
  const { address, amenities, notes } = hotel;
  return (
    <DetailsList
      rows={[
        ['Area', hotelSides[side]],
        ['Pet fee', petFee ?? (petsAllowed && 'Not listed: ask the hotel.')],
        ['Pets', petNote],
        ['Address', address],
        [
          'Phone',
          phone ? <PhoneFact key="phone" phone={phone} /> : 'Our list has none: see the hotel’s site.',
        ],
        ['Reservations', reservations && <PhoneFact key="reservations" phone={reservations} />],
        ['Email', email ? <Email key="email" email={email} /> : 'Our list has none: see the hotel’s site.'],
        ['Website', phone && <Website key="website" to={website} />],
        ['Amenities', `${capitalized(amenities.join(', '))}.`],
        ['Notes', <TextList key="notes" texts={notes} />],
      ]}
    />
  );
}

function Email({ email }: { email: NonNullable<Hotel['email']> }) {
  return (
    <>
      <a href={`mailto:${email.value}`} className="link inline-block py-2.5 break-all">
        {email.value}
      </a>
      <FactMarks of={email} />
    </>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
