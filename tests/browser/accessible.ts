import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { expect } from './site';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
// axe's WCAG 2.2 AA rules and best practices.
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const PHONES = [320, 360, 390];
export const SCREENS = [768, 1280];
/** The narrowest of a phone, a tablet and a desktop. */
const LAYOUTS = [320, ...SCREENS];
export const CONTENT_AND_MESSAGES = 'main, section[aria-label^="Notifications"]';
const SCHEMES = ['light', 'dark'] as const;
/** What depends on colors or on the room that there is; the other rules read the same markup in every view. */
const VISUAL_RULES = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Runs all of axe in both schemes at every width, not only in dark at the widest, with VISUAL_RULES in light at the narrowest. */
const isThorough = Boolean(process.env.EVERY_VIEW);

/**
 * Fails on axe violations in `part`, and on what misfits finds. Of a page or a result, crowdedInAnySize finds that in more
 * views.
 */
export async function expectAccessible(page: Page, widths = LAYOUTS, part = 'html'): Promise<void> {
  expect.soft(await page.evaluate(unmarkedLists), 'no lists to Safari').toEqual([]);
  const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)];
  const isBetween = (width: number) => width >= narrowest && width <= widest;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of isThorough ? [...PHONES, ...SCREENS].filter(isBetween) : widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(misfits), `${width} px`).toEqual([]);
    for (const scheme of SCHEMES) {
      if (!isThorough && width !== (scheme === 'light' ? narrowest : widest)) continue;
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate(stillness);
      const rules: RunOptions['runOnly'] =
        isThorough || scheme === 'dark' ? { type: 'tag', values: RULES } : VISUAL_RULES;
      const found = await violations(page, part, rules);
      expect.soft(found, `${width} px, ${scheme}`).toEqual([]);
    }
  }
}

/** Returns axe's violations. axe is loaded once per page; no page frames another site. */
async function violations(page: Page, part: string, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'], selectors: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { part, runOnly },
  );
}

/** Sets the browser's font size to twice its default: 1 rem is 32 px, in media queries too. */
export async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

/**
 * Runs in the page: returns by how much it is wider than the window, the texts that overflow their list item, the single
 * words or figures that wrap in a cell and, on a phone, the tables wider than their parent.
 */
export function misfits(): string[] {
  // axe takes a field that the sticky header covers in part for a small one.
  window.scrollTo(0, 0);
  const found: string[] = [];
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  if (overflow > 0) found.push(`${overflow} px wider than the window`);
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
    if (range.getBoundingClientRect().right > edge + 1 || (isAlone && lines.size > 1))
      found.push(`cut off or broken: ${textContent}`);
  }
  const isPhone = window.innerWidth < 640;
  for (const table of isPhone ? document.querySelectorAll('table') : [])
    if (table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
      found.push(`table wider than its place: ${table.textContent?.slice(0, 80)}`);
  return found;
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
