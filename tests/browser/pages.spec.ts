import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { descriptionOf } from '../../src/page-descriptions';
import { documentTitle, findPage, pages } from '../../src/site-map';
import { OFFLINE_BUDGET_KB, OFFLINE_CODE, scriptBudgetKb } from '../../tools/bench/pages';
import { expectAccessible, expectRoomForLargeText } from './accessible';
import { expect, test, waitForHydration } from './site';

for (const page of pages) {
  test(`${page.path} has working links, hydrates without console errors, sends little script, is accessible and fits large text`, async ({
    page: tab,
    request,
  }) => {
    const scripts = new Map<string, Promise<Buffer>>();
    tab.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await tab.goto(page.path);
    expect(await brokenLinks(tab, request)).toEqual([]);
    await waitForHydration(tab);
    await tab.waitForLoadState('networkidle');
    await expect(tab).toHaveTitle(documentTitle(page));
    await expect(description(tab)).toHaveAttribute('content', descriptionOf(page));
    expect(await tab.locator('script').count()).toBe(1);
    expect(await emptyDrawings(tab)).toEqual([]);

    const isAccountCode = (url: string) => url.includes('supabase');
    if (page.path !== '/auth') expect([...scripts.keys()].filter(isAccountCode)).toEqual([]);
    let bytes = 0;
    let offlineBytes = 0;
    for (const [url, body] of scripts) {
      if (OFFLINE_CODE.test(url)) offlineBytes += brotliBytes(url, await body);
      else if (!isAccountCode(url)) bytes += brotliBytes(url, await body);
    }
    expect(bytes / 1000, `${page.path}: KB of script`).toBeLessThanOrEqual(scriptBudgetKb(page.path));
    expect(offlineBytes / 1000, 'KB that save the pages').toBeLessThanOrEqual(OFFLINE_BUDGET_KB);
    await expectAccessible(tab);
    await expectRoomForLargeText(tab);
  });
}

test('a prefetched page opens without a request, with its own title', async ({ page: tab }) => {
  await tab.goto('/resources');
  await waitForHydration(tab);
  const schools = findPage('/pcs-toolkit/hawaii-schools');
  const link = tab.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Schools' });
  const arrived = tab.waitForResponse(/hawaii-schools/);
  await link.hover();
  await arrived;
  await tab.waitForLoadState('networkidle');
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await link.click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(schools?.title ?? '');
  await expect(tab).toHaveTitle(documentTitle(schools));
  // Chromium requests the icon again at each new URL.
  expect(asked.filter((url) => !url.includes('/favicon.'))).toEqual([]);
});

test('an unknown URL is a real 404 inside the shell', async ({ page, request, allowed }) => {
  allowed.push(/404/);
  expect((await request.get('/no/such/page')).status()).toBe(404);
  expect((await request.get('/assets/gone-00000000.js')).status()).toBe(404);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Go to the PCS checklist' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(20);
});

test('malformed URLs and folders are real 404s', async ({ request }) => {
  for (const path of [
    '/%',
    '/%00',
    '/%E0%A4%A',
    '/pcs-toolkit',
    '/pcs-toolkit/',
    '/calculators/',
    '/assets/',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Unexpected Application Error!');
  }
});

const OTHER_NAMES = {
  '/auth.html': '/auth',
  '/auth/': '/auth',
  '/index': '/',
  '/index.html': '/',
  '/pcs-toolkit/pet-travel.html?from=mail': '/pcs-toolkit/pet-travel?from=mail',
};
test('alternate URLs of a page redirect to it', async ({ page, request, baseURL }) => {
  const address = (name: string) => new URL(name, baseURL).href;
  for (const [other, path] of Object.entries(OTHER_NAMES)) {
    const answer = await request.get(other, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], other).toEqual([308, path]);
    // Some hosts serve the page instead of redirecting.
    await page.route(address(other), async (route) =>
      route.fulfill({ response: await route.fetch({ url: address(path) }) }),
    );
    await page.goto(other);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
    expect(page.url()).toBe(address(path));
  }
});

test('pages and assets are served with the headers in _headers', async ({ request }) => {
  const [everywhere = '', assets = ''] = readFileSync('dist-embedded/_headers', 'utf8').split('\n\n');
  const script = /data-entry="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  const served = {
    '/': everywhere,
    '/pcs-toolkit/pet-travel': everywhere,
    [script]: `${everywhere}\n${assets}`,
  };
  for (const [path, block] of Object.entries(served)) {
    const headers = (await request.get(path)).headers();
    for (const [, name = '', value] of block.matchAll(/^ {2}([\w-]+): (.+)$/gm))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
});

/** Each file is compressed once per worker. */
const compressedBytes = new Map<string, number>();

function brotliBytes(url: string, body: Buffer): number {
  const bytes = compressedBytes.get(url) ?? brotliCompressSync(body).length;
  compressedBytes.set(url, bytes);
  return bytes;
}

/** Whether a URL of the site responds; each is requested once per worker. */
const answers = new Map<string, boolean>();

/** Returns internal links that don't respond, and hash links without a target. */
async function brokenLinks(tab: Page, request: APIRequestContext): Promise<string[]> {
  const links = await tab
    .locator('a[href^="/"], link[href^="/"], script[src^="/"], img[src^="/"]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    );
  const targets = new Set(links.map((link) => link.split('#')[0] ?? ''));
  for (const target of targets)
    if (!answers.has(target)) answers.set(target, (await request.get(target)).ok());
  const missing = await tab
    .locator('a[href^="#"]')
    .evaluateAll((anchors) =>
      anchors
        .map((anchor) => anchor.getAttribute('href') ?? '')
        .filter((hash) => !document.getElementById(hash.slice(1))),
    );
  return [...missing, ...[...targets].filter((target) => !answers.get(target))];
}

function description(tab: Page) {
  return tab.locator('meta[name="description"]');
}

/** Returns the icons that render nothing. */
function emptyDrawings(tab: Page): Promise<(string | null)[]> {
  return tab
    .locator('svg:visible > use')
    .evaluateAll((drawings) =>
      drawings
        .filter((drawing) => (drawing as SVGUseElement).getBBox().width === 0)
        .map((drawing) => drawing.getAttribute('href')),
    );
}
