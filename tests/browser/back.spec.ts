import type { Page } from '@playwright/test';
import { expect, openPage, test } from './site';

const PHONE = { width: 390, height: 800 };

/** Comes to the contact page from Resources, so that there is a page to leave to. */
async function openContact(page: Page) {
  await openPage(page, '/resources', PHONE);
  await openPage(page, '/contact', PHONE);
}

for (const name of ['Side menu', 'Search']) {
  test(`Back closes ${name}, then leaves the page; closing it otherwise leaves nothing to go back through`, async ({
    page,
  }) => {
    await openContact(page);
    const button = page.getByRole('button', { name }).first();
    const dialog = page.getByRole('dialog', { name });
    await button.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/contact');
    await expect(button).toBeFocused();

    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/resources');
  });
}

test('a link in the menu replaces the open menu in the history', async ({ page }) => {
  await openContact(page);
  await page.getByRole('button', { name: 'Side menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Side menu' });
  await panel.getByRole('link', { name: 'Pet travel' }).click();
  await expect(page).toHaveURL('/pcs-toolkit/pet-travel');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/resources');
});

test('an open dialog leaves nothing to go back through after a reload', async ({ page }) => {
  await openContact(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBeUndefined();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/resources');
});

test('closing a dialog doesn’t stop a page that is being opened', async ({ page }) => {
  await openContact(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/pcs-toolkit/pet-travel', async (route) => {
    await isSent;
    await route.continue();
  });
  const isAsked = page.waitForRequest('**/pcs-toolkit/pet-travel');
  await page.evaluate(() => {
    window.location.href = '/pcs-toolkit/pet-travel';
  });
  await isAsked;
  await page.keyboard.press('Escape');
  send();
  await expect(page.getByRole('heading', { level: 1, name: 'Pet travel' })).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ hasVisited: false });

  test('Back closes the welcome, then leaves the page', async ({ page }) => {
    await page.addInitScript(() => {
      // However slow the machine, the scripts come in time.
      performance.getEntriesByName = () => [];
      // What Playwright asks of the page counts as a press.
      Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => undefined });
    });
    await openPage(page, '/resources', PHONE);
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Aloha, and welcome' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/resources');
  });
});
