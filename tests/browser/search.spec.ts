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
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Motorcycles and boats/ })
    .click();
  const section = page.getByRole('heading', { level: 2, name: 'Motorcycles and boats' });
  await expect(page.locator('summary', { has: section })).toBeFocused();
  await expect(section).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await section.evaluate(isBeforeFocus)).toBe(true);
});

test('a hit on a checklist item opens what to know about it, with a plan and without', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T20:00:00Z'));
  await openPage(page, '/pcs-toolkit/storage-facilities');
  const plan = JSON.stringify({ reportDay: '2027-06-15', move: { base: 'kaneohe' } });
  for (const kept of ['{}', plan]) {
    await page.evaluate((value) => window.localStorage.setItem('paradise-pcs-plan', value), kept);
    await openPage(page, '/pcs-toolkit/storage-facilities');
    await page.keyboard.press('Control+k');
    await page.getByLabel('Guides, checklist, offices and phone numbers').fill('update SGLI beneficiaries');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Update SGLI beneficiaries/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PCS Checklist');
    const item = page.getByRole('listitem').filter({ hasText: 'What to know: Update SGLI beneficiaries' });
    await expect(item.getByText('Name your beneficiaries online in SOES')).toBeInViewport();
  }
});

test('a word that no page has is named above the nearest pages, with who may know', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/storage-facilities');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Guides, checklist, offices and phone numbers').fill('karaoke for my dog');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('No page has “karaoke”.');
  await expect(dialog.getByRole('link', { name: '800-342-9647' })).toHaveAttribute(
    'href',
    'tel:+18003429647',
  );
  await expect(dialog.getByRole('listitem').first()).toContainText('Pet Travel to Hawaii');
  await expectAccessible(page, [320, 1280], '[role="dialog"]');
});

test('Enter opens the best part of a page, in sight, and Back leads to where the search began', async ({
  page,
}) => {
  await openPage(page, '/pcs-toolkit/storage-facilities');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Guides, checklist, offices and phone numbers').fill('safety check');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('page');
  await page.keyboard.press('Enter');
  const part = page.getByRole('heading', { level: 3, name: 'Safety check' });
  await expect(part).toBeInViewport();
  await expect(page).toHaveURL(/vehicle-shipping#after-it-arrives\/safety-check$/);
  await page.reload();
  await expect(part).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Storage Facilities' })).toBeVisible();
});

test('a search in need shows who to call, and leaves nothing behind when the page is left', async ({
  page,
}) => {
  const weather = 'https://www.weather.gov/hfo/';
  await page.route(weather, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }));
  await openPage(page, '/pcs-toolkit/storage-facilities');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Guides, checklist, offices and phone numbers').fill('my husband hits me');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: '800-799-7233' })).toBeVisible();
  await expectAccessible(page, [320, 1280], '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Leave this page' }).click();
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
  expect(page.url()).toBe(weather);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Storage Facilities' })).toBeAttached();
  await expect(page.getByText('800-799-7233')).toHaveCount(0);
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state })),
  ).not.toMatch(/husband/);
});
