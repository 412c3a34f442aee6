import { parseUsd, whichUsd } from '@/money/parse-usd';
import { formMessages, MAX_TEXT_LENGTH } from './form-messages';

export const MOST_DOLLARS = 50_000;

/** Returns the whole cents in a text, or a message when it can't be used. Undefined when it is blank. */
export function readCents(text: string): number | string | undefined {
  if (text.trim() === '') return undefined;
  if (text.length >= MAX_TEXT_LENGTH) return formMessages.tooLong;
  const dollars = parseUsd(text);
  if (dollars === null) return whichUsd(text) ?? formMessages.dollars;
  if (dollars > MOST_DOLLARS) return formMessages.mostDollars(MOST_DOLLARS);
  return Math.round(dollars * 100);
}
