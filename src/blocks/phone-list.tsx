import type { OfficePhone } from '@/facts/types';
import { FactMarks } from './fact-text';
import { PhoneNumber } from './phone-fact';
import { rowBorder } from './row-border';

/** Who answers, and the number to dial at the end of its line. */
export function PhoneList({ phones }: { phones: readonly OfficePhone[] }) {
  const isLong = phones.length > 2;
  return (
    <dl className={`leading-snug ${isLong ? 'gap-x-10 lg:grid lg:grid-cols-2' : 'max-w-measure'}`}>
      {phones.map(({ office, phone }, index) => (
        <div
          key={office}
          className={`figure-row border-line py-1 ${isLong ? 'lg:last:odd:col-span-2' : ''} ${rowBorder(index, isLong)}`}
        >
          <dt className="py-2.5">
            {office}
            <FactMarks of={phone} />
          </dt>
          <dd>
            <PhoneNumber of={phone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
