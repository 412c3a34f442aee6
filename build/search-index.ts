// The search index, built from the prerendered pages heading by heading, so that it can't go stale.
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { partId } from '../src/browser/slug.ts';
import { type SearchEntry, SURE_UP_TO_PLACES, usualId } from '../src/features/search/entry.ts';
import { comparedAs, spelledWordsOf } from '../src/features/search/words-of.ts';

type Path = SearchEntry[0];
/** `names`: what people call the page, under '', and its parts, under their ids. */
type SearchedPage = { path: Path; body: string; names: Readonly<Record<string, string>> };

/** Text that starts within so many characters of its heading is shown. */
const SHOWN_WITHIN = 30;
/** Nobody searches for a piece of an amount or a phone number, or for a year alone. */
const PIECE_OF_FIGURE = /^\d{1,4}$/;
/** Only the top of these pages: home and the welcome repeat the other pages, and the posts and suggestions are samples. */
const ONLY_TOP: readonly Path[] = ['/', '/welcome', '/member-forum', '/suggestion-box'];

/** What isn't read at all: marks, drawings, sample contacts, the titles of sources, and the page's own, which search knows. */
const UNREAD =
  'h1, [aria-labelledby="sources"], nav, svg, script, style, sup, .unconfirmed, .sr-only, [data-unsearched], [aria-hidden="true"]';
/** What makes no sentence to show; its words still find the page. */
const UNSHOWN = 'button, select, form, fieldset, summary:not(:has(h2)), progress, [role="status"]';
const BLOCK = /^(h2|h3|p|li|dt|dd|div|address|table|ul|ol|section)$/;
const TITLE = /^(h2|h3|label)$/;
const PHONE = /\b\d{3}-\d{3}-\d{4}\b/;
const ROW_WITH_AMOUNT = /^[^.]{1,40}: .*\$[1-9]/;
/** A boundary between inline elements, which may be rendered with space between them. */
const SEAM = '\ue000';

type Site = Pick<typeof import('../src/prerender'), 'pages' | 'aboutOf'>;

/** Returns the index file's text. `bodies` maps each path to its page's HTML. */
export function searchIndexOf({ pages, aboutOf }: Site, bodies: ReadonlyMap<string, string>): string {
  const searched = pages.map(({ path }) => {
    const { searchWords, partWords } = aboutOf(path);
    return { path, body: bodies.get(path) ?? '', names: { '': searchWords, ...partWords } };
  });
  return JSON.stringify(searchEntries(searched));
}

/**
 * Returns the entries of every page. The first entry of a page, and of an id, also has what people call it. A word
 * that many of them show is left out where it isn't shown.
 */
export function searchEntries(pages: readonly SearchedPage[]): readonly SearchEntry[] {
  const entries = pages.flatMap(entriesOf).map((entry) => {
    const shown = blocksToShow(entry.blocks);
    const said = wordsIn([entry.section, entry.part, ...shown, entry.names].join(' '));
    return { ...entry, shown, said, words: wordsIn(entry.blocks.join(' ')) };
  });
  const showing = new Map<string, number>();
  const somewhere = new Set<string>();
  for (const { words, said } of entries) {
    for (const form of said.keys()) showing.set(form, (showing.get(form) ?? 0) + 1);
    for (const form of [...words.keys(), ...said.keys()]) somewhere.add(form);
  }
  return entries.map(({ path, id, section, part, names, shown, said, words, unshown }) => {
    const hidden = [
      ...[...words].filter(([form]) => !said.has(form) && (showing.get(form) ?? 0) <= SURE_UP_TO_PLACES),
      ...[...wordsIn(unshown)].filter(([form]) => !somewhere.has(form)),
    ].flatMap(([, word]) => (isSearchedFor(word) ? word : []));
    const called = spelledWordsOf(names);
    const ownId = id === usualId(section, part) ? '' : id;
    return [
      path,
      ownId,
      section,
      part,
      shown.join('\n'),
      `${called.join(' ')}\n${hidden.toSorted().join(' ')}`.trimEnd(),
    ];
  });
}

