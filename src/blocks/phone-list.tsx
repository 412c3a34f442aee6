import type { OfficePhone } from '@/facts/types';
import { PhoneFact } from './phone-fact';
import { rowBorder } from './row-border';

/** A longer list has two columns where there is room. */
const LONGEST = 4;

/** Who answers, and the number to dial at the end of the line. */
export function PhoneList({ phones }: { phones: readonly OfficePhone[] }) {
  const isLong = phones.length > LONGEST;
  return (
    <dl className={`leading-snug ${isLong ? 'gap-x-10 lg:grid lg:grid-cols-2' : 'max-w-measure'}`}>
      {phones.map(({ office, phone }, index) => (
        <div key={office} className={`figure-row border-line py-1 ${rowBorder(index, isLong)}`}>
          <dt className="py-2.5">{office}</dt>
          <dd>
            <PhoneFact phone={phone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
