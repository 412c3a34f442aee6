import type { OfficePhone } from '@/guides/types';
import { PhoneFact } from './phone-fact';

/** Who answers, and the number to dial at the end of the line. */
export function PhoneList({ phones }: { phones: readonly OfficePhone[] }) {
  return (
    <dl className="max-w-measure divide-y divide-line leading-snug">
      {phones.map(({ office, phone }) => (
        <div key={office} className="figure-row py-1">
          <dt className="py-2.5">{office}</dt>
          <dd>
            <PhoneFact phone={phone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
