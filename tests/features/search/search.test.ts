import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { partId } from '@/browser/slug';
import { createSearch, type Search } from '@/features/search/engine';
import { usualId } from '@/features/search/entry';
import { spelledWordsOf, wordsOf } from '@/features/search/words-of';
import { quarantineStation } from '@/guides/pet-offices';
import { aboutOf, pages, renderPage } from '@/prerender';
import { searchEntries, searchIndexOf } from '../../../build/search-index';
import { inRuns } from '../../support/for-any';
import { everydaySearches, nothingToFind } from './everyday-searches';
import { theFifty } from './the-fifty';

const bodies = new Map<string, string>();
let search: Search;
const pagesFor = (query: string) => search.find(query).pages;
/** What somebody searches who takes the offers. */
const taken = (query: string) =>
  search.find(query).offers.reduce((read, { typed, word }) => read.replace(typed, word), query);
/** What Enter opens. */
const bestFor = (query: string) => {
  const [page] = pagesFor(query);
  return page?.isBestInSection ? page.sections[0] : page;
};

beforeAll(async () => {
  for (const { path } of pages) bodies.set(path, await renderPage(path));
  search = createSearch(JSON.parse(searchIndexOf({ pages, aboutOf }, bodies)));
});

describe('what users search for', () => {
  it.each(Object.entries(everydaySearches))('leads to %s with their words and typos', (path, queries) => {
    const first = queries.split(', ').map((query) => [query, pagesFor(taken(query))[0]?.path]);
    expect(first).toEqual(queries.split(', ').map((query) => [query, path]));
  });

  it.each(
    pages.flatMap(({ path, title, menuLabel = title }) =>
      // The sign-in page is titled after our program, which has a page of its own.
      path === '/auth' ? [] : [...new Set([title, menuLabel])].map((name) => [name, path]),
    ),
  )('leads from a page’s own name to it: %s', (name, path) => {
    expect(pagesFor(name)[0]?.path).toBe(path);
    expect(pagesFor(name.toLowerCase())[0]?.path).toBe(path);
  });

  it.each<[string, string]>([
    ['FAVN', 'FAVN blood test'],
    ['pet dates', 'Check your pet’s dates'],
    ['Hale Koa', 'Hale Koa Hotel'],
    ['hhg', 'Schedule household goods shipment'],
    ['pet on the ticket', 'Pets on the ticket'],
    ['tb test', 'What the school will ask for'],
    ['Kāneʻohe marine housing', 'Kaneohe Bay'],
  ])('finds the part of a page: %s, %s', (query, section) => {
    expect(pagesFor(query)[0]?.sections[0]?.title).toBe(section);
  });

  it('finds what a Japanese keyboard left in its wide letters types', () => {
    for (const [wide, plain] of [
      ['ＤＯＧ', 'dog'],
      ['ｋｅｎｎｅｌ', 'kennel'],
      ['Ｅ－５', 'E-5'],
    ] as const)
      expect(pagesFor(wide), wide).toEqual(pagesFor(plain));
  });

  it.each([..."'‘’`ʻʼ"])('finds Hawaiian words with an okina typed as %s', (okina) => {
    for (const word of ['Lana_i', 'Kane_ohe', 'Wai_anae', '_Ewa', 'Alaka_i Lodge', 'rent in Ka_u']) {
      const plain = pagesFor(word.replace('_', ''));
      expect(pagesFor(word.replace('_', okina)), word).toEqual(plain);
    }
  });

  it.each(["driver's license", 'what’s my BAH', "I'll ship a car"])(
    'reads an English apostrophe as before: %s',
    (query) => {
      expect(pagesFor(query)).toEqual(pagesFor(query.replace(/['’]/, ' ')));
    },
  );

  it('shows the matching sentence, and opens at its section', () => {
    const phone = quarantineStation.phone?.value ?? '';
    const office = pagesFor(phone)[0]?.sections[0];
    expect(office?.title).toBe(quarantineStation.name);
    expect(office?.sentence).toContain(phone);
    expect(bestFor('weight tax')?.sentence).toMatch(/weight tax/i);
    expect(bestFor('bah e-6')?.sentence).toMatch(/^E-6: With dependents \$\d,\d{3}, Without \$\d,\d{3}$/);
    expect(bestFor('dla e4')?.sentence).toMatch(/^E-4: With dependents \$[\d,.]+, Without \$[\d,.]+$/);
    expect(bestFor('tla 4 people')?.sentence).toMatch(/^4 people, .*Lodging \$[\d,.]+, Meals \$[\d,.]+$/);
    expect(pagesFor('mail forwarding')[0]?.sections[0]?.id).toBe('item-mail');
    expect(bodies.get('/pcs-toolkit/hawaii-checklist')).toContain('id="item-mail"');
  });

  it('links every hit to an element on its page', () => {
    for (const [path, ownId, section, part] of searchEntries(
      pages.map(({ path }) => ({ path, body: bodies.get(path) ?? '', names: {} })),
    )) {
      const id = ownId || usualId(section, part);
      if (id) expect(bodies.get(path), `${path}#${id}`).toContain(`id="${id.split('/')[0]}"`);
    }
  });

  it('names the words that no page has, as they were typed, above the nearest pages', () => {
    const { pages: nearest, missing } = search.find('Xqzwvk or pizza for my dog');
    expect(missing).toEqual(['xqzwvk', 'pizza']);
    expect(nearest[0]?.path).toBe('/pcs-toolkit/pet-travel');
    expect(search.find('dog').missing).toEqual([]);
  });

  it('offers what a typo may stand for, and searches on for what was typed', () => {
    expect(search.find('quarentine').offers).toEqual([
      { typed: 'quarentine', word: 'quarantine', query: 'quarantine' },
    ]);
    expect(pagesFor('quarentine')).toEqual([]);
    const { missing, offers } = search.find('Dog quarentine');
    expect(missing).toEqual(['quarentine']);
    expect(offers[0]?.query).toBe('Dog quarantine');
  });

  it('ranks a likely typo as what it stands for, and names the page of it first', () => {
    const longWords = Object.values(everydaySearches)
      .flatMap((searches) => searches.split(', '))
      .filter((query) => / /.test(query) && search.find(query).missing.length === 0)
      .flatMap((query) => (query.match(/\b[a-z]{9,}\b/g) ?? []).map((word) => [query, word] as const));
    expect(longWords.length).toBeGreaterThan(40);
    for (const [query, word] of longWords) {
      // Two letters swapped in the middle.
      const typo = word.replace(/^(....)(.)(.)/, '$1$3$2');
      const typed = query.replace(word, typo);
      if (typo === word || search.find(typed).offers[0]?.word === undefined) continue;
      expect([typed, pagesFor(typed)[0]?.path]).toEqual([typed, pagesFor(query)[0]?.path]);
      expect(search.find(typed).missing).toEqual([typo]);
    }
  });

  it.each([
    ['home school', 'homeschool'],
    ['home schooling', 'homeschool'],
    ['pre school near schofield', 'preschool near schofield'],
    ['day care cost', 'daycare cost'],
    ['hand gun permit', 'handgun permit'],
    ['wheel chair', 'wheelchair'],
    ['house hold goods', 'household goods'],
  ])('takes two words for the one that pages write: %s, %s', (apart, joined) => {
    expect(pagesFor(apart)[0]?.path).toBe(pagesFor(joined)[0]?.path);
    expect(search.find(apart).missing).toEqual([]);
    expect(pagesFor('home school')[0]?.sections[0]?.id).toBe('homeschool');
  });

  it('takes a misspelled Hawaii for it, which tells nothing', () => {
    for (const query of ['homeschool', 'dentist', 'pet quarantine'])
      for (const typo of ['hawai', 'hawii', 'Hawwaii', 'milatary']) {
        const { pages: found, missing, offers } = search.find(`${typo} ${query}`);
        expect([typo, found, missing, offers]).toEqual([typo, pagesFor(query), [], []]);
      }
  });

  it.each(
    'rape, tint, sports, surfing, biking, EFMPP, TRICAR, skool, pegnt, rtae, wierd, jetskki1, karaoke, xqzwvkj'.split(
      ', ',
    ),
  )('offers nothing for an acronym, a short word, or one that no word is like: %s', (query) =>
    expect(search.find(query).offers).toEqual([]),
  );

  it.each([
    ['exeption', 'exception'],
    ['lisence', 'license'],
    ['documants', 'documents'],
    ['depost', 'deposit'],
    ['wieght', 'weight'],
    ['regestration', 'registration'],
  ])('offers the word that is most like a typo, and in the most places: %s, %s', (query, word) =>
    expect(search.find(query).offers.map((offer) => offer.word)).toEqual([word]),
  );

  it('offers nothing for a whole word that is only spelled like another', () => {
    const whole = 'butter, cheese, country, cruise, monkey, pepper, salmon, closest, finally, better, dents';
    for (const word of whole.split(', ')) expect([word, search.find(word).offers]).toEqual([word, []]);
    expect(bestFor('dents')?.sentence).not.toMatch(/dentist/);
  });

  it('offers nothing for an everyday word, and never says that no page has one', () => {
    for (const query of ['is it better off base', 'the best week to move', 'what would you use'])
      expect([query, search.find(query).offers, search.find(query).missing]).toEqual([query, [], []]);
  });

  it('answers a family without a car, but leads a search for a car’s things to the car', () => {
    for (const query of ['no car', 'without a car', 'how do I get to base from the airport'])
      expect([query, bestFor(query)?.sentence]).toEqual([
        query,
        expect.stringMatching(/^The train links Pearl Harbor-Hickam and the airport/),
      ]);
    expect(bestFor('no car seat')?.sentence).toMatch(/seat/);
  });

  it('never calls a page’s own name everyday words', () => {
    for (const { path, title, menuLabel = title } of pages)
      for (const name of [title, menuLabel, 'first 60 days?'])
        expect([path, name, search.find(name).isLoose]).toEqual([path, name, false]);
  });

  it('says when only everyday words of a search stand on the best page', () => {
    for (const query of ['whats the worst part of oahu', 'avocado orders', 'bringing a horse'])
      expect([query, search.find(query).isLoose]).toEqual([query, true]);
    for (const query of ['first week', 'orders', 'base housing', 'dog', 'tla 4 people'])
      expect([query, search.find(query).isLoose]).toEqual([query, false]);
  });

  it.each([
    ['ditty move', '/pcs-toolkit/storage-facilities', 'moving-it-yourself-ppm-dity'],
    ['how much to register a car in hawaii', '/pcs-toolkit/vehicle-shipping', ''],
    ['drop off car vpc', '/pcs-toolkit/vehicle-shipping', ''],
    ['work permit', '/pcs-toolkit/spouse-work', 'if-you-aren-t-a-u-s-citizen'],
    ['what papers to hand carry on plane', '/pcs-toolkit/storage-facilities', 'ship-carry-or-leave/carry'],
    ['application fee for a rental', '/housing/verified-rentals', 'your-rights-as-a-tenant'],
    ['start my own business', '/pcs-toolkit/spouse-work', 'jobs-on-base-and-training'],
    ['commissary disabled veteran', '/housing/veterans-who-stay', 'car-fees-shopping-on-base-and-burial'],
    ['hhg shipment lost', '/pcs-toolkit/storage-facilities', 'if-the-movers-break-or-lose-something'],
    ['when will i get dla', '/calculators/first-60-days', 'how-tla-dla-and-bah-pay/dla-the-moving-allowance'],
    ['how much cola do we get', '/pcs-toolkit/cost-of-living', 'how-cola-works'],
    ['can i drive with my texas license', '/pcs-toolkit/hawaii-checklist', 'item-drivers-license'],
    ['how do i get a pcm', '/pcs-toolkit/health-care', 'moving-tricare'],
    ['what if i decline the house', '/housing/base-housing', 'do-we-have-to-live-on-base'],
    ['va clinic kapolei west oahu', '/housing/veterans-who-stay', 'va-care-on-oahu'],
    ['does hawaii have sales tax', '/pcs-toolkit/cost-of-living', 'taxes'],
    ['how long is hhg to hawaii', '/pcs-toolkit/storage-facilities', 'until-your-goods-arrive'],
    ['keep my home state residency', '/pcs-toolkit/spouse-work', 'whose-state-taxes-your-pay'],
    ['do i pay hawaii state tax as a spouse', '/pcs-toolkit/spouse-work', 'whose-state-taxes-your-pay'],
    ['dual military who gets bah', '/calculators/first-60-days', 'if-both-of-you-serve'],
    // What the page is called tells as much as another word, though all of its parts have it.
    ['tint laws', '/pcs-toolkit/vehicle-shipping', 'tinted-windows'],
    // “How soon” and “more” say nothing of the subject, and rain is weather.
    [
      'how soon can i sell more of my house fast',
      '/housing/veterans-who-stay',
      'selling-your-home-or-renting-it-out',
    ],
    ['is it rainy', '/pcs-toolkit/cost-of-living', 'weather-clothes-mold-and-bugs'],
    // Each base's housing office has the names of its posts, and “phone number” is in every question for an office.
    ['wheeler housing', '/housing/base-housing', 'schofield'],
    ['hickam housing phone number', '/housing/base-housing', 'pearl-harbor-hickam'],
    ['camp smith housing', '/housing/base-housing', 'kaneohe'],
    // A heading weighs as much as a name that another page has for the same word.
    [
      'quarantine station visiting hours',
      '/pcs-toolkit/pet-travel',
      'where-to-go-and-who-to-ask/animal-quarantine-station',
    ],
    // A pay grade is a kind of grade.
    ['cola for e6', '/pcs-toolkit/cost-of-living', 'how-cola-works'],
    // By the form of a synonym, and by one as much as by several.
    ['can we fly with ammunition', '/pcs-toolkit/firearms-pcs', 'flying-and-shipping'],
    ['how is cola figured out', '/pcs-toolkit/cost-of-living', ''],
  ])('ranks what a question is about above its other words: %s', (query, path, id) => {
    const [page] = pagesFor(query);
    expect(page?.path).toBe(path);
    if (id) expect(page?.sections[0]?.id).toBe(id);
  });

  it('offers no two words that stand side by side as one', () => {
    const offered = 'jetskii, petdates, navylodgge, firearmss, weighttaxx, vehiclship, basehousng'.split(
      ', ',
    );
    for (const { word } of offered.flatMap((query) => search.find(query).offers))
      expect(
        [...bodies.values()].some((body) => new RegExp(`\\b${word}\\b`, 'i').test(body)),
        word,
      ).toBe(true);
  });

  it('takes the form of a word that a page has for the word itself', () => {
    for (const query of ['motorcyc', 'registering', 'renting', 'shipped', 'reimbursable', 'quarantining'])
      expect([query, pagesFor(query).length > 0, search.find(query).offers]).toEqual([query, true, []]);
  });

  it('finds every word that stands on a page, and none of them by another', () => {
    // Home's own title is one for no search: “calm” isn't looked for.
    const unread =
      'h1, [aria-labelledby="sources"], nav, svg, sup, .unconfirmed, .sr-only, [data-unsearched], [aria-hidden="true"]';
    const words = [...bodies.values()].flatMap((body) => {
      const main = parse(body).querySelector('main');
      for (const element of main?.querySelectorAll(unread) ?? []) element.remove();
      const text = main?.innerHTML.replace(/<[^>]*>|\u2060/g, ' ').replaceAll('&#x27;', "'");
      return spelledWordsOf(text?.replace(/&[#\w]+;/g, ' ') ?? '');
    });
    const whole = [...new Set(words)].filter((word) => word.length > 1 && !/^\d+$/.test(word));
    expect(whole.length).toBeGreaterThan(2500);
    const found = whole.map((word) => ({ word, ...search.find(word) }));
    expect(found.filter(({ pages }) => pages.length === 0).map(({ word }) => word)).toEqual([]);
    expect(found.filter(({ offers }) => offers.length > 0).map(({ word }) => word)).toEqual([]);
  });

  it('opens the place of a word that few have, whatever other words others have', () => {
    for (const [query, part] of [
      ['iep transfer to hawaii public school', 'a-child-with-an-iep-or-504-plan'],
      ['why did my cola go down', 'how-cola-works'],
    ] as const) {
      const [best] = search.find(query).pages;
      expect([query, best?.sections[0]?.id]).toEqual([query, part]);
    }
  });

  it('says which words the best place lacks, though pages have them', () => {
    expect(search.find('pet quarantine').elsewhere).toEqual([]);
    expect(search.find('hawaii pet quarantine').elsewhere).toEqual([]);
    const { missing, elsewhere } = search.find('ferret braces karaoke');
    expect(missing).toEqual(['karaoke']);
    expect(elsewhere).toHaveLength(1);
  });

  it('never says that a place lacks a word that it has', () => {
    const places = new Map<string, Set<string>>();
    for (const { path } of pages) {
      const main = parse(bodies.get(path) ?? '').querySelector('main');
      for (const section of main?.querySelectorAll('section') ?? [])
        places.set(`${path}#${section.querySelector('h2')?.id}`, new Set(wordsOf(section.structuredText)));
    }
    const queries = [
      ...Object.values(everydaySearches).flatMap((searches) => searches.split(', ')),
      ...theFifty.map(({ asks }) => asks),
    ];
    const pairs = queries.flatMap((query, at) => [query, `${query} ${queries[(at * 7) % queries.length]}`]);
    for (const query of pairs) {
      const { pages: found, elsewhere } = search.find(query);
      const [id = ''] = found[0]?.sections[0]?.id.split('/') ?? [];
      const place = places.get(`${found[0]?.path}#${id}`);
      if (found[0]?.isBestInSection && place)
        expect([query, elsewhere.filter((word) => place.has(wordsOf(word)[0] ?? ''))]).toEqual([query, []]);
    }
  });

  it.each([
    ['got married can my wife come', '/pcs-toolkit/family-orders'],
    ['husband needs a job', '/pcs-toolkit/spouse-work'],
    ['kbay housing', '/housing/base-housing'],
    ['2 yr old preschool', '/pcs-toolkit/child-care'],
    ['oconus cola', '/pcs-toolkit/cost-of-living'],
    ['apt near hickam', '/housing/verified-rentals'],
  ])('takes everyday words for what pages call the same: %s', (query, path) => {
    const { pages: found, missing } = search.find(query);
    expect([found[0]?.path, missing]).toEqual([path, []]);
  });

  it('reads a word without its apostrophe', () => {
    for (const query of ['dont live on base', 'cant bring my dog', 'im a contractor', 'doesnt have a garage'])
      expect([query, search.find(query).missing, search.find(query).offers]).toEqual([query, [], []]);
  });

  it('takes a word that a page has as it is, not as the beginning of another', () => {
    expect(JSON.stringify(pagesFor('age'))).not.toMatch(/agent/);
    expect(pagesFor('kindergarten age')[0]?.path).toBe('/pcs-toolkit/hawaii-schools');
    expect(pagesFor('car').map(({ path }) => path)).not.toContain('/pcs-toolkit/child-care');
    expect(pagesFor('milk').map(({ sections }) => sections)).not.toContainEqual(
      expect.arrayContaining([expect.objectContaining({ sentence: expect.stringMatching(/\bMil\b/) })]),
    );
  });

  it('has each page once, with its best two sections', () => {
    for (const query of ['pet', 'housing waitlist', 'who to call', 'va loan']) {
      const found = pagesFor(query);
      expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
      for (const { sections } of found) expect(sections.length).toBeLessThanOrEqual(2);
    }
    expect(pagesFor('safety check')[0]?.sections.map(({ id }) => id)).toContain(
      'after-it-arrives/safety-check',
    );
  });

  it('gives a first buyer their own funding fee, not the one of a loan that is taken over', () => {
    expect(bestFor('closing costs funding fee')?.sentence).toContain('2.15%');
  });

  it('finds no sample contact', () => {
    for (const query of [
      'va approved condo',
      'assume va loan gap',
      'agent',
      'lender',
      'nobody contacted us, no sponsor',
    ])
      expect(JSON.stringify(pagesFor(query))).not.toMatch(/Sample (VA|GAP) lender|Sample Founder|555-01/);
  });

  it('finds nothing that is only spelled alike, and offers three pages instead', () => {
    for (const query of nothingToFind.split(', ')) expect([query, pagesFor(query)]).toEqual([query, []]);
    expect(search.nearest('dogg').map(({ path }) => path)).toContain('/pcs-toolkit/pet-travel');
    expect(search.nearest('xqzwvk').map(({ path }) => path)).toEqual([
      '/pcs-toolkit/hawaii-checklist',
      '/resources',
    ]);
  });

  it('names only parts that their pages have', () => {
    const searchedIds = new Set(
      searchEntries(pages.map(({ path }) => ({ path, body: bodies.get(path) ?? '', names: {} }))).map(
        ([path, id, section, part]) => `${path}#${id || usualId(section, part)}${part && partId(part)}`,
      ),
    );
    for (const { path } of pages)
      for (const id of Object.keys(aboutOf(path).partWords ?? {}))
        expect(
          searchedIds.has(`${path}#${id}`) || bodies.get(path)?.includes(`id="${id}"`),
          `${path}#${id}`,
        ).toBe(true);
  });

  it('finds pages by names and synonyms, not by questions', () => {
    const asking = /\b(how|what|who|when|where|which|why|much|many|can|does|is|are|i|we|our|my)\b|\?/i;
    for (const { path } of pages) {
      const { searchWords, partWords = {} } = aboutOf(path);
      for (const words of [searchWords, ...Object.values(partWords)]) expect(words, path).not.toMatch(asking);
    }
  });

  it('handles any text, with at most five known pages', () => {
    const hostile = '.* ((( <script>alert(1)</script> \\ %00 __proto__ 🐕'.split(' ');
    const known = new Set(pages.map(({ path }) => path));
    const check = (query: string) => {
      const found = pagesFor(query);
      expect(found.length).toBeLessThanOrEqual(5);
      for (const { path } of found) expect(known).toContain(path);
    };
    for (const query of [...hostile, 'a'.repeat(10_000)]) check(query);
    inRuns(100)(fc.string({ unit: 'grapheme' }), check);
  });
});

describe('the fifty', () => {
  /** What is in open view on this page or, with a hash, in the section that it opens. */
  function inOpenView(place: string): string {
    const [path = '', hash = ''] = place.split('#');
    const [id, part] = hash.split('/');
    const main = parse(bodies.get(path) ?? '').querySelector('main');
    const heading = main?.querySelector(`[id="${id}"]`);
    const section = heading?.closest('section') ?? main;
    const target = section?.querySelectorAll('h3').find(({ text }) => partId(text) === part) ?? heading;
    for (const fold of section?.querySelectorAll('details') ?? [])
      if (!target || !fold.querySelectorAll('*').includes(target)) fold.remove();
    for (const mark of section?.querySelectorAll('sup, .unconfirmed') ?? []) mark.remove();
    return section?.structuredText.replace(/[\s\u2060]+/g, ' ') ?? '';
  }

  it.each(theFifty)('leads from $asks to its answer, in open view at $opens', ({ asks, opens, says }) => {
    const links = pagesFor(asks).flatMap(({ path, sections, isBestInSection }) => {
      const parts = sections.map(({ id }) => `${path}#${id}`);
      return isBestInSection ? [...parts, path] : [path, ...parts];
    });
    const isThere = (link: string) => link === opens || link.startsWith(`${opens}/`);
    expect(links.slice(0, 2).some(isThere), links.join(' ')).toBe(true);
    expect(inOpenView(opens)).toMatch(says);
  });
});

describe('the index', () => {
  it('leaves out sources, forms and forum samples', () => {
    const text = searchIndexOf({ pages, aboutOf }, bodies);
    expect(text).not.toContain('Sample member');
    expect(text).not.toContain('the word “unconfirmed”');
    expect(text).not.toContain('Purchase price');
  });

  it('reads sections, parts and items, and keeps visually separate words apart', () => {
    const body = `<main><h1>Pets</h1><p>Lead &amp; line.</p><section><h2 id="fees">Fees</h2><p>One<sup>1</sup>, two.</p>
      <ul><li><a>Office</a><span class="block">what for</span></li><li><b>$3,912</b><span>$90 short</span></li></ul><h3>Part</h3><p>Call <a>808-555-0100</a>.</p></section>
      <section><h2 id="list">List</h2><ol><li id="item-1"><label><span>1.</span> Do it</label><details><summary>More</summary><p>How.</p></details></li></ol></section>
      <section><h2 id="costs">Costs</h2><table><caption>By grade</caption><thead><tr><th>Grade</th><th>Pay</th><th>Cost</th></tr></thead>
      <tbody><tr><th>E-5</th><td>$1</td><td>$2</td></tr><tr><th>E-6</th><td>$3</td><td>$4</td></tr></tbody></table></section></main>`;
    expect(searchEntries([{ path: '/programs', body, names: { '': 'dog', 'item-1': 'chore' } }])).toEqual([
      // With the words that are in no entry: a fold's title, a section without text.
      ['/programs', '', '', '', 'Lead & line.', 'dog\nlist more'],
      ['/programs', '', 'Fees', '', 'One, two.\nOffice what for\n$3,912 $90 short', ''],
      ['/programs', '', 'Fees', 'Part', 'Call 808-555-0100.', ''],
      ['/programs', 'item-1', '', 'Do it', 'How.', 'chore'],
      ['/programs', '', 'Costs', '', 'By grade\nE-5: Pay $1, Cost $2\nE-6: Pay $3, Cost $4', ''],
    ]);
  });
});
