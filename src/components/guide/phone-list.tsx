import type { OfficePhone } from '@/guides/types';
import { DetailsList } from './details-list';
import { PhoneFact } from './phone-fact';
import { Said, UnconfirmedNote } from './unconfirmed';

/** Numbers that dial, each under the office that answers. */
export function PhoneList({ phones }: { phones: readonly OfficePhone[] }) {
  return (
    <>
      <UnconfirmedNote parts={phones.map(({ office, phone }) => [office, phone])} />
      <Said>
        <DetailsList
          rows={phones.map(({ office, phone }) => [office, <PhoneFact key={office} phone={phone} />])}
        />
      </Said>
    </>
  );
}
