import { beforeAll, describe, expect, it } from 'vitest';
import { descriptionOf, documentTitle, pages, renderPage } from '@/prerender';

const PHONE = /\d{3}-\d{3}-\d{4}|(?<![\d$.,-])(?:911|988)(?![\d%]|[.,-]\d)/;
const SAMPLE_PHONE = /^\d{3}-555-01\d\d$/;

const bodies = new Map<string, HTMLElement>();

beforeAll(async () => {
  for (const { path } of pages)
    bodies.set(path, new DOMParser().parseFromString(await renderPage(path), 'text/html').body);
});

const bodyOf = (path: string) => bodies.get(path) ?? document.body;

describe.each(pages)('$path', ({ path, title }) => {
  let body: HTMLElement;

  beforeAll(() => {
    body = bodyOf(path);
  });

  it('has one main heading, its title', () => {
    const headings = [...body.querySelectorAll('h1')].map(({ textContent }) => textContent);
    expect(headings).toEqual([path === '/' ? expect.anything() : title]);
  });

  it('cites its sources in numerical order, from top to bottom, and leaves none out', () => {
    const marks = [...body.querySelectorAll('a[href^="#source-"]')].map((mark) => mark.getAttribute('href'));
    const listed = [...body.querySelectorAll('[id^="source-"]')].map(({ id }) => `#${id}`);
    expect([...new Set(marks)]).toEqual(listed);
  });

  it('makes every phone number but a sample’s a link that dials', () => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const dead: (string | null)[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (PHONE.test(textContent ?? '') && !parentElement?.closest('a[href^="tel:"]')) dead.push(textContent);
    }
    expect(dead.filter((text) => !SAMPLE_PHONE.test(text ?? ''))).toEqual([]);
  });

  it('separates links from the words around them', () => {
    const links = [...body.querySelectorAll('main p a, main li a')];
    const glued = links.filter(
      ({ previousSibling, nextSibling }) =>
        /\w$/.test(textOf(previousSibling)) || /^\w/.test(textOf(nextSibling)),
    );
    expect(glued.map((link) => link.parentElement?.textContent)).toEqual([]);
  });

  it('begins each step of “Do this first” with a few words on what to do', () => {
    const leads = [...body.querySelectorAll('section[aria-labelledby="first"] li')].map(
      (step) => step.querySelector('strong')?.textContent ?? `none: ${step.textContent}`,
    );
    expect(leads.filter((lead) => lead.length > 60)).toEqual([]);
  });

  it('has no sentence of more than 25 words', () => {
    const blocks = body.querySelectorAll('main :is(p, li, dt, dd, td, figcaption):not([id^="source-"])');
    const sentences = [...blocks].flatMap((block) => ownWords(block).split(/(?<=[.?!:])\s/));
    const long = sentences.filter((sentence) => (sentence.match(/\S*[a-z]\S*/gi) ?? []).length > 25);
    expect(long).toEqual([]);
  });

  it('says once what the mark of doubt means, with its sources', () => {
    const legend = body.querySelector('#unconfirmed');
    if (body.querySelector('.unconfirmed, a.unconfirmed-mark'))
      expect(legend?.textContent).toMatch(
        /“Unconfirmed”\s+means .*the law, the office or the company itself/,
      );
    expect(body.textContent?.match(/Checked [A-Z][a-z]+ \d+, 20\d\d\./g)?.length ?? 0).toBeLessThan(2);
  });

  it('links to no sample, marks what is one with a word, and doesn’t apologize for it', () => {
    const samples = '[href*="//example."], [href*="@example."], [href^="tel:"][href*="55501"]';
    expect([...body.querySelectorAll(samples)].map((link) => link.outerHTML)).toEqual([]);
    const said = body.textContent ?? '';
    if (/555-01\d\d/.test(said)) expect(said).toContain('Sample');
    expect(said).not.toMatch(
      /none listed yet|nobody answers|not working yet|can[’']t send yet|no sponsor of its own/i,
    );
  });
});

it('every link to a part of a guide leads to it', () => {
  const ids = new Map<string, Set<string>>();
  const links: string[] = [];
  for (const { path } of pages) {
    const body = bodyOf(path);
    ids.set(path, new Set([...body.querySelectorAll('[id]')].map(({ id }) => id)));
    for (const link of body.querySelectorAll('a[href*="#"]')) {
      const href = link.getAttribute('href') ?? '';
      // A calculator's link may hold its numbers, and sign-in's the form to open.
      if (!/=|^\/auth#|#forgot-password$/.test(href))
        links.push(href.startsWith('#') ? `${path}${href}` : href);
    }
  }
  const dead = links.filter((href) => {
    const [path = '', id = ''] = href.split('#');
    return ids.get(path)?.has(id) === false;
  });
  expect(dead).toEqual([]);
});

it('every page has a unique URL, title and description', () => {
  for (const values of [pages.map(({ path }) => path), pages.map(documentTitle), pages.map(descriptionOf)])
    expect(new Set(values).size).toBe(pages.length);
  for (const page of pages) expect(descriptionOf(page).length).toBeGreaterThan(50);
});

/** What a block says without the blocks inside it and the marks of sources and doubt. */
function ownWords(block: Element): string {
  const own = block.cloneNode(true) as Element;
  for (const inner of own.querySelectorAll('p, li, div, dl, table, details, svg, sup, .unconfirmed'))
    inner.remove();
  return own.textContent?.trim() ?? '';
}

function textOf(node: ChildNode | null): string {
  return node instanceof Text ? node.data : '';
}
