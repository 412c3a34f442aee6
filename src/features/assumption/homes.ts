import { sharedHash } from '@/browser/shared-hash';
import type { AssumptionInput } from './assumption-input';
import type { ClosingCosts } from './cash-to-close';

/** One home in a comparison, with the name the user gave it. */
export type Home = { name: string; input: AssumptionInput; costs: ClosingCosts };

/** The homes in a comparison, and the inputs they share. */
export type Homes = { homes: readonly Home[]; stayMonths: number | null; bah: number | null };

/** Returns whether a hash is that of a link with homes, even if it is damaged. */
export function isHomesHash(hash: string): boolean {
  return sharedHash(hash).startsWith('#homes=');
}

export const MOST_HOMES = 3;
export const LONGEST_HOME_NAME = 40;

/**
 * Returns a name as it is kept: one line of at most 40 characters, without control characters, lone surrogates or
 * bidirectional marks. Can be empty.
 */
export function homeName(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu, ' ').trim();
  return [...plain].slice(0, LONGEST_HOME_NAME).join('').trim();
}
