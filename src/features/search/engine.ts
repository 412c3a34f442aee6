import MiniSearch from 'minisearch';
import { partId } from '@/browser/slug';
import { type AppPath, findPage, type SitePage } from '@/site-map';
import { type SearchEntry, SURE_UP_TO_PLACES, usualId } from './entry';
import { createWords, type IndexedWords } from './known-words';
import { type Offer, offerFor } from './offers';
import { isCommon, type Ranked, ranked } from './ranking';
import { meaningsOf } from './word-forms';
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
  /** Those that few places have, none of them on the page that matches best. */
  elsewhere: readonly string[];
  /** Whether the best place has none of the words but common ones, as “best” and “week”. */
  isLoose: boolean;
  /** Words that pages have, spelled like missing ones. */
  offers: readonly Offer[];
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
const OTHER_NAME_WEIGHT = 0.05;
const LEAD_EVERYWHERE: readonly AppPath[] = ['/pcs-toolkit/hawaii-checklist', '/resources'];

/** Fields where two neighbors also count as one word, so that “jetski” finds “jet ski”. */
const NAMES = ['title', 'section', 'part', 'called'];

export function createSearch(entries: readonly SearchEntry[]): Search {
  const words = createWords();
  /** The top entry of each page in the menu, by the page's title and menu name. */
  const named = new Map<string, number>();
  const index = createIndex(words);
  /** What people call each page: its parts are about that, too. */
  const topics = new Map<AppPath, string>();
  index.addAll(
    entries.map(([path, , section, part, text, names], id) => {
      const { title: page = '', menuLabel = page, group } = findPage(path) ?? {};
      const [called = '', words = ''] = names.split('\n');
      // Boosts a page's top entry in searches for the page's title.
      const isTop = !section && !part;
      if (isTop) topics.set(path, called);
      if (isTop && group) for (const name of [page, menuLabel]) named.set(name.toLowerCase(), id);
      if (isTop) return { id, title: page, text, called, words };
      const own = part ? { section, part } : { part: section };
      return { id, page, topic: topics.get(path), ...own, text, called, words };
    }),
  );

  return {
    find(query) {
      const cut = query.slice(0, MAX_QUERY_LENGTH);
      const look = (typed: readonly string[]) =>
        meaningsOf(typed, words).map((meaning) => {
          const results = index.search(meaning.query);
          return { ...meaning, results, places: new Set(results.map(({ id }): number => id)) };
        });
      const spelled = spelledWordsOf(cut);
      const read = look(spelled);
      const has = read.filter(({ places }) => places.size > 0);
      const missing = read.flatMap(({ typed, places }) => (places.size === 0 ? typed : []));
      const offers = missing.flatMap((typed) => offerFor(typed, cut, index, words) ?? []);
      // What was typed stays the search. But beside words that pages have, a likely typo counts as what it stands for.
      const likely = new Map(has.length > 0 ? offers.map(({ typed, word }) => [typed, word]) : []);
      const meant = likely.size > 0 ? look(spelled.map((word) => likely.get(word) ?? word)) : has;
      const results = ranked(
        cut,
        entries,
        meant.filter(({ places }) => places.size > 0),
      );
      const asked = query.trim().toLowerCase();
      // First the page of that name, then the sections and parts of that name.
      const rankOf = ({ id }: Ranked) =>
        id === named.get(asked) ? 2 : Number(titleOf(entries[id])?.toLowerCase() === asked);
      const sorted = results.toSorted((a, b) => rankOf(b) - rankOf(a));
      const best = entries[sorted[0]?.id ?? -1];
      const isNear = (id: number) => entries[id]?.[0] === best?.[0];
      return {
        pages: groupedByPage(sorted, entries, new Set(wordsOf(cut))),
        // A number may be a piece of one, as 1200 is of $1,200.
        missing: missing.filter((word) => !/^\d+$/.test(word) && !isCommon(word)),
        elsewhere: has.flatMap(({ typed, places }) =>
          typed.length > 1 || places.size > SURE_UP_TO_PLACES || [...places].some(isNear)
            ? []
            : typed.filter((word) => !isCommon(word)),
        ),
        isLoose: !isNameOf(best, cut) && isLoose(sorted[0], titleOf(best), missing.length + has.length),
        offers,
      };
    },
    nearest(query) {
      const queries = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
      const begins = new Set(queries.map((word) => word[0]));
      const alike = index.search({
        queries,
        fields: NAMES,
        fuzzy: 0.3,
        boostDocument: (_id, found) => Number(begins.has(found[0])),
      });
      const paths = new Set([...alike.flatMap(({ id }) => entries[id]?.[0] ?? []), ...LEAD_EVERYWHERE]);
      return [...paths].slice(0, MAX_NEAREST).flatMap((path) => findPage(path) ?? []);
    },
  };
}

