import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './site';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
// axe's WCAG 2.2 AA rules and best practices.
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const PHONES = [320, 360, 390];
export const SCREENS = [768, 1280];
export const CONTENT_AND_MESSAGES = 'main, section[aria-label^="Notifications"]';
const SCHEMES = ['light', 'dark'] as const;

/** Runs axe in both schemes at every width, not only in light at the narrowest and dark at the widest. */
const isThorough = Boolean(process.env.EVERY_VIEW);

/**
 * Fails on axe violations in `part`, on anything wider than the window or its card, on tables that a phone cuts off or
 * scrolls sideways, and on words or figures that wrap within a table cell.
 */
export async function expectAccessible(
  page: Page,
  widths = [...PHONES, ...SCREENS],
  part = 'html',
): Promise<void> {
  expect.soft(await page.evaluate(unmarkedLists), 'no lists to Safari').toEqual([]);
  const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { overflow, cut, tables } = await page.evaluate(misfits);
    expect.soft(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(cut, `cut off or broken at ${width} px`).toEqual([]);
    if (PHONES.includes(width)) expect.soft(tables, `tables at ${width} px`).toEqual([]);
    for (const scheme of SCHEMES) {
      if (!isThorough && width !== (scheme === 'light' ? narrowest : widest)) continue;
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate(stillness);
      const found = await violations(page, part);
      expect.soft(found, `${width} px, ${scheme}`).toEqual([]);
    }
  }
}

/** Returns axe's violations. axe is loaded once per page; no page frames another site. */
async function violations(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ part, values }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { part, values: RULES },
  );
}

/** Fails when a page with text at twice the size overflows its window, or pushes its header or heading out of view. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await doubleText(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
    await expect.soft(page.getByRole('button', { name: 'Side menu' })).toBeInViewport();
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
}

/** Sets the browser's font size to twice its default: 1 rem is 32 px, in media queries too. */
export async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

/**
 * Runs in the page: returns by how much it is too wide, the texts that overflow their list item, the single words or
 * figures that wrap in a cell, and the tables wider than their parent.
 */
function misfits() {
  // axe takes a field that the sticky header covers in part for a small one.
  window.scrollTo(0, 0);
  const cut: (string | null)[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const {
      currentNode: text,
      currentNode: { parentElement, textContent },
    } = texts;
    const card = parentElement?.closest('li');
    const isAlone = parentElement?.matches('td, th') && !/\s/.test(parentElement.textContent ?? '');
    if (!card && !isAlone) continue;
    if (!parentElement?.checkVisibility() || parentElement.closest('.sr-only')) continue;
    range.selectNodeContents(text);
    const edge = card?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (range.getBoundingClientRect().right > edge + 1 || (isAlone && lines.size > 1)) cut.push(textContent);
  }
  return {
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    cut,
    tables: [...document.querySelectorAll('table')]
      .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
      .map((table) => table.textContent?.slice(0, 80)),
  };
}

/**
 * Runs in the page: returns the lists whose role WebKit drops: no item has a marker (an empty one counts, and so does the
 * text of ::before; only `display: list-item` has one), and no role or navigation around the list says that it is one.
 */
function unmarkedLists(): string[] {
  const isMarked = (item: Element) => {
    const { display, listStyleType, listStyleImage } = getComputedStyle(item);
    const hasMarker = display === 'list-item' && `${listStyleType} ${listStyleImage}` !== 'none none';
    return hasMarker || !['none', 'normal', '""'].includes(getComputedStyle(item, '::before').content);
  };
  return [...document.querySelectorAll('ol, ul')]
    .filter((list) => list.checkVisibility() && list.children.length > 0)
    .filter(
      (list) =>
        !list.hasAttribute('role') &&
        !list.closest('nav, [data-sonner-toaster]') &&
        ![...list.children].some(isMarked),
    )
    .map((list) => list.outerHTML.slice(0, 120));
}

/** Runs in the page: waits for animations and transitions, such as those to a new scheme or width, to end. */
export async function stillness(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
