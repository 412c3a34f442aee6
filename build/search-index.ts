// The search index, built from the prerendered pages heading by heading, so that it can't go stale.
import type { SearchEntry } from '../src/features/search/entry.ts';

type Path = SearchEntry[0];
type SearchedPage = { path: Path; body: string; words: string };

const SHOWN_LENGTH = 200;
/** Words in more entries than this are indexed only as part of the text shown. */
const RARE = 3;
/** Only the top of these pages: home repeats the other pages, and the posts and suggestions are samples. */
const ONLY_TOP: readonly Path[] = ['/', '/member-forum', '/suggestion-box'];

const SKIPPED = /^(nav|noscript|svg|script|style|button|select|sup|form|fieldset|summary|progress)$/;
const SKIPPED_BY = /class="[^"]*\b(unconfirmed|sr-only)\b|aria-hidden="true"|role="status"/;
const EMPTY = /^(br|img|input|use|path|hr|source|track|circle|line|stop)$/;
const BLOCK = /^(p|li|dt|dd|td|th|caption|div|address|tr|ul|ol|section)$/;
const PHONE = /\b\d{3}-\d{3}-\d{4}\b/;
/** A boundary between inline elements, which may be rendered with space between them. */
const SEAM = '\ue000';
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

type Site = Pick<typeof import('../src/prerender'), 'pages' | 'searchWords'>;

/** Returns the index file's text. `bodies` maps each path to its page's HTML. */
export function searchIndexOf({ pages, searchWords }: Site, bodies: ReadonlyMap<string, string>): string {
  return JSON.stringify(
    searchEntries(
      pages.map(({ path }) => ({ path, body: bodies.get(path) ?? '', words: searchWords[path] })),
    ),
  );
}

/** Returns the entries of every page. A page's first entry also has the other words people use for it. */
export function searchEntries(pages: readonly SearchedPage[]): readonly SearchEntry[] {
  const entries = pages.flatMap(entriesOf);
  const counts = new Map<string, number>();
  for (const { blocks } of entries)
    for (const word of wordsIn(blocks.join(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return entries.map(({ path, id, section, part, blocks, words }) => {
    const shown = blocksToShow(blocks);
    const said = wordsIn([section, part, ...shown, words].join(' '));
    const hidden = [...wordsIn(blocks.join(' '))].filter(
      (word) => !said.has(word) && word.length > 2 && (counts.get(word) ?? 0) <= RARE,
    );
    return [path, id, section, part, shown.join('\n'), [words, ...hidden].join(' ').trim()];
  });
}

type Entry = {
  path: Path;
  id: string;
  section: string;
  part: string;
  blocks: string[];
  words: string;
};

/** A section starts at an h2, its parts at an h3, and a list item with an id at its label. Leaves out the sources. */
function entriesOf({ path, body, words }: SearchedPage): Entry[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  const entries: Entry[] = [{ path, id: '', section: '', part: '', blocks: [], words }];
  let skippedDepth = 0;
  let text = '';
  let id = '';
  let itemId: string | undefined;
  const take = () => {
    const block = decoded(text);
    text = '';
    return block;
  };
  const flush = () => {
    const block = take();
    if (block) entries.at(-1)?.blocks.push(block);
  };
  for (const [, close, tag = '', attributes = '', words = ''] of main.matchAll(
    /<(\/?)(\w+)([^>]*)>|([^<]+)|<!--[\s\S]*?-->/g,
  )) {
    if (!tag) {
      if (skippedDepth === 0) text += words;
    } else if (skippedDepth > 0 || SKIPPED.test(tag) || SKIPPED_BY.test(attributes)) {
      if (!EMPTY.test(tag) && !attributes.endsWith('/')) skippedDepth += close ? -1 : 1;
    } else if (tag === 'h2' || tag === 'h3' || (tag === 'label' && itemId)) {
      if (!close) {
        flush();
        if (tag === 'h2') id = idIn(attributes) ?? '';
        continue;
      }
      const title = take().replace(/^\d+\. /, '');
      const section = tag === 'h3' ? (entries.at(-1)?.section ?? '') : tag === 'h2' ? title : '';
      const part = tag === 'h2' ? '' : title;
      entries.push({ path, id: itemId ?? id, section, part, blocks: [], words: '' });
    } else if (BLOCK.test(tag)) {
      flush();
      if (tag === 'li' && !close) itemId = idIn(attributes) ?? itemId;
      if (tag === 'ol' && close) itemId = undefined;
    } else text += SEAM;
  }
  flush();
  return entries
    .slice(0, ONLY_TOP.includes(path) ? 1 : undefined)
    .filter(({ section, part, blocks }) => section !== 'Sources' && (part || blocks.length > 0));
}

function idIn(attributes: string): string | undefined {
  return /\bid="([^"]+)"/.exec(attributes)?.[1];
}

function decoded(text: string): string {
  return text
    .replace(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replace(/(?<=[\p{L}\p{N}])\ue000+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[\ue000\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first blocks that fit (at least one), and every phone number with the line above it, which says whose it is. */
function blocksToShow(blocks: readonly string[]): string[] {
  let length = 0;
  return blocks.filter((block, at) => {
    length += block.length;
    return at === 0 || length <= SHOWN_LENGTH || PHONE.test(block) || PHONE.test(blocks[at + 1] ?? '');
  });
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-.,][\p{N}]+)*/gu) ?? []);
}
