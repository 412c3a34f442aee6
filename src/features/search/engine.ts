import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { type AppPath, findPage, type SitePage } from '@/site-map';
import type { SearchEntry } from './entry';
import { wordsOf } from './words-of';

export type SearchHit = {
  path: AppPath;
  /** The id of the element to scroll to; empty for the top of the page. */
  id: string;
  page: string;
  /** The title of the part or, without one, the section; empty for the page as a whole. */
  section: string;
  /** The sentence that matches the search best. */
  sentence: string;
};

export type Search = {
  /** Returns the best hits, or none when no word of the query matches. */
  hits(query: string): readonly SearchHit[];
  /** Returns the pages whose names are spelled most like the query, then the two that lead everywhere. */
  nearest(query: string): readonly SitePage[];
};

const MAX_HITS = 8;
const MAX_HITS_PER_PAGE = 3;
const MAX_NEAREST = 3;
const MAX_QUERY_LENGTH = 100;
const PREFIX_FROM_LENGTH = 3;
const TYPO_FROM_LENGTH = 4;
const AMOUNT_WEIGHT = 0.1;
const LEAD_EVERYWHERE: readonly AppPath[] = ['/pcs-toolkit/hawaii-checklist', '/resources'];

/** Fields where two neighbors also count as one word, so that “jetski” finds “jet ski”. */
const NAMES = ['title', 'section', 'part', 'called'];

export function createSearch(entries: readonly SearchEntry[]): Search {
  const known = new Set<string>();
  /** The top entry of each page in the menu, by the page's title and menu name. */
  const named = new Map<string, number>();
  const index = new MiniSearch({
    fields: ['title', 'page', 'section', 'part', 'text', 'called', 'words'],
    processTerm: (word) => word,
    tokenize: (text, field = '') => {
      const words = wordsOf(text);
      if (NAMES.includes(field)) words.push(...joined(words));
      for (const word of words) known.add(word);
      return words;
    },
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 6, page: 2, part: 3, section: 2, called: 8, words: 0.5 },
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
  index.addAll(
    entries.map(([path, , section, part, text, names], id) => {
      const { title: page = '', menuLabel = page, group } = findPage(path) ?? {};
      const [called = '', words = ''] = names.split('\n');
      // Boosts a page's top entry in searches for the page's title.
      const isTop = !section && !part;
      if (isTop && group) for (const name of [page, menuLabel]) named.set(name.toLowerCase(), id);
      return isTop
        ? { id, title: page, text, called, words }
        : { id, page, section, part, text, called, words };
    }),
  );

  function find(words: readonly string[]): readonly SearchResult[] {
    const queries = meanings(words, known);
    const all = index.search({ queries, combineWith: 'AND' });
    return all.length > 0 ? all : index.search({ queries, combineWith: 'OR' });
  }

  return {
    hits(query) {
      const results = find(wordsOf(query.slice(0, MAX_QUERY_LENGTH)));
      const own = named.get(query.trim().toLowerCase());
      const sorted = results.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
      return limitHits(sorted, entries).flatMap((result) => hitOf(result, entries[result.id]) ?? []);
    },
    nearest(query) {
      const queries = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
      const alike = index.search({ queries, fields: NAMES, fuzzy: 0.4 });
      const paths = new Set([...alike.flatMap(({ id }) => entries[id]?.[0] ?? []), ...LEAD_EVERYWHERE]);
      return [...paths].slice(0, MAX_NEAREST).flatMap((path) => findPage(path) ?? []);
    },
  };
}

/** Itself and longer words. One that isn't `known`, on any page, may be a typo: then also words that are spelled or sound like it. */
function meant(word: string, known: ReadonlySet<string>): Query {
  const prefix = word.length >= PREFIX_FROM_LENGTH;
  if (known.has(word) || /\d/.test(word) || word.length < TYPO_FROM_LENGTH)
    return { queries: [word], prefix };
  const swapped = neighborsSwapped(word).filter((other) => known.has(other));
  const consonants = consonantsOf(word);
  const sounding: Query = {
    queries: [word],
    fuzzy: consonants.length > 2 && 2,
    boostDocument: (_id, found) => (consonantsOf(found) === consonants ? 1 : 0),
  };
  const spelled: Query = {
    queries: [word],
    prefix,
    fuzzy: 1,
    boostDocument: (_id, found) => (found[0] === word[0] ? 1 : 0),
  };
  return { combineWith: 'OR', queries: [spelled, sounding, ...swapped] };
}

/** What each word means, but two words that a page also writes as one are asked for as one, too. */
function meanings(words: readonly string[], known: ReadonlySet<string>): Query[] {
  const [first, second, ...others] = words;
  if (first === undefined) return [];
  if (second === undefined || !known.has(first + second))
    return [meant(first, known), ...meanings(words.slice(1), known)];
  const apart: Query = { combineWith: 'AND', queries: [meant(first, known), meant(second, known)] };
  return [{ combineWith: 'OR', queries: [first + second, apart] }, ...meanings(others, known)];
}

function joined(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}

/** The word with each two neighboring letters swapped. */
function neighborsSwapped(word: string): string[] {
  return [...word.slice(1)].map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
}

/** Its first letter and the consonants after it, a doubled one once: most typos are in the others. */
function consonantsOf(word: string): string {
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiou]/g, '')
      .replace(/(.)\1/g, '$1')
  );
}

function limitHits(found: readonly SearchResult[], entries: readonly SearchEntry[]): SearchResult[] {
  const counts = new Map<string, number>();
  return found
    .filter(({ id }) => {
      const [path = ''] = entries[id] ?? [];
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      return count <= MAX_HITS_PER_PAGE;
    })
    .slice(0, MAX_HITS);
}

function hitOf({ terms }: SearchResult, entry: SearchEntry | undefined): SearchHit | undefined {
  const page = entry && findPage(entry[0]);
  if (!page) return undefined;
  const [path, id, section, part, text] = entry;
  const sentence = bestSentence(text.split('\n'), terms);
  return { path, id, page: page.title, section: part || section, sentence };
}

/**
 * The sentence with the most of these words, where a word that few of the sentences have counts for more, and an amount
 * decides between equals.
 */
function bestSentence(sentences: readonly string[], terms: readonly string[]): string {
  const said = sentences.map((sentence) => new Set(wordsOf(sentence)));
  const weightOf = (term: string) => 1 / said.filter((words) => words.has(term)).length;
  const weights = said.map((words, at) => {
    const weight = terms.filter((term) => words.has(term)).reduce((sum, term) => sum + weightOf(term), 0);
    return weight > 0 && sentences[at]?.includes('$') ? weight + AMOUNT_WEIGHT : weight;
  });
  return sentences[weights.indexOf(Math.max(...weights))] ?? '';
}
