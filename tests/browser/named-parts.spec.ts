import type { Locator, Page } from '@playwright/test';
import { checklistParts } from './named-parts/checklist';
import { formsParts } from './named-parts/forms';
import { housingParts } from './named-parts/housing';
import type { Part } from './named-parts/part';
import { pcsParts } from './named-parts/pcs';
import { askParts, siteParts } from './named-parts/site';
import { expect, openPage, test } from './site';

const screens = [...siteParts, ...checklistParts, ...formsParts, ...pcsParts, ...housingParts];

type Box = { x: number; y: number; right: number; height: number };

const WIDTHS = [390, 768, 1280];
const MAX_FIRST_STEPS_HEIGHT = 420;

for (const { path, maxHeight, added, parts } of screens)
  test(`${path} opens with every part that it is for, and what was added after them`, async ({ page }) => {
    await openPage(page, path, { width: 390, height: 844 });
    for (const { height } of await boxesOf(page.getByRole('region', { name: 'Do this first' })))
      expect.soft(height, 'Do this first').toBeLessThanOrEqual(MAX_FIRST_STEPS_HEIGHT);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    test.info().annotations.push({ type: 'height', description: `${height}` });
    expect.soft(height, 'the height of the page').toBeLessThanOrEqual(maxHeight);
    for (const width of WIDTHS)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        const end = added && (await boxOfOne(page.getByRole('main').getByRole('heading', { name: added })));
        for (const part of parts) await expectOpen(page, part, end || undefined);
      });
  });

/** Also notes where each part is, for test-results/browser.json. */
async function expectOpen(page: Page, part: Part, end: Box | undefined): Promise<void> {
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

test('from 1024 px on, the header says whom to ask, with the phone and the email', async ({ page }) => {
  await openPage(page, '/contact', { width: 1024, height: 800 });
  for (const part of askParts) await expectOpen(page, part, undefined);
});
