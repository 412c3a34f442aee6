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

test('the tagline fits on one line of a phone’s header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await useOwnFont(page);
  const tagline = page.getByRole('banner').getByText('Helping you PCS to paradise');
  const lines = await tagline.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
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
