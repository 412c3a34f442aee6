import MiniSearch, { type SearchResult } from 'minisearch';
import { type AppPath, findPage } from '@/site-map';
import type { SearchEntry } from './entry';

export type SearchHit = {
  path: AppPath;
  /** The id of the element to scroll to; empty for the top of the page. */
  id: string;
  page: string;
  /** The title of the part or, without one, the section; empty for the page as a whole. */
  section: string;
  /** The sentence that matches the most search terms. */
  sentence: string;
};

const MAX_HITS = 8;
const MAX_HITS_PER_PAGE = 3;
const MAX_QUERY_LENGTH = 100;
const FUZZY_FROM_LENGTH = 4;

// Words that a question contains but an answer may not.
const FILLERS = new Set(
  'a an and are at be can do does for from get how i in is it me my of on or our the there to we what when where which who with you your'.split(
    ' ',
  ),
);

const options = {
  fields: ['title', 'page', 'section', 'part', 'text', 'called', 'words'],
  processTerm: plain,
  searchOptions: {
    boost: { title: 6, part: 3, section: 2, called: 5, words: 0.5 },
    prefix: true,
    fuzzy: (term: string) => (term.length >= FUZZY_FROM_LENGTH ? 0.2 : false),
    weights: { fuzzy: 0.3, prefix: 0.5 },
  },
};

/** Returns a search function for these entries. It returns the best hits, or none when no word of the query matches. */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => readonly SearchHit[] {
  const index = new MiniSearch(options);
  index.addAll(
    entries.map(([path, , section, part, text, words], id) => {
      const page = findPage(path)?.title ?? '';
      // Boosts a page's top entry in searches for the page's title or for what people call it.
      const isTop = !section && !part;
      return isTop ? { id, title: page, text, called: words } : { id, page, section, part, text, words };
    }),
  );
  return (query) => {
    const asked = query.slice(0, MAX_QUERY_LENGTH);
    const all = index.search(asked, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(asked);
    return limitHits(found, entries).flatMap((result) => hitOf(result, entries[result.id]) ?? []);
  };
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
  const sentences = text.split('\n').filter((sentence) => sentence !== page.title);
  return { path, id, page: page.title, section: part || section, sentence: bestSentence(sentences, terms) };
}

function bestSentence(sentences: readonly string[], terms: readonly string[]): string {
  const counted = sentences.map((sentence) => {
    const words = new Set(sentence.split(/[\s\p{P}]+/u).map(plain));
    return { sentence, count: terms.filter((term) => words.has(term)).length };
  });
  return counted.reduce((best, next) => (next.count > best.count ? next : best), { sentence: '', count: -1 })
    .sentence;
}

/** Returns the word in lowercase without Hawaiian diacritics, or null for a filler. */
function plain(word: string): string | null {
  const term = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}ʻ]/gu, '');
  return FILLERS.has(term) ? null : term;
}
