import type { Locator, Page } from '@playwright/test';
import { checklistParts } from './named-parts/checklist';
import { formsParts } from './named-parts/forms';
import { housingParts } from './named-parts/housing';
import type { Part } from './named-parts/part';
import { pcsParts } from './named-parts/pcs';
import { siteParts } from './named-parts/site';
import { expect, openPage, test } from './site';

const screens = [...siteParts, ...checklistParts, ...formsParts, ...pcsParts, ...housingParts];

const WIDTHS = [390, 768, 1280];
const MAX_FIRST_STEPS_HEIGHT = 420;

for (const { path, maxHeight, added, parts } of screens)
  for (const width of WIDTHS)
    test(`${path} at ${width} px opens with every part that it is for, and what was added after them`, async ({
      page,
    }) => {
      await openPage(page, path, { width, height: 844 });
      const end = added
        ? await topOf(page.getByRole('main').getByRole('heading', { name: added }))
        : Infinity;
      for (const part of parts) await expectOpen(page, part, end);
      if (width !== 390) return;
      const firstSteps = page.getByRole('region', { name: 'Do this first' });
      for (const { height } of await boxesOf(firstSteps))
        expect.soft(height, 'Do this first').toBeLessThanOrEqual(MAX_FIRST_STEPS_HEIGHT);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      test.info().annotations.push({ type: 'height', description: `${height}` });
      expect.soft(height, 'the height of the page').toBeLessThanOrEqual(maxHeight);
    });

/** Also notes where each part is, for test-results/browser.json. */
async function expectOpen(page: Page, part: Part, end: number): Promise<void> {
  const boxes = await boxesOf(locate(page, part));
  const tops = boxes.map(({ y }) => Math.round(y));
  test.info().annotations.push({ type: part.part, description: tops.join(', ') || 'not open' });
  if (part.count) expect.soft(boxes.length, `${part.part}: how many`).toBe(part.count);
  else expect.soft(boxes.length, `${part.part}: how many`).toBeGreaterThan(0);
  if (part.in) return;
  // One may also be repeated below.
  const above = tops.filter((top) => top < end).length;
  expect.soft(above, `${part.part}: how many above what was added`).toBeGreaterThanOrEqual(part.count ?? 1);
}

function locate(page: Page, part: Part): Locator {
  const landmark = page.getByRole(part.in ?? 'main');
  if ('text' in part) return landmark.getByText(part.text, { exact: true });
  const { role, name } = part;
  return landmark.getByRole(role, name === undefined ? {} : { name, exact: true });
}

/** Of what can be seen: not folded, hidden, outside the window or for screen readers alone. */
async function boxesOf(parts: Locator) {
  const seen = await parts.filter({ visible: true }).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, right, width, height } = one.getBoundingClientRect();
      const isInWindow = x >= 0 && right <= document.documentElement.clientWidth + 1;
      return { y: y + window.scrollY, height, isSeen: isInWindow && width > 1 && height > 1 };
    }),
  );
  return seen.filter(({ isSeen }) => isSeen);
}

async function topOf(heading: Locator): Promise<number> {
  await expect(heading).toHaveCount(1);
  const [box] = await boxesOf(heading);
  expect(box, 'the heading of what was added').toBeDefined();
  return box?.y ?? 0;
}
