import type { OfficePhone } from '@/guides/types';
import { DetailsList } from './details-list';
import { PhoneFact } from './phone-fact';

export function PhoneList({ phones }: { phones: readonly OfficePhone[] }) {
  return (
    <DetailsList
      rows={phones.map(({ office, phone }) => [office, <PhoneFact key={office} phone={phone} />])}
    />
  );
}
