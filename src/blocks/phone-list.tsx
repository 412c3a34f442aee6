import type { OfficePhone } from '@/guides/types';
import { PhoneFact } from './phone-fact';

/** More stand in two columns where there is room. */
const LONGEST = 5;

/** Who answers, and the number to dial at the end of the line. */
export function PhoneList({ phones }: { phones: readonly OfficePhone[] }) {
  return (
    <dl
      className={`-mb-px overflow-hidden leading-snug ${phones.length > LONGEST ? 'gap-x-10 lg:grid lg:grid-cols-2' : 'max-w-measure'}`}
    >
      {phones.map(({ office, phone }) => (
        <div key={office} className="figure-row border-b border-line py-1">
          <dt className="py-2.5">{office}</dt>
          <dd>
            <PhoneFact phone={phone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
