import type { Fact } from '@/facts/types';
import { PhoneLink } from '@/ui/phone-link';
import { FactMarks, SourceNumber } from './fact-text';

/** `isUnmarked`: its doubt is said elsewhere. */
export function PhoneFact({ phone, isUnmarked = false }: { phone: Fact; isUnmarked?: boolean }) {
  return (
    <>
      <PhoneNumber of={phone} />
      {isUnmarked ? <SourceNumber of={phone} /> : <FactMarks of={phone} />}
    </>
  );
}

/** For a number whose marks are elsewhere. */
export function PhoneNumber({ of: { value } }: { of: Fact }) {
  return <PhoneLink number={value} className="link inline-block py-2.5 font-semibold" />;
}
