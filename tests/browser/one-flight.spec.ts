import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './site';

const GUIDE = '/pcs-toolkit/storage-facilities';

/** Checks that the site's styles apply: unstyled, the page is white and headings have another font. */
async function expectStyled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Fraunces/);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(253, 251, 247)');
}

test('a page requests no starter script, nor any style sheet, even after navigating', async ({ page }) => {
  const sheets: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await expectStyled(page);
  await waitForHydration(page);
  expect(scripts.filter((url) => url.includes('starter'))).toEqual([]);
  for (const name of ['Schools', 'PCS Checklist', 'Assumption Cruncher', 'Home']) {
    await page
      .getByRole('navigation', { name: 'Side menu' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.locator('nav [aria-current=page]')).toHaveText(name);
    await expectStyled(page);
  }
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
});

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('the styles apply', async ({ page }) => {
    await page.goto(GUIDE);
    await expectStyled(page);
  });
});

test('a page works when a host or proxy drops our headers', async ({ page }) => {
  await page.route(`**${GUIDE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ body: await response.body(), contentType: 'text/html' });
  });
  await page.goto(GUIDE);
  await expectStyled(page);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Side menu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
});

test('an old page is still readable after a deploy replaces its scripts', async ({ page, allowed }) => {
  allowed.push(/404/);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.goto(GUIDE);
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.waitForTimeout(2000);
  await expectStyled(page);
  await expect(
    page
      .getByText('Storage Tips')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
  expect(documents).toBeLessThanOrEqual(2);
});