function createIndex(words: IndexedWords): MiniSearch {
  return new MiniSearch({
    fields: ['title', 'page', 'topic', 'section', 'part', 'text', 'called', 'words'],
    processTerm: (word) => word,
    tokenize: (text, field = '') => {
      const spelled = spelledWordsOf(text);
      for (const word of spelled) words.add(word);
      const glued = NAMES.includes(field) ? joined(spelled) : [];
      for (const word of glued) words.addGlued(word);
      return [...spelled.map(comparedAs), ...glued];
    },
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 6, page: 2, topic: 1, part: 3, section: 1, called: 6, words: 0.5 },
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
}

/** A search for one word, or for what a place is called, is never loose. */
function isLoose(best: Ranked | undefined, title: string | undefined, asked: number): boolean {
  if (!best || best.tells > 0 || asked < 2) return false;
  const said = new Set(wordsOf(title ?? ''));
  return !best.terms.every((term) => said.has(term));
}

/** Whether a place's page has all of the words in its name, as “first 60 days” are of one. */
function isNameOf(place: SearchEntry | undefined, query: string): boolean {
  const page = place && findPage(place[0]);
  const name = new Set(wordsOf(`${page?.title} ${page?.menuLabel}`));
  return wordsOf(query).every((word) => name.has(word));
}

function joined(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => comparedAs(words[at] ?? '') + word);
}

function groupedByPage(
  results: readonly Ranked[],
  entries: readonly SearchEntry[],
  typed: ReadonlySet<string>,
): PageHits[] {
  const pages = new Map<AppPath, PageHits & { sections: SectionHit[] }>();
  for (const { id: at, terms } of results) {
    const [path, ownId, section = '', part = '', text] = entries[at] ?? [];
    const page = path && findPage(path);
    if (!page || text === undefined) continue;
    const id = ownId || usualId(section, part);
    const title = titleOf(entries[at]);
    const hits = pages.get(page.path) ?? {
      path: page.path,
      page: page.title,
      sentence: '',
      sections: [],
      isBestInSection: Boolean(title),
    };
    pages.set(page.path, hits);
    const sentence = bestSentence(text.split('\n'), terms, typed);
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

function addressOf(id: string, part: string): string {
  return id.endsWith('/') ? id + partId(part) : id;
}

/**
 * The sentence with the most of these words, as they were typed more than by another name, where a word that few of the
 * sentences have counts for more, and an amount decides between equals.
 */
function bestSentence(
  sentences: readonly string[],
  terms: readonly string[],
  typed: ReadonlySet<string>,
): string {
  const said = sentences.map((sentence) => new Set(wordsOf(sentence)));
  const weightOf = (term: string) =>
    (typed.has(term) ? 1 : OTHER_NAME_WEIGHT) / said.filter((words) => words.has(term)).length;
  const weights = said.map((words, at) => {
    const weight = terms.filter((term) => words.has(term)).reduce((sum, term) => sum + weightOf(term), 0);
    return weight > 0 && sentences[at]?.includes('$') ? weight + AMOUNT_WEIGHT : weight;
  });
  return sentences[weights.indexOf(Math.max(...weights))] ?? '';
}
