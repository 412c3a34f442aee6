import type { OfficePhone } from '@/guides/types';
import { DetailsList } from './details-list';
import { PhoneFact } from './phone-fact';
import { UnconfirmedNote, UnconfirmedNoted } from './unconfirmed';

export function PhoneList({ phones }: { phones: readonly OfficePhone[] }) {
  return (
    <>
      <UnconfirmedNote parts={phones.map(({ office, phone }) => [office, phone])} />
      <UnconfirmedNoted>
        <DetailsList
          rows={phones.map(({ office, phone }) => [office, <PhoneFact key={office} phone={phone} />])}
        />
      </UnconfirmedNoted>
    </>
  );
}
