import { beforeAll, describe, expect, it } from 'vitest';
import { factsIn, isFact, isUnconfirmed, numberedSources, unpublished } from '@/facts/facts';
import { SITE_VIDEO } from '@/features/welcome/video-embed';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { site } from '@/operator/site';
import { pages, renderPage } from '@/prerender';

// Rules for everything the site says. A failure names the guide and the entry to fix.
const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/routes/**/*.ts', '/src/guides/*.ts', '/src/features/*/content/*.ts', '/src/checklist-paper.ts'],
  { eager: true },
);
const texts = import.meta.glob<string>(
  ['/src/routes/**/*.ts', '/src/guides/*.ts', '/src/features/*/content/*.ts', '/src/checklist-paper.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const guides = Object.entries(modules).map(([path, module]) => ({
  path,
  name: path.replace(/^\/src\/|\.ts$/g, ''),
  data: { ...module },
}));

const TODAY = new Date().toISOString().slice(0, 10);

/** What only the card of a lender and our own video say, where the owner has none. */
const unsaid = [
  ...(site.welcomeVideo === SITE_VIDEO.webm ? [] : ['length', 'scenes']),
  ...(site.gapLenders.some(({ status }) => status === 'set') ? [] : ['inquiry', 'notALender']),
  ...(site.gapLenders.some(({ maxLtvPercent = 0 }) => maxLtvPercent > GAP_COVERS_UP_TO_PERCENT)
    ? []
    : ['ltvNote']),
];

/** Every string in the data, with its key. */
function stringsIn(data: unknown, key = ''): { key: string; text: string }[] {
  if (typeof data === 'string') return [{ key, text: data }];
  if (typeof data !== 'object' || data === null || 'unpublished' in data) return [];
  return Object.entries(data)
    .filter(([name]) => !unsaid.includes(name))
    .flatMap(([name, value]) => stringsIn(value, Array.isArray(data) ? key : name));
}

/** Lists of things with the same shape, such as the cards of a page. */
function listsIn(data: unknown): unknown[][] {
  if (typeof data !== 'object' || data === null || isFact(data)) return [];
  const inner = Object.values(data).flatMap(listsIn);
  return Array.isArray(data) ? [data, ...inner] : inner;
}

const facts = guides.flatMap(({ name, data }) => factsIn(data).map((fact) => ({ ...fact, name })));
const strings = guides.flatMap(({ name, data }) => stringsIn(data).map((one) => ({ ...one, name })));

describe('the data of every guide', () => {
  it('gives every fact a source and a check date that is not in the future', () => {
    const wrong = facts.filter(
      ({ source, checkedOn }) =>
        !source.title.trim() ||
        !/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(checkedOn) ||
        checkedOn > TODAY,
    );
    expect(wrong.map(({ name, value, checkedOn }) => `${name}: “${value}”, ${checkedOn}`)).toEqual([]);
  });

  it('links only to https addresses that parse', () => {
    const links = strings.filter(
      ({ key, text }) => /^[a-z]+:/i.test(text) && (/url|website/i.test(key) || /^[a-z]+:\/\//i.test(text)),
    );
    const wrong = links.filter(({ text }) => !URL.canParse(text) || new URL(text).protocol !== 'https:');
    expect(wrong).toEqual([]);
  });

  it('formats every phone number the same way, and each can be dialed', () => {
    const phones = strings.flatMap(({ name, text }) =>
      Array.from(text.matchAll(/(?<![\d$-])\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}(?!\d)/g), ([phone]) => ({
        name,
        phone,
      })),
    );
    expect(phones.filter(({ phone }) => !/^\d{3}-\d{3}-\d{4}$/.test(phone))).toEqual([]);
  });

  it('repeats nothing in a list and leaves nothing blank', () => {
    for (const { name, data } of guides)
      for (const list of listsIn(data)) {
        const printed = list
          .flatMap((entry) => JSON.stringify(entry) ?? [])
          .filter((entry) => !isTableCell(entry));
        expect(printed, name).toEqual([...new Set(printed)]);
      }
    expect(strings.filter(({ text }) => text.trim() === '')).toEqual([]);
  });
});

