import MiniSearch, { type SearchResult } from 'minisearch';
import { partId } from '@/browser/slug';
import { type AppPath, findPage, type SitePage } from '@/site-map';
import type { SearchEntry } from './entry';
import { type Meaning, meaningsOf } from './meanings';
import { comparedAs, spelledWordsOf, wordsOf } from './words-of';

/** A section, or a part of one. */
export type SectionHit = {
  /** What an address names it by. */
  id: string;
  title: string;
  /** The sentence that matches the search best. */
  sentence: string;
};

export type PageHits = {
  path: AppPath;
  page: string;
  /** The page's own sentence that matches the search best, when it matches above its sections. */
  sentence: string;
  /** The best ones, best first. */
  sections: readonly SectionHit[];
  /** Whether a section matches better than the page as a whole. */
  isBestInSection: boolean;
};

export type Found = {
  /** The best pages, or none when no word of the query matches. */
  pages: readonly PageHits[];
  /** The words of the query that no page has, as they were typed. */
  missing: readonly string[];
  /** Those that were taken for another word. */
  corrected: readonly { typed: string; readAs: string }[];
};

export type Search = {
  find(query: string): Found;
  /** Returns the pages whose names are spelled most like the query, then the two that lead everywhere. */
  nearest(query: string): readonly SitePage[];
};

const MAX_PAGES = 5;
const MAX_SECTIONS = 2;
const MAX_NEAREST = 3;
const MAX_QUERY_LENGTH = 100;
const AMOUNT_WEIGHT = 0.1;
const LEAD_EVERYWHERE: readonly AppPath[] = ['/pcs-toolkit/hawaii-checklist', '/resources'];

/** Fields where two neighbors also count as one word, so that “jetski” finds “jet ski”. */
const NAMES = ['title', 'section', 'part', 'called'];

export function createSearch(entries: readonly SearchEntry[]): Search {
  const known = new Map<string, string>();
  /** The top entry of each page in the menu, by the page's title and menu name. */
  const named = new Map<string, number>();
  const index = new MiniSearch({
    fields: ['title', 'page', 'section', 'part', 'text', 'called', 'words'],
    processTerm: (word) => word,
    tokenize: (text, field = '') => {
      const spelled = spelledWordsOf(text);
      if (NAMES.includes(field)) spelled.push(...joined(spelled));
      for (const word of spelled) {
        const compared = comparedAs(word);
        const shorter = known.get(compared);
        // The same whatever the pages' order.
        if (!shorter || word.length < shorter.length) known.set(compared, word);
      }
      return spelled.map(comparedAs);
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

  return {
    find(query) {
      const read = meaningsOf(spelledWordsOf(query.slice(0, MAX_QUERY_LENGTH)), known).map((meaning) => ({
        ...meaning,
        best: index.search(meaning.query)[0]?.terms[0],
      }));
      const results = resultsOf(
        index,
        entries,
        read.filter(({ best }) => best !== undefined),
      );
      const asked = query.trim().toLowerCase();
      // First the page of that name, then the sections and parts of that name.
      const rankOf = ({ id }: SearchResult) =>
        id === named.get(asked) ? 2 : Number(titleOf(entries[id])?.toLowerCase() === asked);
      const sorted = results.toSorted((a, b) => rankOf(b) - rankOf(a));
      return {
        pages: groupedByPage(sorted, entries),
        missing: read.flatMap(({ typed, best }) => (best === undefined ? typed : [])),
        corrected: read.flatMap(({ typed, best, isSame }) =>
          best === undefined || isSame(best)
            ? []
            : { typed: typed.join(' '), readAs: known.get(best) ?? best },
        ),
      };
    },
    nearest(query) {
      const queries = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
      const alike = index.search({ queries, fields: NAMES, fuzzy: 0.4 });
      const paths = new Set([...alike.flatMap(({ id }) => entries[id]?.[0] ?? []), ...LEAD_EVERYWHERE]);
      return [...paths].slice(0, MAX_NEAREST).flatMap((path) => findPage(path) ?? []);
    },
  };
}

/** The parts of pages that have every word, or else those that have some, best first. */
function resultsOf(
  index: MiniSearch,
  entries: readonly SearchEntry[],
  meanings: readonly Meaning[],
): readonly SearchResult[] {
  const queries = meanings.map(({ query }) => query);
  const all = index.search({ queries, combineWith: 'AND' });
  if (all.length > 0) return all;
  const pages = new Map<string, number>();
  for (const query of queries)
    for (const [path, score] of bestOnPages(index.search(query), entries))
      pages.set(path, (pages.get(path) ?? 0) + score);
  // A part's score, times what its page has of the words.
  const rankOf = ({ id, score }: SearchResult) => score * (pages.get(entries[id]?.[0] ?? '') ?? 0);
  return index.search({ queries, combineWith: 'OR' }).toSorted((a, b) => rankOf(b) - rankOf(a));
}

/** Each page with the score of its best result. `results`: best first. */
function bestOnPages(results: readonly SearchResult[], entries: readonly SearchEntry[]): Map<string, number> {
  return new Map(results.toReversed().map(({ id, score }) => [entries[id]?.[0] ?? '', score]));
}

function joined(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => comparedAs(words[at] ?? '') + word);
}

function groupedByPage(results: readonly SearchResult[], entries: readonly SearchEntry[]): PageHits[] {
  const pages = new Map<AppPath, PageHits & { sections: SectionHit[] }>();
  for (const { id: at, terms } of results) {
    const [path, id, , part, text] = entries[at] ?? [];
    const page = path && findPage(path);
    if (!page || text === undefined) continue;
    const title = titleOf(entries[at]);
    const hits = pages.get(page.path) ?? {
      path: page.path,
      page: page.title,
      sentence: '',
      sections: [],
      isBestInSection: Boolean(title),
    };
    pages.set(page.path, hits);
    const sentence = bestSentence(text.split('\n'), terms);
    if (!title) hits.sentence = sentence;
    else if (hits.sections.length < MAX_SECTIONS)
      hits.sections.push({ id: addressOf(id, part), title, sentence });
  }
  return [...pages.values()].slice(0, MAX_PAGES);
}

/** The title of a section or a part of one; none for a page's own entry. */
function titleOf([, , section, part]: readonly (string | undefined)[] = []): string | undefined {
  return part || section;
}

function addressOf(id = '', part = ''): string {
  return id.endsWith('/') ? id + partId(part) : id;
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
