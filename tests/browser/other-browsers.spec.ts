import type { Page } from '@playwright/test';
import { BROWSERS } from '../../build/browsers.mjs';
import { pageAsSeenBy } from '../../tools/browser-support.mjs';
import { deferred } from '../support/deferred';
import { expect, hold, openPage, TODAY, test, testOfProgram, waitForHydration } from './site';

// Emulates what other browsers lack or do differently.
test.use({
  // Classic scrollbars, which take up width.
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('the collapsed menu loses no width to a classic scrollbar', async ({ page }) => {
  await openPage(page, '/contact', { width: 1280, height: 560 });
  const bar = () =>
    page.locator('.sidebar-inner').evaluate((menu: HTMLElement) => menu.offsetWidth - menu.clientWidth);
  expect(await bar()).toBeGreaterThan(8);
  await page.keyboard.press('Control+b');
  await expect.poll(bar).toBe(0);
});

test('a link clicked while scripts load navigates, even if that cancels them', async ({ page, allowed }) => {
  allowed.push(/Failed to fetch dynamically imported module|ERR_/, /failed: .*assets/);
  // Once it warns, the page has looked for broken scripts. To reload itself then would cancel leaving.
  await page.addInitScript(() => {
    const tellOfWarning = () => document.querySelector('main [role=alert]') && console.info('It warns.');
    new MutationObserver(tellOfWarning).observe(document, { childList: true, subtree: true });
  });
  const warned = page.waitForEvent('console', (message) => message.text() === 'It warns.');
  const left = deferred<void>();
  await page.route('**/assets/*.js', async (route) => {
    await left.promise;
    if (route.request().resourceType() === 'script') await route.abort();
    else await route.continue();
  });
  await page.route('**/resources', async (route) => {
    left.resolve();
    await warned;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Resources', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
});

test('pages hydrate in a browser that does not report the largest paint', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['navigation', 'resource'] }),
  );
  for (const path of ['/pcs-toolkit/pet-travel', '/calculators/assumption-cruncher']) {
    await openPage(page, path);
  }
});

test('a browser without modulepreload still requests all scripts in parallel', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token !== 'modulepreload' && supports.call(this, token);
    };
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
      const isPreload = (node: Node | string) =>
        node instanceof HTMLLinkElement && node.rel === 'modulepreload';
      append.apply(
        this,
        nodes.filter((node) => !isPreload(node)),
      );
    };
  });
  const release = await hold(page, '**/assets/react-*.js');
  const routeScript = page.waitForRequest('**/assets/assumption-cruncher-*.js');
  await page.goto('/calculators/assumption-cruncher');
  await routeScript;
  release();
  await waitForHydration(page);
});

for (const [browser, version] of Object.entries(BROWSERS))
  test(`everything works without what ${browser} ${version} lacks`, async ({ page }) => {
    await page.clock.setFixedTime(TODAY);
    await rewritePages(page, (html) => pageAsSeenBy(browser, html));
    await openPage(page, '/pcs-toolkit/hawaii-checklist', { width: 390, height: 800 });
    expect(await page.evaluate(() => 'moveBefore' in Element.prototype)).toBe(false);
    await page.getByLabel(/^Report date/).fill('2027-06-15');
    await expect(page.getByRole('heading', { name: 'Your months' })).toBeVisible();

    await page.getByRole('button', { name: 'Side menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pet Travel' }).click();
    await page.getByRole('button', { name: 'Open the date checker' }).click();
    await page.getByLabel('Landing day').fill('2027-06-20');
    await page.getByRole('button', { name: 'Check my dates' }).click();
    await expect(page.getByRole('heading', { name: /can land/ }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('assumption');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^VA Loan Assumption Cruncher/ })
      .first()
      .click();
    await page.getByLabel('Purchase price').fill('600000');
    await page.getByLabel('Balance of the seller’s loan').fill('400000');
    await page.getByLabel('Rate of the seller’s loan').fill('3.5');
    await page.getByLabel('Current market rate').fill('7.5');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Assuming saves you $717 a month')).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeInViewport();
  });

testOfProgram(
  'in a browser too old for the scripts, pages are read, links lead on, and tools say why not',
  async ({ page, allowed }) => {
    allowed.push(/Invalid or unexpected token/);
    await rewritePages(page, (html) => html.replace(/(<script data-entry[^>]*>)/, '$1@'));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/calculators/credit');
    await expect(page.getByText('The calculator needs JavaScript and a browser from')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const menu = page.getByRole('navigation', { name: 'Side menu' });
    await menu.getByRole('link', { name: 'Pet Travel' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pet Travel to Hawaii');
    await expect(page.getByText('The date checker needs JavaScript and a browser from')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
    await expect(page.getByRole('heading', { name: 'Numbers to save' })).toBeVisible();
  },
);

/** Serves pages as rewritten by this function, without the policy, which allows only the scripts as built. */
async function rewritePages(page: Page, rewrite: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: rewrite(await response.text()) });
  });
}
