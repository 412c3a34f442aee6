import type { AssumptionInput } from './assumption-input';
import type { ClosingCosts } from './cash-to-close';

/** One home of a comparison, under the name that a person gave it. */
export type Home = { name: string; input: AssumptionInput; costs: ClosingCosts };

/** The homes of a comparison, and what is the same for all of them. */
export type Homes = { homes: readonly Home[]; stayMonths: number | null; bah: number | null };

/** How the hash of a link with homes begins. */
export const HOMES_HASH_START = '#homes=';

export const MOST_HOMES = 3;
export const LONGEST_HOME_NAME = 40;

/**
 * A name as it is kept: one line of at most 40 characters, without control characters, halves of characters and
 * marks that turn the writing around. It can come out empty.
 */
export function homeName(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu, ' ').trim();
  return [...plain].slice(0, LONGEST_HOME_NAME).join('').trim();
}
