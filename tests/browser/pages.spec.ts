import { brotliCompressSync } from 'node:zlib';
import { type AppPath, documentTitle, pages } from '../../src/site-map';
import { alive, expect, test } from './site';

/** Brotli kilobytes of script a signed-out visitor may be sent: a page's own ceiling, or that of all others. */
const SCRIPT_CEILING_KB: Partial<Record<AppPath, number>> & { others: number } = {
  '/': 90,
  '/auth': 95,
  '/pcs-toolkit/hawaii-checklist': 103,
  '/calculators/assumption-cruncher': 94,
  others: 89,
};

for (const page of pages) {
  test(`${page.path} hydrates in silence and sends little script`, async ({ page: tab }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    tab.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await tab.goto(page.path);
    await alive(tab);
    await tab.waitForLoadState('networkidle');
    await expect(tab).toHaveTitle(documentTitle(page));
    expect(await tab.locator('script').count()).toBe(1);

    const isAccountCode = (url: string) => url.includes('supabase');
    if (page.path !== '/auth') expect([...scripts.keys()].filter(isAccountCode)).toEqual([]);
    let bytes = 0;
    for (const [url, body] of scripts)
      if (!isAccountCode(url)) bytes += brotliCompressSync(await body).length;
    const ceilingKb = SCRIPT_CEILING_KB[page.path] ?? SCRIPT_CEILING_KB.others;
    expect(bytes / 1000, `${page.path}: KB of script`).toBeLessThanOrEqual(ceilingKb);
  });
}

test('every link on every page of the built site leads somewhere', async ({ page, request }) => {
  const known = new Map<string, boolean>();
  for (const { path } of pages) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"], link[href^="/"], script[src^="/"], img[src^="/"]')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      );
    for (const link of links) {
      const target = link.split('#')[0] ?? '';
      if (!known.has(target)) known.set(target, (await request.get(target)).ok());
    }
    const missing = await page
      .locator('a[href^="#"]')
      .evaluateAll((anchors) =>
        anchors
          .map((anchor) => anchor.getAttribute('href') ?? '')
          .filter((hash) => !document.getElementById(hash.slice(1))),
      );
    expect(missing, `${path} has links to nowhere on the page`).toEqual([]);
  }
  expect([...known].filter(([, works]) => !works)).toEqual([]);
});

test('an unknown address is a real 404 inside the shell', async ({ page, request, allowed }) => {
  allowed.push(/404/);
  expect((await request.get('/no/such/page')).status()).toBe(404);
  expect((await request.get('/assets/gone-00000000.js')).status()).toBe(404);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await alive(page);
  await page.getByRole('link', { name: 'Go to the PCS checklist' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(20);
});

test('a page whose code is gone after a deploy reloads once, then says what to do', async ({
  page,
  allowed,
}) => {
  allowed.push(/storage-facilities/, /could not be loaded/, /Failed to fetch dynamically imported module/);
  await page.goto('/');
  await page.keyboard.press('Shift');
  await alive(page);
  await page.route('**/assets/storage-facilities-*.js', (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Storage Facilities' }).first().click();
  await reloaded;
  // The reloaded page is the prerendered guide: it can be read without the missing code.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage Facilities');
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('guides, menu and the checklist’s text can be read on a phone', async ({ page, allowed }) => {
    allowed.push(/failed: .*\.js$/);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/pcs-toolkit/storage-facilities');
    await expect(page.getByText('Waikele Self Storage', { exact: false }).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Side menu' })
      .getByRole('link', { name: 'PCS Checklist' })
      .click();
    await expect(
      page.getByText('Submit PCS orders to the transportation office', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Ticking items needs JavaScript', { exact: false })).toBeVisible();
    await page.goto('/auth');
    await expect(page.getByText('Signing in needs JavaScript', { exact: false })).toBeVisible();
  });
});

test('a press on the menu before the script is alive opens it once it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/assets/index-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/pcs-toolkit/storage-facilities');
  await page.getByRole('button', { name: 'Side menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Side menu' })).toBeFocused();
});

test('the folded menu stays folded after a reload, without a flash', async ({ page }) => {
  await page.goto('/pcs-toolkit/storage-facilities');
  await alive(page);
  await page.keyboard.press('Control+b');
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
  await alive(page);
  await page.getByRole('link', { name: 'PCS Checklist' }).first().hover();
  await expect(page.getByRole('tooltip', { name: 'PCS Checklist' })).toBeVisible();
});

test('going back returns to where the reader was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/pcs-toolkit/storage-facilities');
  await alive(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  // A real click would first scroll the page to the link.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Paradise PCS/ })
    .dispatchEvent('click');
  await expect(page).toHaveTitle(/Paradise PCS: /);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage Facilities');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
});
