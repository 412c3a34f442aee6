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
      const end = added && (await boxOfOne(page.getByRole('main').getByRole('heading', { name: added })));
      for (const part of parts) await expectOpen(page, part, end || undefined);
    });
}

async function expectHeights(page: Page, maxHeight: number): Promise<void> {
  for (const { height } of await boxesOf(page.getByRole('region', { name: 'Do this first' })))
    expect.soft(height, 'Do this first').toBeLessThanOrEqual(MAX_FIRST_STEPS_HEIGHT);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  test.info().annotations.push({ type: 'height', description: `${height}` });
  expect.soft(height, 'the height of the page').toBeLessThanOrEqual(maxHeight);
}

/** Also notes where each part is, for test-results/browser.json. */
export async function expectOpen(page: Page, part: Part, end?: Box): Promise<void> {
  const located = locate(page, part);
  let boxes = await boxesOf(located);
  if (boxes.length === 0) {
    // A slider comes with its own script.
    await located
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    boxes = await boxesOf(located);
  }
  const tops = boxes.map(({ y }) => Math.round(y));
  test.info().annotations.push({ type: part.part, description: tops.join(', ') || 'not open' });
  if (part.count) expect.soft(boxes.length, `${part.part}: how many`).toBe(part.count);
  else expect.soft(boxes.length, `${part.part}: how many`).toBeGreaterThan(0);
  if (part.in || !end) return;
  // Where there is room, what was added may be beside it. And one may also be repeated below.
  const before = boxes.filter(({ y, right }) => y < end.y || right <= end.x).length;
  expect.soft(before, `${part.part}: how many before what was added`).toBeGreaterThanOrEqual(part.count ?? 1);
}

function locate(page: Page, part: Part): Locator {
  const landmark = page.getByRole(part.in ?? 'main');
  if ('text' in part) return landmark.getByText(part.text, { exact: true });
  const { role, name } = part;
  return landmark.getByRole(role, name === undefined ? {} : { name, exact: true });
}

/** Of what can be seen: not folded, hidden, outside the window or for screen readers alone. */
async function boxesOf(parts: Locator): Promise<Box[]> {
  const seen = await parts.filter({ visible: true }).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, right, width, height } = one.getBoundingClientRect();
      const isInWindow = x >= 0 && right <= document.documentElement.clientWidth + 1;
      return { x, y: y + window.scrollY, right, height, isSeen: isInWindow && width > 1 && height > 1 };
    }),
  );
  return seen.filter(({ isSeen }) => isSeen);
}

async function boxOfOne(heading: Locator): Promise<Box | undefined> {
  await expect(heading).toHaveCount(1);
  const [box] = await boxesOf(heading);
  expect(box, 'the heading of what was added').toBeDefined();
  return box;
}
