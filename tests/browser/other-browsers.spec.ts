import { deferred } from '../support/deferred';
import { expect, hold, openPage, test, waitForHydration } from './site';

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

test('the phone menu opens without support for media query ranges', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, /[<>]/.test(query) ? 'not all' : query);
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Side menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeVisible();
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

test('the side menu navigates when scripts are stripped in transit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script [^>]*data-entry[\s\S]*?<\/script>/, '');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/contact');
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await menu.getByRole('link', { name: 'PCS Checklist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaii PCS Checklist');
});

test('pages hydrate in a browser that does not report the largest paint', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['navigation', 'resource'] }),
  );
  for (const path of ['/pcs-toolkit/pet-travel', '/calculators/credit']) {
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
