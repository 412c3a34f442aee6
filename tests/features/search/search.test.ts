// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSearch, type SearchHit } from '@/features/search/engine';
import { quarantineStation } from '@/guides/pet-offices';
import { pages, renderPage, searchWords } from '@/prerender';
import type { AppPath } from '@/site-map';
import { searchEntries, searchIndexOf } from '../../../build/search-index';

const bodies = new Map<string, string>();
let search: (query: string) => readonly SearchHit[];

beforeAll(async () => {
  for (const { path } of pages) bodies.set(path, await renderPage(path));
  search = createSearch(JSON.parse(searchIndexOf({ pages, searchWords }, bodies)));
});

describe('what users search for', () => {
  it.each<[string, AppPath, string?]>([
    ['dog', '/pcs-toolkit/pet-travel'],
    ['can i bring my cat', '/pcs-toolkit/pet-travel'],
    ['FAVN', '/pcs-toolkit/pet-travel', 'FAVN blood test'],
    ['quarentine', '/pcs-toolkit/pet-travel'],
    ['pet dates', '/pcs-toolkit/pet-travel', 'Check your pet’s dates'],
    ['gun', '/pcs-toolkit/firearms-pcs'],
    ['car', '/pcs-toolkit/vehicle-shipping'],
    ['weight tax', '/pcs-toolkit/vehicle-shipping'],
    ['vehical shipping', '/pcs-toolkit/vehicle-shipping'],
    ['rent', '/housing/verified-rentals'],
    ['crisis', '/resources'],
    ['hotel', '/pcs-toolkit/tla-hotels'],
    ['Hale Koa', '/pcs-toolkit/tla-hotels', 'Hale Koa Hotel'],
    ['kids school', '/pcs-toolkit/hawaii-schools'],
    ['crime', '/pcs-toolkit/hawaii-crime-safety'],
    ['storage unit', '/pcs-toolkit/storage-facilities'],
    ['buy a house', '/housing/va-homes'],
    ['assumable loan', '/housing/va-assumptions'],
    ['waitlist', '/housing/base-housing'],
    ['new construction', '/housing/new-construction'],
    ['mail forwarding', '/pcs-toolkit/hawaii-checklist', 'Arrange mail forwarding'],
    ['SGLI', '/pcs-toolkit/hawaii-checklist', 'Update SGLI beneficiaries'],
    ['log in', '/auth'],
    ['Kāneʻohe marine housing', '/housing/base-housing'],
  ])('%s: %s', (query, path, section) => {
    const [first] = search(query);
    expect(first?.path).toBe(path);
    if (section) expect(first?.section).toBe(section);
  });

  it('shows the matching sentence, and opens at its section', () => {
    const phone = quarantineStation.phone?.value ?? '';
    const [office] = search(phone);
    expect(office?.section).toBe(quarantineStation.name);
    expect(office?.sentence).toContain(phone);
    expect(search('weight tax')[0]?.sentence).toMatch(/weight tax/i);
    const [item] = search('mail forwarding');
    expect(item?.id).toBe('item-15');
    expect(bodies.get('/pcs-toolkit/hawaii-checklist')).toContain('id="item-15"');
  });

  it('links every hit to an element on its page', () => {
    for (const [path, id] of searchEntries(
      pages.map(({ path }) => ({ path, body: bodies.get(path) ?? '', words: '' })),
    ))
      if (id) expect(bodies.get(path), `${path}#${id}`).toContain(`id="${id}"`);
  });

  it('finds nothing for an empty query, a common word or an unknown word', () => {
    for (const query of ['', '   ', 'the', 'xqzwvk']) expect(search(query)).toEqual([]);
  });

  it('handles any text, with at most eight hits on known pages', () => {
    const hostile = [
      '.*',
      '(((',
      '<script>alert(1)</script>',
      '\\',
      '%00',
      '__proto__',
      'a'.repeat(10_000),
      '🐕',
    ];
    const known = new Set(pages.map(({ path }) => path));
    const check = (query: string) => {
      const hits = search(query);
      expect(hits.length).toBeLessThanOrEqual(8);
      for (const { path } of hits) expect(known).toContain(path);
    };
    for (const query of hostile) check(query);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), check));
  });
});

describe('the index', () => {
  it('is at most 30 KB compressed', () => {
    const text = searchIndexOf({ pages, searchWords }, bodies);
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(30_000);
  });

  it('leaves out sources, forms and forum samples', () => {
    const text = searchIndexOf({ pages, searchWords }, bodies);
    expect(text).not.toContain('Sample member');
    expect(text).not.toContain('“Unconfirmed” means');
    expect(text).not.toContain('Purchase price');
  });

  it('reads sections, parts and items, and keeps visually separate words apart', () => {
    const body = `<main><h1>Pets</h1><p>Lead &amp; line.</p><section><h2 id="fees">Fees</h2><p>One<sup>1</sup>, two.</p>
      <ul><li><a>Office</a><span class="block">what for</span></li></ul><h3>Part</h3><p>Call <a>808-555-0100</a>.</p></section>
      <section><h2 id="list">List</h2><ol><li id="item-1"><label><span>1.</span> Do it</label><details><summary>More</summary><p>How.</p></details></li></ol></section></main>`;
    expect(searchEntries([{ path: '/programs', body, words: 'dog' }])).toEqual([
      ['/programs', '', '', '', 'Pets\nLead & line.', 'dog'],
      ['/programs', 'fees', 'Fees', '', 'One, two.\nOffice what for', ''],
      ['/programs', 'fees', 'Fees', 'Part', 'Call 808-555-0100.', ''],
      ['/programs', 'item-1', '', 'Do it', 'How.', ''],
    ]);
  });
});
