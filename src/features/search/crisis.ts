import { crisisSigns, harmless, type Need, oftenMistyped } from './content/crisis-signs';

const wholeWords = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'g');
const HARMLESS = wholeWords(harmless);
const signs = (Object.keys(crisisSigns) as Need[]).map(
  (need) => [need, wholeWords(crisisSigns[need])] as const,
);
const TYPO_FROM_LENGTH = 6;

/** Returns what a search says that a person needs right now; nothing for an everyday search. */
export function needsIn(query: string): readonly Need[] {
  const words = query
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .split(/[^a-z0-9]+/)
    .map(withoutTypo)
    .join(' ');
  const read = words.replace(HARMLESS, ' ');
  return signs.flatMap(([need, pattern]) => (read.search(pattern) >= 0 ? need : []));
}

function withoutTypo(typed: string): string {
  if (typed.length < TYPO_FROM_LENGTH || oftenMistyped.includes(typed)) return typed;
  return oftenMistyped.find((word) => isOneTypoFrom(word, typed)) ?? typed;
}

/** Whether one letter is missing, too many or another one, or two neighbors are swapped; never the first letter. */
function isOneTypoFrom(word: string, typed: string): boolean {
  if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === typed[at]) at += 1;
  const [left, leftTyped] = [word.slice(at), typed.slice(at)];
  return (
    left.slice(1) === leftTyped ||
    left === leftTyped.slice(1) ||
    left.slice(1) === leftTyped.slice(1) ||
    (left.slice(2) === leftTyped.slice(2) && left[0] === leftTyped[1] && left[1] === leftTyped[0])
  );
}
