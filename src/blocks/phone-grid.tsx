import type { OfficePhone } from '@/facts/types';
import { FactMarks } from './fact-text';
import { PhoneNumber } from './phone-fact';

/** A few numbers to dial, two to a row on a phone, each below who answers. */
export function PhoneGrid({ phones }: { phones: readonly OfficePhone[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 sm:grid-cols-4 sm:has-[>:nth-child(5)]:grid-cols-3 rounded-xl border border-line bg-card px-4 pt-2.5 leading-snug">
      {phones.map(({ office, phone }) => (
        <div key={office}>
          <dt className="text-sm">
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
