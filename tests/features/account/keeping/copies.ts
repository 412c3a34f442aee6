import type { Copy } from '@/features/account/keeping/kept-thing';
import { type FirstSixtyTexts, firstSixtyForm } from '@/features/first-60-days/first-sixty-form';

export const numbers = (food: string) => firstSixtyForm.parse({ food }) as FirstSixtyTexts;
export const [a, b, c] = [numbers('110'), numbers('120'), numbers('130')];

/** A copy with what the account may have. */
export function copyOf<Value>(value: Value | null, ...bases: Copy<Value>['bases']): Copy<Value> {
  return { value, bases };
}

/** A copy that was turned off. */
export const offOf: typeof copyOf = (value, ...bases) => ({ ...copyOf(value, ...bases), isOff: true });
