import type MiniSearch from 'minisearch';
import type { IndexedWords } from './known-words';
import { isCommon } from './ranking';
import { consonantsOf, typoQuery } from './word-forms';
import { comparedAs, spelledWordsOf } from './words-of';

/** `query`: the whole search with the word as pages spell it. */
export type Offer = { typed: string; word: string; query: string };

/** Shorter words have too many that are spelled alike. */
const OFFER_FROM_LENGTH = 6;
const ACRONYM = /^[A-Z]{2,6}$/;

/**
 * Returns the word that a missing one may stand for: the most alike, then the one in the most places. None for an acronym,
 * a common word or a short one: “rape” is no “rate”.
 */
export function offerFor(
  typed: string,
  query: string,
  index: MiniSearch,
  words: IndexedWords,
): Offer | undefined {
  const pieces = query.split(/(\s+)/);
  const at = pieces.findIndex((piece) => spelledWordsOf(piece)[0] === typed);
  if (
    isCommon(typed) ||
    typed.length < OFFER_FROM_LENGTH ||
    /\d/.test(typed) ||
    ACRONYM.test(pieces[at] ?? '')
  )
    return undefined;
  const compared = comparedAs(typed);
  const found = new Set(index.search(typoQuery(compared, words)).flatMap(({ terms }) => terms));
  const [word] = [...found]
    .flatMap((other) => {
      const spelling = words.spellingOf(other) ?? '';
      if (spelling.length < OFFER_FROM_LENGTH - 1) return [];
      const sounds = consonantsOf(other) === consonantsOf(compared);
      const distance = distanceOf(compared, other) - Number(sounds);
      return { spelling, distance, places: index.search({ queries: [other] }).length };
    })
    .toSorted((a, b) => a.distance - b.distance || b.places - a.places);
  return word && { typed, word: word.spelling, query: pieces.toSpliced(at, 1, word.spelling).join('') };
}

/** How many letters are missing, too many or others, where two swapped neighbors are one. */
function distanceOf(typed: string, word: string): number {
  const rows = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (const [down, letter] of [...typed].entries()) {
    const row = [down + 1];
    const above = rows.at(-1) ?? [];
    for (const [across, other] of [...word].entries()) {
      const isSwapped = letter === word[across - 1] && typed[down - 1] === other;
      row.push(
        Math.min(
          (above[across + 1] ?? 0) + 1,
          (row[across] ?? 0) + 1,
          (above[across] ?? 0) + Number(letter !== other),
          isSwapped ? (rows.at(-2)?.[across - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