type Entry = {
  path: Path;
  id: string;
  section: string;
  part: string;
  blocks: string[];
  names: string;
  /** All that stands on the page, of which a word may be in none of its entries. */
  unshown: string;
};

/** A section starts at an h2, its parts at an h3, and a checklist item at its label. Leaves out the sources. */
function entriesOf({ path, body, names }: SearchedPage): Entry[] {
  const main = parse(body).querySelector('main');
  for (const unread of main?.querySelectorAll(UNREAD) ?? []) unread.remove();
  const unshown = main ? textOf(main) : '';
  for (const skipped of main?.querySelectorAll(UNSHOWN) ?? []) skipped.remove();
  const entries: Entry[] = [
    { path, id: '', section: '', part: '', blocks: [], names: names[''] ?? '', unshown },
  ];
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
    // Search makes the part's own of its title.
    const owner = itemId || id;
    const isPart = tag === 'h3' && owner && (!itemId || entries.some((entry) => entry.id === itemId));
    const at = isPart ? `${owner}/` : owner;
    const named = isPart ? at + partId(part) : at;
    entries.push({
      path,
      id: at,
      section,
      part,
      blocks: [],
      names: names[named] ?? '',
      unshown: '',
    });
  };
  const read = (parent: HTMLElement) => {
    for (const node of parent.childNodes) {
      if (node instanceof TextNode) text += node.text;
      if (!(node instanceof HTMLElement)) continue;
      const tag = node.localName;
      if (!BLOCK.test(tag) && !(tag === 'label' && itemId.startsWith('item-'))) {
        text += SEAM;
        read(node);
        text += SEAM;
        continue;
      }
      endBlock();
      if (tag === 'table') {
        entries.at(-1)?.blocks.push(...sentencesOf(node));
        continue;
      }
      if (tag === 'h2') id = node.id;
      const outerItem = itemId;
      if (tag === 'li') itemId = node.id || itemId;
      read(node);
      endBlock(tag);
      itemId = outerItem;
    }
  };
  if (main) read(main);
  endBlock();
  return entries
    .slice(0, ONLY_TOP.includes(path) ? 1 : undefined)
    .filter(
      ({ section, part, blocks, names }) => section !== 'Sources' && (part || names || blocks.length > 0),
    );
}

/** A table's caption, and each row as one sentence: “E-6: With dependents $3,912, Without $3,036”. */
function sentencesOf(table: HTMLElement): string[] {
  const heads = table.querySelectorAll('thead th').map(textOf);
  const rows = table.querySelectorAll('tbody tr').map((row) => {
    const [name = '', ...cells] = row.querySelectorAll('th, td').map(textOf);
    return `${name}: ${cells.map((cell, at) => `${heads[at + 1] ?? ''} ${cell}`.trim()).join(', ')}`;
  });
  return [...table.querySelectorAll('caption').map(textOf), ...rows].filter(Boolean);
}

function textOf(parent: HTMLElement): string {
  const pieces = (node: HTMLElement): string =>
    node.childNodes
      .map((child) =>
        child instanceof HTMLElement
          ? SEAM + pieces(child) + SEAM
          : child instanceof TextNode
            ? child.text
            : '',
      )
      .join('');
  return cleaned(pieces(parent));
}

function cleaned(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}])\ue000+(?=[\p{L}\p{N}$])/gu, ' ')
    .replace(/[\ue000\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The blocks that start early, rows with amounts, and phone numbers with the line that says whose each is. */
function blocksToShow(blocks: readonly string[]): string[] {
  let start = 0;
  return blocks.filter((block, at) => {
    const isEarly = start < SHOWN_WITHIN;
    start += block.length;
    return (
      isEarly || ROW_WITH_AMOUNT.test(block) || [block, blocks[at + 1] ?? ''].some((near) => PHONE.test(near))
    );
  });
}

/** A text's words, by the form in which search compares them: one word for “dog” and “dogs”. */
function wordsIn(text: string): Map<string, string> {
  return new Map(spelledWordsOf(text).map((word) => [comparedAs(word), word]));
}

function isSearchedFor(word: string): boolean {
  return word.length > 1 && !PIECE_OF_FIGURE.test(word);
}
