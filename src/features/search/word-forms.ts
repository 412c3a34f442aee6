import type { Query, SearchOptions } from 'minisearch';
import { sameMeaning } from './content/same-meaning';
import { comparedAs } from './words-of';

/** The words of all pages as search compares them. */
export type KnownWords = {
  has(compared: string): boolean;
  /** Whether a page's names also write it as two words, as “jet ski”. */
  isApart(compared: string): boolean;
  /** Those of the same root as a word: “tinted” for “tint”. */
  formsOf(compared: string): readonly string[];
};

/** One word of a search, or two that pages also write as one, and what finds it. */
export type Meaning = { typed: readonly string[]; query: Query };

const PREFIX_FROM_LENGTH = 3;
const ROOT_FROM_LENGTH = 4;
const ONE_LETTER_FROM_LENGTH = 9;
/** A shorter word is another one more often than a typo: “butter” is no “battery”, “monkey” no “money”. */
const SHORT_UP_TO_LENGTH = 6;
const BASE_WEIGHT = 0.2;
/** Of all synonyms of a word: a page that has many of them isn't more about it. */
const SYNONYM_WEIGHT = 0.5;
const synonyms = new Map<string, readonly string[]>();
for (const line of sameMeaning) {
  const [same = [], narrower = []] = line.split(' < ').map((words) => words.split(' ').map(comparedAs));
  const add = (word: string, others: readonly string[]) =>
    synonyms.set(word, [...(synonyms.get(word) ?? []), ...others.filter((other) => other !== word)]);
  for (const word of [...same, ...narrower]) add(word, same);
}
/** Short words whose forms double the last letter: “rat” is no “rating”. */
const DOUBLES = /^[^aeiou]?[aeiou][^aeiouwxy]$/;

/** Returns what each word means. Two that pages write as one word are that one: “home school” is “homeschool”. */
export function meaningsOf(typed: readonly string[], known: KnownWords): Meaning[] {
  const [first, second, ...others] = typed;
  if (first === undefined) return [];
  if (second === undefined) return [meaningOf(first, known, true)];
  const both = comparedAs(first) + comparedAs(second);
  const joined = [both, ...basesOf(both)].find((word) => known.has(word));
  if (!joined) return [meaningOf(first, known, false), ...meaningsOf([second, ...others], known)];
  const isLast = others.length === 0;
  const pair = { ...meaningOf(joined, known, isLast), typed: [first, second] };
  if (known.isApart(joined)) {
    const queries = [meaningOf(first, known, false), meaningOf(second, known, isLast)].map(
      ({ query }) => query,
    );
    pair.query = { combineWith: 'OR', queries: [joined, { combineWith: 'AND', queries }] };
  }
  return [pair, ...meaningsOf(others, known)];
}

/** The word itself and its forms; where no page has them, what it is the beginning of, if it is still being typed. */
function meaningOf(typed: string, known: KnownWords, isLast: boolean): Meaning {
  const word = comparedAs(typed);
  const bases = basesOf(word).filter((base) => known.has(base));
  const isForm = (found: string) => found === word || bases.includes(found) || isFormOf(found, word);
  const itself: Query = { queries: [word], prefix: true, ...only(isForm) };
  const isKnown = known.has(word);
  const others = [word, ...bases]
    .flatMap((own) => synonyms.get(own) ?? [])
    .filter((other) => known.has(other));
  const forms: Query[] = [
    itself,
    ...bases.map((base) => (isKnown ? weighed(base, BASE_WEIGHT) : base)),
    ...others.map((other) => ({
      queries: [other],
      prefix: true,
      boostTerm: () => SYNONYM_WEIGHT / Math.sqrt(others.length),
      ...only((found) => found === other || isFormOf(found, other)),
    })),
  ];
  if (isKnown) return { typed: [typed], query: { combineWith: 'OR', queries: forms } };
  // As it is typed: “dents” is no beginning of “dentists”.
  const begun: Query = {
    queries: [typed.replaceAll('y', 'i')],
    prefix: isLast && typed.length >= PREFIX_FROM_LENGTH,
  };
  const queries = others.length > 0 ? forms : [...forms, ...known.formsOf(word), begun];
  return { typed: [typed], query: { combineWith: 'OR', queries } };
}

/** What finds the words that are spelled or sound like one that no page has. */
export function typoQuery(word: string, known: KnownWords): Query {
  const swapped = neighborsSwapped(word).filter((other) => known.has(other));
  const consonants = consonantsOf(word);
  const isShort = word.length <= SHORT_UP_TO_LENGTH;
  const sounding: Query = {
    queries: [word],
    fuzzy: consonants.length > 2 && (isShort ? 1 : 2),
    ...only((found) => consonantsOf(found) === consonants),
  };
  // Another consonant makes another word of a short one: “hiding” for “hiking”.
  const isLikely = (found: string) =>
    found[0] === word[0] &&
    (consonantsOf(found) === consonants ||
      word.length >= ONE_LETTER_FROM_LENGTH ||
      (!isShort && found.length !== word.length));
  const spelled: Query = { queries: [word], fuzzy: 1, ...only(isLikely) };
  return { combineWith: 'OR', queries: [spelled, sounding, ...swapped] };
}

/** “screen” for “screening”, which pages have itself. */
function weighed(word: string, weight: number): Query {
  return { queries: [word], boostTerm: () => weight };
}

function only(isFound: (found: string) => boolean): SearchOptions {
  return { boostDocument: (_id, found) => Number(isFound(found)) };
}

/** Whether it is a form of a word, as “renting” and “rental” are of “rent”, but “agent” isn't of “age”. */
function isFormOf(found: string, word: string): boolean {
  const base = word.replace(/e$/, '');
  const [, doubled = '', ending] =
    (found.startsWith(base) && /^(.?)(ed|er|ing|al|able|ment)$/.exec(found.slice(base.length))) || [];
  return ending !== undefined && (doubled === base.at(-1) || (doubled === '' && !DOUBLES.test(word)));
}

/** What the longer forms of a word share: “tint” of “tinted” and “tinting”. Empty for a short one. */
export function rootOf(word: string): string {
  const [, base = word] =
    /^(\w{3,}?)(?:ed|er|or|ing|ment|able|al|li|ate|ated|ating|ion|ation|ance|ence)$/.exec(word) ?? [];
  const root = base.replace(/e$/, '').replace(/(.)\1$/, '$1');
  return root.length < ROOT_FROM_LENGTH ? '' : root;
}

/** The words that this one may be a form of: “rent” for “renting”, “ship” for “shipped”, “move” for “moving”. */
function basesOf(word: string): string[] {
  const [, base = ''] = /^(\w{3,}?)(?:ed|ing)$/.exec(word) ?? [];
  return base ? [base, `${base}e`, base.replace(/(.)\1$/, '$1')] : [];
}

/** The word with each two neighboring letters swapped. */
function neighborsSwapped(word: string): string[] {
  return [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
}

/**
 * Its first letter and the consonants after it as they sound, a doubled one once: most typos are in the others. A soft
 * “c” is “s”, as in “license”, and none after “x”, as in “exception”.
 */
export function consonantsOf(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/xc(?=[ei])/g, 'x')
      .replace(/c(?=[ei])/g, 's')
      .replace(/[aeiou]/g, '')
      .replace(/ch|k|q/g, 'c')
      .replace(/(.)\1/g, '$1')
  );
}
