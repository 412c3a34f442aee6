import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site';
import { checklistParts } from './checklist';
import { formsParts } from './forms';
import { housingParts } from './housing';
import type { Part } from './part';
import { pcsParts } from './pcs';
import { siteParts } from './site';

const screens = [...siteParts, ...checklistParts, ...formsParts, ...pcsParts, ...housingParts];

type Box = { x: number; y: number; right: number; height: number };

const PHONE = 390;
const WIDTHS = [PHONE, 768, 1280];
const MAX_FIRST_STEPS_HEIGHT = 420;

/** Fails when something that the page is for isn't open on arrival, is below what was added, or the page is too tall. */
export async function expectNamedParts(page: Page, path: string): Promise<void> {
  const screen = screens.find((one) => one.path === path);
  if (!screen) return;
  const { maxHeight, added, parts } = screen;
  for (const width of WIDTHS)
    await test.step(`named parts at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      if (width === PHONE) await expectHeights(page, maxHeight);
      const end = added
        ? await boxOfOne(page.getByRole('main').getByRole('heading', { name: added }))
        : undefined;
      const known = await measureAgain(page);
      for (const [at, part] of parts.entries())
        if (part.count || beforeEnd(part, known[at] ?? [], end).length === 0)
          await expectOpen(page, part, end, at);
    });
}

async function expectHeights(page: Page, maxHeight: number): Promise<void> {
  for (const { height } of await boxesOf(page.getByRole('region', { name: 'Do this first' })))
    expect.soft(height, 'Do this first').toBeLessThanOrEqual(MAX_FIRST_STEPS_HEIGHT);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  test.info().annotations.push({ type: 'height', description: `${height}` });
  expect.soft(height, 'the height of the page').toBeLessThanOrEqual(maxHeight);
}

/** Also notes where each part is, for test-results/browser.json. `at` is its place among the page’s parts. */
export async function expectOpen(page: Page, part: Part, end?: Box, at?: number): Promise<void> {
  const located = locate(page, part);
  let boxes = await boxesOf(located, at);
  if (boxes.length === 0) {
    // A slider comes with its own script.
    await located
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    boxes = await boxesOf(located, at);
  }
  const tops = boxes.map(({ y }) => Math.round(y));
  test.info().annotations.push({ type: part.part, description: tops.join(', ') || 'not open' });
  if (part.count) expect.soft(boxes.length, `${part.part}: how many`).toBe(part.count);
  else expect.soft(boxes.length, `${part.part}: how many`).toBeGreaterThan(0);
  const before = beforeEnd(part, boxes, end).length;
  expect.soft(before, `${part.part}: how many before what was added`).toBeGreaterThanOrEqual(part.count ?? 1);
}

/** Those that aren't below what was added. Where there is room, that may be beside them. And one may also be repeated below. */
function beforeEnd(part: Part, boxes: readonly Box[], end?: Box): readonly Box[] {
  return part.in || !end ? boxes : boxes.filter(({ y, right }) => y < end.y || right <= end.x);
}

function locate(page: Page, part: Part): Locator {
  const landmark = page.getByRole(part.in ?? 'main');
  if ('text' in part) return landmark.getByText(part.text, { exact: true });
  const { role, name } = part;
  return landmark.getByRole(role, name === undefined ? {} : { name, exact: true });
}

type Measures = { measures?: Record<number, () => Box[]> };

/** Of what can be seen: not folded, hidden, outside the window or for screen readers alone. */
function boxesOf(parts: Locator, at = -1): Promise<Box[]> {
  return parts.filter({ visible: true }).evaluateAll((all, at) => {
    const isSeen = (one: Element) => {
      const { x, right, width, height } = one.getBoundingClientRect();
      const isInWindow = x >= 0 && right <= document.documentElement.clientWidth + 1;
      return isInWindow && width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
    };
    const measure = () =>
      all.filter(isSeen).map((one) => {
        const { x, y, right, height } = one.getBoundingClientRect();
        return { x, y: y + window.scrollY, right, height };
      });
    const { measures }: Measures = window as Measures;
    Object.assign(window, { measures: { ...measures, [at]: measure } });
    return measure();
  }, at);
}

/** Where the same elements are at another width, by their part’s place: to find them again by role takes far longer. */
function measureAgain(page: Page): Promise<Record<string, Box[]>> {
  return page.evaluate(() => {
    const { measures = {} } = window as Measures;
    return Object.fromEntries(Object.entries(measures).map(([at, measure]) => [at, measure()]));
  });
}

async function boxOfOne(heading: Locator): Promise<Box | undefined> {
  await expect(heading).toHaveCount(1);
  const [box] = await boxesOf(heading);
  expect(box, 'the heading of what was added').toBeDefined();
  return box;
}
