import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../support/passwords';
import { expect, keepMessages, openPage, test } from './site';

// What only a phone has, emulated: its text size, its touch keyboard.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('text has the size of an iPhone’s settings, and stays within the window', async ({ page }) => {
  // As on an iPhone whose text is set to the largest of the common sizes.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text())
      .replace('(-webkit-touch-callout:none)', '(display:block)')
      .replace('font:-apple-system-body', 'font:23px sans-serif');
    await route.fulfill({ response, headers, body });
  });
  for (const path of ['/', '/pcs-toolkit/hawaii-checklist', '/calculators/assumption-cruncher']) {
    await openPage(page, path);
    await expect(page.locator('body')).toHaveCSS('font-size', '23px');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('panels scroll without the page behind them, and a message leaves the search box free', async ({
  page,
}) => {
  await keepMessages(page);
  await openPage(page, '/contact');
  for (const name of ['Side menu', 'Search']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog', { name })).toHaveCSS('overscroll-behavior-y', 'contain');
    await page.keyboard.press('Escape');
  }
  for (const name of ['Full name', 'Email', 'Base', 'Message'])
    await page.getByRole('textbox', { name }).fill(name === 'Email' ? 'sam@example.com' : 'Sam');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(async () => {
    const box = await page.getByRole('searchbox').boundingBox();
    // The dialog hides it from roles.
    const toast = await page.locator('[data-sonner-toast]').boundingBox();
    expect(toast?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(844);
  }).toPass();
});

test('says below Sign Up, on the same screen, that a link is on its way', async ({ page }) => {
  await openPage(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(`phone-${randomUUID()}@example.com`);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText(/^A link is on its way/)).toBeInViewport({ ratio: 1 });
});

test('the return key leads to the next empty field where it says so, then sends', async ({ page }) => {
  await openPage(page, '/contact');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Message').fill('When can we visit?');
  await field('Full name').fill('Sam Reyes');
  await expect(field('Full name')).toHaveAttribute('enterkeyhint', 'next');
  await field('Full name').press('Enter');
  await expect(field('Email')).toBeFocused();
  await field('Email').fill('sam@example.com');
  await field('Email').press('Enter');
  await expect(field('Base')).toBeFocused();
  await field('Base').press('Enter');
  await expect(page.getByText('Message Sent!')).toBeVisible();
});

test('Calculate stays above the touch keyboard, which has no return key for numbers', async ({ page }) => {
  await openPage(page, '/calculators/assumption-cruncher');
  const bottom = async () => {
    const box = await page.getByRole('button', { name: 'Calculate' }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  // Until there are numbers, it covers none of the fields.
  expect(await bottom()).toBeGreaterThan(844);
  await page.getByLabel('Rate of the seller’s loan').fill('3.5');
  await expect.poll(bottom).toBeLessThanOrEqual(844);
  expect(await bottom()).toBeGreaterThan(780);
  const keyboard = (height: number) =>
    page.evaluate((covered) => {
      Object.defineProperty(window.visualViewport, 'height', {
        value: window.innerHeight - covered,
        configurable: true,
      });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  await keyboard(336);
  await expect.poll(bottom).toBeLessThanOrEqual(844 - 336);
  await keyboard(0);
  await expect.poll(bottom).toBeGreaterThan(780);
});

for (const [what, leadsTo] of [
  ['How long household goods take', 'pcs-toolkit/storage-facilities'],
  ['Base homes with air conditioning', 'housing/base-housing'],
] as const)
  test(`the row “${what}” leads to another page from anywhere in it`, async ({ page }) => {
    await openPage(page, '/suggestion-box');
    await page.locator('main details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
    const row = page.getByRole('listitem').filter({ hasText: what });
    // A button at its end adds the row to a suggestion.
    const area = row.getByRole('link').first();
    const { width = 0, height = 0 } = (await area.boundingBox()) ?? {};
    await area.click({ position: { x: width - 8, y: height - 8 } });
    await expect(page).toHaveURL(new RegExp(`^[^#]*/${leadsTo}#`));
  });

test('the school finder is in a phone’s first screen', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/hawaii-schools');
  await expect(page.getByRole('link', { name: 'Find the school for an address' })).toBeInViewport({
    ratio: 1,
  });
});
