import type MiniSearch from 'minisearch';
import type { IndexedWords } from './known-words';
import { typoQuery } from './word-forms';
import { comparedAs, spelledWordsOf } from './words-of';

/** `query`: the whole search with the word as pages spell it. */
export type Offer = { typed: string; word: string; query: string };

/** Shorter words have too many that are spelled alike. */
const OFFER_FROM_LENGTH = 6;
const ACRONYM = /^[A-Z]{2,6}$/;

/** Returns the word that a missing one may stand for. None for an acronym or a short word: “rape” is no “rate”. */
export function offerFor(
  typed: string,
  query: string,
  index: MiniSearch,
  words: IndexedWords,
): Offer | undefined {
  const pieces = query.split(/(\s+)/);
  const at = pieces.findIndex((piece) => spelledWordsOf(piece)[0] === typed);
  if (comparedAs(typed).length < OFFER_FROM_LENGTH || /\d/.test(typed) || ACRONYM.test(pieces[at] ?? ''))
    return undefined;
  const found = index.search(typoQuery(comparedAs(typed), words)).flatMap(({ terms }) => terms);
  const word = found.map(words.spellingOf).find((spelling = '') => spelling.length >= OFFER_FROM_LENGTH - 1);
  return word === undefined ? undefined : { typed, word, query: pieces.toSpliced(at, 1, word).join('') };
}
