import { site } from '../../src/operator/site';
import { useOwnFont } from './own-font';
import { expect, openPage, test } from './site';

test('a phone in landscape keeps the checklist in view, and the menu is a panel', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/hawaii-checklist', { width: 844, height: 390 });
  await page.getByRole('checkbox').nth(5).scrollIntoViewIfNeeded();
  const seen = await page.getByRole('checkbox').evaluateAll(
    (boxes) =>
      boxes.filter((box) => {
        const { top, bottom, left } = box.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + 2, (top + bottom) / 2);
        return top >= 0 && bottom <= window.innerHeight && onTop === box;
      }).length,
  );
  expect(seen).toBeGreaterThan(3);
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Side menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeVisible();
});

test('on a phone, the tagline fits on one line of the header, and the hills behind a title are whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await useOwnFont(page);
  const tagline = page.getByRole('banner').getByText(site.tagline);
  const lines = await tagline.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
  const heights = await page
    .locator('main svg:has(+ img) path, main img + svg path')
    .evaluateAll((hills) => hills.map((hill) => (hill as SVGPathElement).getBBox()).map(({ y }) => y));
  expect(heights).toHaveLength(2);
  // Above 0 is outside the drawing.
  for (const top of heights) expect(top).toBeGreaterThanOrEqual(0);
});

test('a closed detail inside an open one points down', async ({ page }) => {
  await page.goto('/housing/va-homes');
  const outer = page.locator('main details:has(details)').first();
  await outer.locator('summary').first().click();
  const rotation = (icons: string) =>
    outer.locator(icons).evaluateAll(([icon]) => icon && getComputedStyle(icon).rotate);
  await expect.poll(() => rotation(':scope > summary > svg')).toBe('180deg');
  expect(await rotation('details:not([open]) > summary > svg')).toBe('none');
});

test('what a visitor’s box needs appears below its row, and covers nothing', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/hawaii-checklist', { width: 390, height: 844 });
  const box = page.getByRole('checkbox').nth(1);
  const next = page.getByRole('checkbox').nth(2);
  await next.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await box.click();
  const note = page.getByRole('alert');
  await expect(note).toContainText('Please sign in to save your progress');
  await expect(note).toBeInViewport({ ratio: 1 });
  const row = page.getByRole('listitem').filter({ has: note });
  const [noteBox, labelBox, nextBox] = await Promise.all(
    [note, row.locator('label'), next].map((part) => part.boundingBox()),
  );
  const bottom = (part: typeof noteBox) => (part ? part.y + part.height : 0);
  expect(noteBox?.y).toBeGreaterThanOrEqual(bottom(labelBox));
  expect(bottom(noteBox)).toBeLessThanOrEqual(nextBox?.y ?? 0);
  for (const each of [box, next, row.locator('summary')]) await each.click({ trial: true });
  // Nor the header.
  await page.getByRole('link', { name: 'Login' }).click({ trial: true });
});

test('going back with the keyboard, no item of the checklist hides behind its progress', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/hawaii-checklist', { width: 390, height: 844 });
  const item = page.getByRole('checkbox').nth(12);
  await expect(item).toBeEnabled();
  await item.focus();
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const isClear = () => {
      const focused = document.activeElement as HTMLElement;
      const { left, top } = focused.getBoundingClientRect();
      return focused.contains(document.elementFromPoint(left + 4, top + 4));
    };
    await expect.poll(() => page.evaluate(isClear)).toBe(true);
  }
});

for (const path of ['/housing/verified-rentals', '/calculators/first-60-days'])
  test(`on a phone, every link of a table and of its caption on ${path} is in sight`, async ({ page }) => {
    await openPage(page, path, { width: 390, height: 844 });
    await page.locator('main details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
    const links = page.locator('main section:has(> .stacking)').getByRole('link');
    expect(await links.count()).toBeGreaterThan(0);
    const unseen = await links.evaluateAll((all) =>
      all
        .filter((link) => {
          link.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((link) => link.getAttribute('aria-label')),
    );
    expect(unseen).toEqual([]);
  });
