import type { Fact } from '@/facts/types';
import { PhoneLink } from '@/ui/phone-link';
import { FactMarks } from './fact-text';

export function PhoneFact({ phone }: { phone: Fact }) {
  return (
    <>
      <PhoneNumber of={phone} />
      <FactMarks of={phone} />
    </>
  );
}

/** For a number whose marks are elsewhere. */
export function PhoneNumber({ of: { value } }: { of: Fact }) {
  return <PhoneLink number={value} className="link inline-block py-2.5 font-semibold" />;
}
