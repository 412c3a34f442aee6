// @vitest-environment node
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSearch, type Search } from '@/features/search/engine';
import { quarantineStation } from '@/guides/pet-offices';
import { pages, renderPage, searchWords } from '@/prerender';
import { searchEntries, searchIndexOf } from '../../../build/search-index';
import { inRuns } from '../../support/for-any';
import { everydaySearches, nothingToFind } from './everyday-searches';

const bodies = new Map<string, string>();
let search: Search;

beforeAll(async () => {
  for (const { path } of pages) bodies.set(path, await renderPage(path));
  search = createSearch(JSON.parse(searchIndexOf({ pages, searchWords }, bodies)));
});

describe('what users search for', () => {
  it.each(Object.entries(everydaySearches))('leads to %s with their words and typos', (path, queries) => {
    const first = queries.split(', ').map((query) => [query, search.hits(query)[0]?.path]);
    expect(first).toEqual(queries.split(', ').map((query) => [query, path]));
  });

  it.each(
    pages.flatMap(({ path, title, menuLabel = title }) =>
      // The sign-in page is titled after our program, which has a page of its own.
      path === '/auth' ? [] : [...new Set([title, menuLabel])].map((name) => [name, path]),
    ),
  )('leads from a page’s own name to it: %s', (name, path) => {
    expect(search.hits(name)[0]?.path).toBe(path);
    expect(search.hits(name.toLowerCase())[0]?.path).toBe(path);
  });

  it.each<[string, string]>([
    ['FAVN', 'FAVN blood test'],
    ['pet dates', 'Check your pet’s dates'],
    ['Hale Koa', 'Hale Koa Hotel'],
    ['hhg', 'Schedule household goods shipment'],
    ['pet on the ticket', 'Pets on the ticket'],
    ['tb test', 'What the school will ask for'],
    ['Kāneʻohe marine housing', 'Marine Corps Base Hawaii, Kaneohe Bay'],
  ])('finds the part of a page: %s, %s', (query, section) => {
    expect(search.hits(query)[0]?.section).toBe(section);
  });

  it.each([..."'‘’`ʻʼ"])('finds Hawaiian words with an okina typed as %s', (okina) => {
    for (const word of ['Lana_i', 'Kane_ohe', 'Wai_anae', '_Ewa', 'Alaka_i Lodge', 'rent in Ka_u']) {
      const plain = search.hits(word.replace('_', ''));
      expect(search.hits(word.replace('_', okina)), word).toEqual(plain);
    }
  });

  it.each(["driver's license", 'what’s my BAH', "I'll ship a car"])(
    'reads an English apostrophe as before: %s',
    (query) => {
      expect(search.hits(query)).toEqual(search.hits(query.replace(/['’]/, ' ')));
    },
  );

  it('shows the matching sentence, and opens at its section', () => {
    const phone = quarantineStation.phone?.value ?? '';
    const [office] = search.hits(phone);
    expect(office?.section).toBe(quarantineStation.name);
    expect(office?.sentence).toContain(phone);
    expect(search.hits('weight tax')[0]?.sentence).toMatch(/weight tax/i);
    expect(search.hits('bah e-6')[0]?.sentence).toMatch(
      /^E-6: With dependents \$\d,\d{3}, Without \$\d,\d{3}$/,
    );
    expect(search.hits('dla e4')[0]?.sentence).toMatch(/^E-4: With dependents \$[\d,.]+, Without \$[\d,.]+$/);
    expect(search.hits('tla 4 people')[0]?.sentence).toMatch(
      /^4 people, .*Lodging \$[\d,.]+, Meals \$[\d,.]+$/,
    );
    const [item] = search.hits('mail forwarding');
    expect(item?.id).toBe('item-mail');
    expect(bodies.get('/pcs-toolkit/hawaii-checklist')).toContain('id="item-mail"');
  });

  it('links every hit to an element on its page', () => {
    for (const [path, id] of searchEntries(
      pages.map(({ path }) => ({ path, body: bodies.get(path) ?? '', names: {} })),
    ))
      if (id) expect(bodies.get(path), `${path}#${id}`).toContain(`id="${id}"`);
  });

  it('finds nothing that is only spelled alike, and offers three pages instead', () => {
    for (const query of nothingToFind.split(', ')) expect([query, search.hits(query)]).toEqual([query, []]);
    expect(search.nearest('dogg houze').map(({ path }) => path)).toContain('/pcs-toolkit/pet-travel');
    expect(search.nearest('xqzwvk').map(({ path }) => path)).toEqual([
      '/pcs-toolkit/hawaii-checklist',
      '/resources',
    ]);
  });

  it('names only parts that their pages have', () => {
    for (const key of Object.keys(searchWords).filter((name) => name.includes('#'))) {
      const [path = '', id] = key.split('#');
      expect(bodies.get(path), key).toContain(`id="${id}"`);
    }
  });

  it('handles any text, with at most eight hits on known pages', () => {
    const hostile = '.* ((( <script>alert(1)</script> \\ %00 __proto__ 🐕'.split(' ');
    const known = new Set(pages.map(({ path }) => path));
    const check = (query: string) => {
      const hits = search.hits(query);
      expect(hits.length).toBeLessThanOrEqual(8);
      for (const { path } of hits) expect(known).toContain(path);
    };
    for (const query of [...hostile, 'a'.repeat(10_000)]) check(query);
    inRuns(100)(fc.string({ unit: 'grapheme' }), check);
  });
});

describe('the index', () => {
  it('leaves out sources, forms and forum samples', () => {
    const text = searchIndexOf({ pages, searchWords }, bodies);
    expect(text).not.toContain('Sample member');
    expect(text).not.toContain('the word “unconfirmed”');
    expect(text).not.toContain('Purchase price');
  });

  it('reads sections, parts and items, and keeps visually separate words apart', () => {
    const body = `<main><h1>Pets</h1><p>Lead &amp; line.</p><section><h2 id="fees">Fees</h2><p>One<sup>1</sup>, two.</p>
      <ul><li><a>Office</a><span class="block">what for</span></li></ul><h3>Part</h3><p>Call <a>808-555-0100</a>.</p></section>
      <section><h2 id="list">List</h2><ol><li id="item-1"><label><span>1.</span> Do it</label><details><summary>More</summary><p>How.</p></details></li></ol></section>
      <section><h2 id="costs">Costs</h2><table><caption>By grade</caption><thead><tr><th>Grade</th><th>Pay</th><th>Cost</th></tr></thead>
      <tbody><tr><th>E-5</th><td>$1</td><td>$2</td></tr><tr><th>E-6</th><td>$3</td><td>$4</td></tr></tbody></table></section></main>`;
    expect(searchEntries([{ path: '/programs', body, names: { '': 'dog', 'item-1': 'chore' } }])).toEqual([
      ['/programs', '', '', '', 'Lead & line.', 'dog'],
      ['/programs', 'fees', 'Fees', '', 'One, two.\nOffice what for', ''],
      ['/programs', 'fees', 'Fees', 'Part', 'Call 808-555-0100.', ''],
      ['/programs', 'item-1', '', 'Do it', 'How.', 'chore'],
      ['/programs', 'costs', 'Costs', '', 'By grade\nE-5: Pay $1, Cost $2\nE-6: Pay $3, Cost $4', ''],
    ]);
  });
});
