// The search index, built from the prerendered pages heading by heading, so that it can't go stale.
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import type { SearchEntry } from '../src/features/search/entry.ts';

type Path = SearchEntry[0];
type SearchedPage = { path: Path; body: string; words: string };

const SHOWN_LENGTH = 200;
/** Words in more entries than this are indexed only as part of the text shown. */
const RARE = 3;
/** Only the top of these pages: home repeats the other pages, and the posts and suggestions are samples. */
const ONLY_TOP: readonly Path[] = ['/', '/member-forum', '/suggestion-box'];

const SKIPPED =
  'nav, noscript, svg, script, style, button, select, sup, form, fieldset, summary, progress, .unconfirmed, .sr-only, [aria-hidden="true"], [role="status"]';
const BLOCK = /^(h2|h3|p|li|dt|dd|td|th|caption|div|address|tr|ul|ol|section)$/;
const TITLE = /^(h2|h3|label)$/;
const PHONE = /\b\d{3}-\d{3}-\d{4}\b/;
/** A boundary between inline elements, which may be rendered with space between them. */
const SEAM = '\ue000';

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
  const main = parse(body).querySelector('main');
  for (const skipped of main?.querySelectorAll(SKIPPED) ?? []) skipped.remove();
  const entries: Entry[] = [{ path, id: '', section: '', part: '', blocks: [], words }];
  let text = '';
  let id = '';
  let itemId = '';
  const endBlock = (tag = '') => {
    const block = cleaned(text);
    text = '';
    if (!block) return;
    if (!TITLE.test(tag)) return void entries.at(-1)?.blocks.push(block);
    const title = block.replace(/^\d+\. /, '');
    const section = tag === 'h3' ? (entries.at(-1)?.section ?? '') : tag === 'h2' ? title : '';
    const part = tag === 'h2' ? '' : title;
    entries.push({ path, id: itemId || id, section, part, blocks: [], words: '' });
  };
  const read = (parent: HTMLElement) => {
    for (const node of parent.childNodes) {
      if (node instanceof TextNode) text += node.text;
      if (!(node instanceof HTMLElement)) continue;
      const tag = node.localName;
      if (!BLOCK.test(tag) && !(tag === 'label' && itemId)) {
        text += SEAM;
        read(node);
        text += SEAM;
        continue;
      }
      endBlock();
      if (tag === 'h2') id = node.id;
      if (tag === 'li') itemId = node.id || itemId;
      read(node);
      endBlock(tag);
      if (tag === 'ol') itemId = '';
    }
  };
  if (main) read(main);
  endBlock();
  return entries
    .slice(0, ONLY_TOP.includes(path) ? 1 : undefined)
    .filter(({ section, part, blocks }) => section !== 'Sources' && (part || blocks.length > 0));
}

function cleaned(text: string): string {
  return text
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
