import type { OfficePhone } from '@/guides/types';
import { DetailsList } from './details-list';
import { FactText } from './fact-text';
import { PhoneLink } from './phone-link';

/** Numbers that dial, each under the office that answers. */
export function PhoneList({ phones }: { phones: readonly OfficePhone[] }) {
  return (
    <DetailsList
      rows={phones.map(({ office, phone }) => [
        office,
        <>
          <PhoneLink number={phone.value} className="link inline-block py-2.5 font-semibold" />
          <FactText of={{ ...phone, value: '' }} />
        </>,
      ])}
    />
  );
}
