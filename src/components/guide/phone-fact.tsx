import type { Fact } from '@/guides/types';
import { PhoneLink } from '../ui/phone-link';
import { FactText } from './fact-text';

/** A number that stands alone, as in a card: large enough for a thumb, with the mark of its source. */
export function PhoneFact({ phone }: { phone: Fact }) {
  return (
    <>
      <PhoneLink number={phone.value} className="link inline-block py-2.5 font-semibold whitespace-nowrap" />
      <FactText of={{ ...phone, value: '' }} />
    </>
  );
}