it('marks the same words the same way in every guide', () => {
  const marks = new Map<string, Set<boolean>>();
  /** What means the same wherever it is: not "within 30 days". */
  const whole = /\d{3}-\d{3}-\d{4}|.{25}/;
  for (const fact of guides.flatMap(({ data }) => factsIn(data)).filter(({ value }) => whole.test(value)))
    marks.set(fact.value, (marks.get(fact.value) ?? new Set()).add(isUnconfirmed(fact)));
  expect([...marks].filter(([, found]) => found.size > 1).map(([value]) => value)).toEqual([]);
});

it('marks no question, no advice and no suggestion of ours', () => {
  const marked = guides.flatMap(({ data }) => factsIn(data)).filter(isUnconfirmed);
  const needless = marked.filter(
    ({ value, source }) =>
      /^(Ask|Tell|Choose)\b|\?[”"]?$/.test(value) || source.title === unpublished.suggestion.title,
  );
  expect(needless.map(({ value }) => value)).toEqual([]);
});

it('gives a source the same address in every guide', () => {
  const addresses = new Map<string, Set<string>>();
  for (const { source } of guides.flatMap(({ data }) => factsIn(data)))
    addresses.set(source.title, (addresses.get(source.title) ?? new Set()).add(source.url ?? 'no address'));
  expect([...addresses].filter(([, found]) => found.size > 1)).toEqual([]);
});

it('types a source that several guides cite once, in a file of its subject', () => {
  const files = new Map<string, string[]>();
  for (const [path, text] of Object.entries(texts))
    for (const [, title, url] of text.matchAll(
      /title: ['"](.*)['"],\s*by: '\w+',\s*issued: '.*?',\s*(?:readOn: '.*?',\s*)?url: '(.*?)'/g,
    ))
      files.set(`${title} ${url}`, [...(files.get(`${title} ${url}`) ?? []), path]);
  expect([...files].filter(([, paths]) => new Set(paths).size > 1)).toEqual([]);
});

/** Table cells may repeat: two ports can take the same number of days. */
function isTableCell(entry: string): boolean {
  return entry.startsWith('"') || entry.includes('"checkedOn"');
}

describe('the pages', () => {
  /** What is asked for, sent in an email or shown later, and the titles of sources that nobody published. */
  const notInHtml = [
    'by',
    'issued',
    'readOn',
    'checkedOn',
    'dueOn',
    'unlinked',
    'subject',
    'body',
    'short',
    'services',
  ];
  const shown = guides.filter(({ name }) => /^(routes|guides)\/(?!.*\/about$)|pet-travel$/.test(name));
  const html = new Map<string, string>();

  beforeAll(async () => {
    for (const { path } of pages) html.set(path, withoutGaps(await renderPage(path)));
  });

  it('show every word, phone number and link of their data', () => {
    const missing = shown.flatMap(({ name, data }) => {
      const own = pages.find(({ path }) => name === `routes${path === '/' ? '/home' : path}/guide`);
      const text = own ? html.get(own.path) : [...html.values()].join();
      return stringsIn(data)
        .filter(({ key, text: said }) => !notInHtml.includes(key) && !said.startsWith('https://example.com/'))
        .filter(({ text: said }) => !text?.includes(withoutGaps(said)))
        .map(({ key, text: said }) => `${name}, ${key}: ${said}`);
    });
    expect(missing).toEqual([]);
  });

  /** Their text and attributes, without what may come between two letters: spaces, tags, joiners. */
  function withoutGaps(text: string): string {
    const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
    const attributes = [...text.matchAll(/="([^"]*)"/g)].map(([, value]) => value);
    return [text.replace(/<[^>]+>/g, ''), ...attributes]
      .join(' ')
      .replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? name)
      .replace(/[\s\u2060]+/g, '')
      .toLowerCase();
  }
});

it('numbers each source once, in reading order, with the oldest day that it was checked', () => {
  const state = { title: 'State list' };
  const city = { title: 'City list', url: 'https://example.com/' } as const;
  const fact = (source: typeof state, checkedOn: string) => ({ value: checkedOn, source, checkedOn });
  const later = { b: fact(city, '2026-01-01'), c: fact(state, '2026-03-01') };
  expect(numberedSources({ first: [fact(state, '2026-01-02')], later })).toEqual([
    { number: 1, source: state, checkedOn: '2026-01-02' },
    { number: 2, source: city, checkedOn: '2026-01-01' },
  ]);
});
