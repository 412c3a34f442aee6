import { beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '@/prerender';
import { pages } from '@/site-map';

const PHONE = /\d{3}-\d{3}-\d{4}|(?<![\d$.,-])(?:911|988)(?![\d%]|[.,-]\d)/;

describe.each(pages.map(({ path }) => path))('every link of %s', (path) => {
  let body: HTMLElement;

  beforeAll(async () => {
    body = new DOMParser().parseFromString(await renderPage(path), 'text/html').body;
  });

  it('dials when its text is a phone number', () => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const dead: (string | null)[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (PHONE.test(textContent ?? '') && !parentElement?.closest('a[href^="tel:"]')) dead.push(textContent);
    }
    expect(dead).toEqual([]);
  });

  it('is separated from the words around it', () => {
    const links = [...body.querySelectorAll('main p a, main li a')];
    const glued = links.filter(
      ({ previousSibling, nextSibling }) =>
        /\w$/.test(textOf(previousSibling)) || /^\w/.test(textOf(nextSibling)),
    );
    expect(glued.map((link) => link.parentElement?.textContent)).toEqual([]);
  });

  it('opens no example URL, and emails an example address only where it is marked as a sample', () => {
    expect([...body.querySelectorAll('a[href*="//example."]')].map((link) => link.outerHTML)).toEqual([]);
    const mails = [...body.querySelectorAll('a[href^="mailto:"][href*="@example."]')];
    expect(mails.filter((mail) => !isMarked(mail)).map((mail) => mail.outerHTML)).toEqual([]);
  });
});

function textOf(node: ChildNode | null): string {
  return node instanceof Text ? node.data : '';
}

/** Whether an enclosing card, section, header or footer says that this is sample data. */
function isMarked(link: Element): boolean {
  const around = link.parentElement?.closest('li, section, header, footer');
  return Boolean(around && (/sample contact data/i.test(around.textContent ?? '') || isMarked(around)));
}
