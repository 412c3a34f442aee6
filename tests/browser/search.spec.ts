import { expectAccessible } from './accessible';
import { expect, openPage, test } from './site';

/** Runs in the page: whether the focus is on something after this element. */
function isBeforeFocus(element: Element): boolean {
  const focused = document.activeElement ?? document.body;
  return Boolean(element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
}

test('search fetches nothing until it opens, then leads to a section of a page', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, '/pcs-toolkit/storage-facilities');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /search/.test(url))).toEqual([]);

  await page.keyboard.press('Control+k');
  const field = page.getByLabel('Guides, checklist, offices and phone numbers');
  await expect(field).toBeFocused();
  await field.fill('motorcycle course');
  const first = page.getByRole('dialog').getByRole('link').first();
  await expect(first).toContainText('Vehicle Shipping');
  await expectAccessible(page, [320, 1280], '[role="dialog"]');
  await first.click();
  const section = page.getByRole('heading', { level: 2, name: 'Motorcycles and boats' });
  await expect(page.locator('summary', { has: section })).toBeFocused();
  await expect(section).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await section.evaluate(isBeforeFocus)).toBe(true);
});
