import type { Fact } from '@/facts/types';
import { PhoneLink } from '@/ui/phone-link';
import { FactMarks } from './fact-text';

export function PhoneFact({ phone }: { phone: Fact }) {
  return (
    <>
      <PhoneLink
        number={phone.value}
        className="link inline-block py-2.5 font-semibold xs:whitespace-nowrap"
      />
      <FactMarks of={phone} />
    </>
  );
}
