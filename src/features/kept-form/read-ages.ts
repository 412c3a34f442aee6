import { formMessages as messages } from './form-messages';

export const MOST_DEPENDENTS = 14;
const OLDEST_AGE = 120;

/** Returns the ages in a text such as “34, 9 and 4”, or a message. */
export function readAges(text: string): number[] | string {
  const words = text
    .replace(/\p{Cf}/gu, '')
    .split(/[\s,;&]+|\.(?!\d)|\band\b/i)
    .filter(Boolean);
  if (words.some((word) => !/^\d{1,9}$/.test(word))) return messages.ages;
  const ages = words.map(Number);
  if (ages.some((age) => age > OLDEST_AGE)) return messages.tooOld(OLDEST_AGE);
  return ages.length > MOST_DEPENDENTS ? messages.tooMany(MOST_DEPENDENTS) : ages;
}
