import type { SearchResult } from 'minisearch';
import { commonWords } from './content/common-words';
import type { SearchEntry } from './entry';
import { consonantsOf, type Meaning } from './word-forms';
import { comparedAs } from './words-of';

/** A word of a search, and the places that have it. */
export type FoundMeaning = Meaning & { results: readonly SearchResult[] };

/** `tells`: how many of the words it has that aren't common ones. */
export type Ranked = { id: number; terms: readonly string[]; score: number; tells: number };

const common = new Set([...commonWords].map(comparedAs));
/** What a place has only as a part of its page. */
const OF_PAGE = ['page', 'topic'];
const OF_PAGE_WEIGHT = 0.6;
const COMMON_WEIGHT = 0.15;
const ALL_WORDS = 3;
/** The top of a page shows little: a search for several things is for a part. */
const TOP = 0.8;
const HOME = 0.02;
const ANSWERS_KIND = 1.3;
/** What the whole site is about, so that no place lacks it. */
const everywhere = new Set(['hawaii', 'military', 'pcs'].map((word) => consonantsOf(comparedAs(word))));
/** What a question asks for, and how a place that answers it looks. */
const KINDS = [
  { asks: /\b(how much|costs?|prices?|fees?|expensive|cheap(est)?|rates?)\b/i, answer: /\$\d/ },
  {
    asks: /\b(how (long|soon|early|fast|many (days|weeks|months))|when|waits?)\b/i,
    answer: /(\d|one|two|three|six|nine) (minute|hour|day|week|month|year)s?\b/,
  },
  { asks: /\b(who|call|phone|number|contact|report)\b/i, answer: /\b\d{3}-\d{3}-\d{4}\b/ },
];

/** The places that have the words, best first: how many and how rare, how well, and what their pages have of the rest. */
export function ranked(
  query: string,
  entries: readonly SearchEntry[],
  meanings: readonly FoundMeaning[],
): readonly Ranked[] {
  const telling = meanings.filter(({ typed }) => !typed.every(isEverywhere));
  const asked = telling.length > 0 ? telling : meanings;
  const kinds = KINDS.filter(({ asks }) => asks.test(query));
  const places = new Map<number, Ranked & { words: number; rarity: number }>();
  const pages = new Map<string, number>();
  for (const { typed, results } of asked) {
    const weight = typed.every(isCommon) ? COMMON_WEIGHT : 1;
    const rarity = weight * Math.log(1 + entries.length / (1 + results.filter(isOwn).length));
    const best = new Map<string, number>();
    for (const result of results) {
      const { id, score, terms } = result;
      // What one word adds has a limit: the top of a page would win by its own name.
      const strength = weight * Math.sqrt(score);
      const path = entries[id]?.[0] ?? '';
      best.set(path, Math.max(best.get(path) ?? 0, strength));
      const place = places.get(id);
      places.set(id, {
        id,
        terms: [...(place?.terms ?? []), ...terms],
        score: (place?.score ?? 0) + strength,
        rarity: (place?.rarity ?? 0) + (isOwn(result) ? rarity : rarity * OF_PAGE_WEIGHT),
        words: (place?.words ?? 0) + 1,
        tells: (place?.tells ?? 0) + Number(weight === 1),
      });
    }
    for (const [path, strength] of best) pages.set(path, (pages.get(path) ?? 0) + strength);
  }
  const isForPart = asked.filter(({ typed }) => !typed.every(isCommon)).length > 1;
  const weightOfTop = (path: string) => (path === '/' ? HOME : isForPart ? TOP : 1);
  const scoreOf = ({ id, score, rarity, words }: Ranked & { words: number; rarity: number }) => {
    const [path = '', , section, part, text = ''] = entries[id] ?? [];
    return (
      score *
      (pages.get(path) ?? 0) *
      rarity ** 2 *
      (words === asked.length ? ALL_WORDS : 1) *
      (section || part ? 1 : weightOfTop(path)) *
      (kinds.some(({ answer }) => answer.test(text)) ? ANSWERS_KIND : 1)
    );
  };
  return [...places.values()]
    .map((place) => ({ ...place, score: scoreOf(place) }))
    .toSorted((a, b) => b.score - a.score);
}

function isOwn({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => !OF_PAGE.includes(field)));
}

/** Whether it says nothing of the subject: “get”, or “4” of “family of 4”, which places could have by chance. */
export function isCommon(word: string): boolean {
  return common.has(comparedAs(word)) || isEverywhere(word) || /^\d{1,2}$/.test(word);
}

/** “hawii” and “milatary”, too: they sound like it. */
function isEverywhere(word: string): boolean {
  return everywhere.has(consonantsOf(comparedAs(word)));
}
