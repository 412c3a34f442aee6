import type { Page } from '@playwright/test';
import { misfits, PHONES } from './accessible';

/** In its browser's own size, a tablet is upright or on its side, beside the side menu. With larger text, the widest and the narrowest phone tell. */
const VIEWS: readonly (readonly [textPx: number, widths: readonly number[]])[] = [
  [24, [320]],
  [32, [1280, 320, 390]],
  [16, [...PHONES, 768, 1024]],
];
/** An iPhone's largest: a long word may break there. */
const LARGEST_PX = 53;

/** Opens every detail, then tries all widths and sizes of text without loading the page again. Returns what does not fit. */
export async function crowdedInAnySize(page: Page): Promise<string[]> {
  await page.locator('details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: LARGEST_PX } });
  const hits = (await page.evaluate(crowded)).filter((hit) => !hit.startsWith('broken'));
  found.push(...hits.map((hit) => `text ${LARGEST_PX} px, ${hit}`));
  for (const [standard, widths] of VIEWS) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const more = await page.evaluate(standard === 16 ? misfits : outOfView);
      const hits = [...(await page.evaluate(crowded)), ...more];
      found.push(...hits.map((hit) => `${width} px, text ${standard} px, ${hit}`));
    }
  }
  return found;
}

/** Runs in the page: returns whether large text makes it wider than the window, or pushes its menu or heading out of view. */
function outOfView(): string[] {
  window.scrollTo(0, 0);
  const found: string[] = [];
  if (document.documentElement.scrollWidth > window.innerWidth) found.push('wider than the window');
  for (const part of ['button[aria-label="Side menu"]', 'h1']) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box || box.top >= window.innerHeight || box.left >= window.innerWidth || box.right <= 0)
      found.push(`${part} is out of view`);
  }
  return found;
}

/**
 * Runs in the page: returns the words that are on two lines, the texts that lie on another, and those that are cut
 * off. Web and email addresses may break.
 */
function crowded(): string[] {
  type Line = { text: Text; words: string; left: number; right: number; top: number; bottom: number };
  const found = new Set<string>();
  const lines: Line[] = [];
  const isSeen = (parent: Element) =>
    parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !parent.closest('.sr-only, [class*="sr-only"], script, style, noscript, option, [data-sonner-toaster]');
  const edges = new Map<Element, DOMRect | null>([
    [document.body, document.documentElement.getBoundingClientRect()],
  ]);
  /** Of the nearest box that cuts off what is in it; null for what only screen readers say. */
  const edgeOf = (box: Element): DOMRect | null => {
    const known = edges.get(box);
    if (known !== undefined) return known;
    const { overflowX, clipPath } = getComputedStyle(box);
    const { parentElement } = box;
    let edge: DOMRect | null = null;
    if (clipPath === 'none')
      edge = overflowX === 'visible' && parentElement ? edgeOf(parentElement) : box.getBoundingClientRect();
    edges.set(box, edge);
    return edge;
  };
  /** What a line may end after. A text on one line has no broken word, and its words are where it is. */
  const piecesOf = (text: Text, isOnOneLine: boolean) => {
    if (isOnOneLine) return [{ piece: text.data, at: 0, word: text.data }];
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      let at = index;
      return word.split(/(?<=[-–—/])/).map((piece) => {
        at += piece.length;
        return { piece, at: at - piece.length, word };
      });
    });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || !isSeen(parent)) continue;
    const edge = edgeOf(parent);
    if (!edge) continue;
    const { left, right } = edge;
    range.selectNodeContents(text);
    for (const { piece, at, word } of piecesOf(text, range.getClientRects().length === 1)) {
      range.setStart(text, at);
      range.setEnd(text, at + piece.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const tops = new Set(rects.map(({ top }) => Math.round(top)));
      if (tops.size > 1 && !/\w[.@]\w/.test(word)) found.add(`broken: ${piece}`);
      if (rects.some((rect) => rect.left < left - 1 || rect.right > right + 1)) found.add(`cut: ${piece}`);
      for (const rect of rects) {
        // Only the middle: lines may stand close to each other.
        const inset = rect.height * 0.3;
        lines.push({
          text,
          words: piece,
          left: rect.left + 1,
          right: rect.right - 1,
          top: rect.top + inset,
          bottom: rect.bottom - inset,
        });
      }
    }
  }
  const moves = (node: Node) => {
    for (let box = node.parentElement; box; box = box.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(box).position)) return true;
    return false;
  };
  lines.sort((one, other) => one.top - other.top);
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= one.bottom) break;
      if (other.text === one.text || one.left >= other.right || other.left >= one.right) continue;
      if (moves(one.text) !== moves(other.text)) continue;
      found.add(`on each other: ${one.words} and ${other.words}`);
    }
  });
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select'))
    if (
      field.checkVisibility() &&
      /^[$\d,.]+$/.test(field.value) &&
      field.scrollWidth > field.clientWidth + 1
    )
      found.add(`cut: ${field.value} in its field`);
  return [...found];
}
