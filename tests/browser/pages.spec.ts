import { brotliCompressSync, constants } from 'node:zlib';
import type { APIRequestContext, Locator, Page, Response } from '@playwright/test';
import type { About } from '../../src/facts/types';
import { site } from '../../src/operator/site';
import { documentTitle, findPage, pages } from '../../src/site-map';
import { OFFLINE_CODE } from '../../tools/bench/pages';
import { SCRIPTS_KB } from '../../tools/size-budgets.mjs';
import { expectAccessible } from './accessible';
import { crowdedInAnySize } from './large-text';
import { expectLegibleMaps } from './maps';
import { expectNamedParts } from './named-parts/expect-named-parts';
import { useOwnFont } from './own-font';
import { expectToPrintWell } from './paper';
import { expect, openPage, test, waitForHydration } from './site';

for (const page of pages) {
  test.describe(() => {
    // The welcome dialog opens on the home page alone, even on a first visit.
    test.use({ hasVisited: page.path === '/' });

    test(`${page.path} opens with what it is for, is accessible, fits every screen, text and paper, and its links work`, async ({
      page: tab,
      request,
    }) => {
      const scripts = new Map<string, Response>();
      const sheets: string[] = [];
      tab.on('response', (response) => {
        const type = response.request().resourceType();
        if (type === 'script') scripts.set(response.url(), response);
        if (type === 'stylesheet') sheets.push(response.url());
      });
      const last = tab.waitForResponse(/assets\/saved-pages-/);
      await tab.goto(page.path);
      expect(await brokenLinks(tab, request)).toEqual([]);
      await waitForHydration(tab);
      await expect(tab).toHaveTitle(documentTitle(page));
      const folder = page.path === '/' ? '/home' : page.path;
      const { about }: { about: About } = await import(`../../src/routes${folder}/about.ts`);
      await expect(tab.locator('meta[name=description]')).toHaveAttribute('content', about.description);
      expect(await tab.locator('script').count()).toBe(1);
      await expectNamedParts(tab, page.path);
      await tab.emulateMedia({ media: 'print' });
      await expect(tab.locator('button:visible, nav:visible, select:not(form *):visible')).toHaveCount(0);
      await tab.emulateMedia({ media: 'screen' });
      await last;
      await tab
        .locator('main details')
        .evaluateAll((all) => all.map((details) => details.setAttribute('open', '')));
      expect(await emptyDrawings(tab)).toEqual([]);
      if (page.path !== '/') expect(await titleDrawing(tab)).toBe(`/scenes${page.path}.svg`);
      await expectAccessible(tab, [320, 1280]);

      await expect(tab.getByRole('dialog')).toHaveCount(0);
      // The styles are in the page, but for those of the messages, of paper and of forced colors.
      expect(sheets.filter((url) => !/\/(toaster|linked)-/.test(url))).toEqual([]);
      const isAccountCode = (url: string) => url.includes('supabase');
      if (page.path !== '/auth') expect([...scripts.keys()].filter(isAccountCode)).toEqual([]);
      const weighed = [...scripts].filter(([url]) => !OFFLINE_CODE.test(url) && !isAccountCode(url));
      const weight = await brotliKb(weighed.map(([, script]) => script));
      expect.soft(weight, `${page.path}: KB of script`).toBeLessThanOrEqual(SCRIPTS_KB);

      await useOwnFont(tab);
      await expectLegibleMaps(tab, page.path);
      expect.soft(await crowdedInAnySize(tab), 'broken, cut or covered').toEqual([]);
      await expectToPrintWell(tab, page.path);
    });
  });
}

const LAST_SCRIPTS = {
  '/pcs-toolkit/hawaii-schools': { lastScript: 'hawaii-schools', sliders: 0 },
  // Without a home program, both have no slider and aren't in the menu.
  ...(site.program && {
    '/programs': { lastScript: 'slider-control', sliders: 2 },
    '/calculators/credit': { lastScript: 'slider-control', sliders: 1 },
  }),
};
for (const [path, { lastScript, sliders }] of Object.entries(LAST_SCRIPTS)) {
  test(`${path}, prefetched, opens without a request, with its own title`, async ({ page: tab }) => {
    await openPage(tab, '/resources');
    const link = tab.getByRole('navigation', { name: 'Side menu' }).locator(`a[href="${path}"]`);
    const script = tab.waitForResponse(new RegExp(`/assets/${lastScript}-`));
    const drawing = tab.waitForResponse(`/scenes${path}.svg`);
    await link.hover();
    await drawing;
    // Resolves once everything that it imports has loaded too.
    await tab.evaluate(`import(${JSON.stringify((await script).url())})`);
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    await link.click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(findPage(path)?.title ?? '');
    await expect(tab).toHaveTitle(documentTitle(findPage(path)));
    // They load once they are near.
    if (sliders) await tab.locator('.slider-track').last().scrollIntoViewIfNeeded();
    await expect(tab.getByRole('slider')).toHaveCount(sliders);
    // Chromium requests the icon again at each new URL.
    expect(asked.filter((url) => !url.includes('/favicon.') && !OFFLINE_CODE.test(url))).toEqual([]);
  });
}

test('an unknown URL shows an accessible 404 page inside the shell', async ({ page, allowed }) => {
  allowed.push(/404/);
  await page.goto('/no/such/page');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  const sizeOf = (text: Locator) => text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await sizeOf(heading)).toBeGreaterThan(await sizeOf(page.getByText('This page isn’t here')));
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  const starts = main.getByRole('region', { name: 'Start here' });
  await expect(starts.getByRole('link')).toHaveCount(8);
  await starts.getByRole('link', { name: 'PCS Checklist' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(20);
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
    await openPage(page, other);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
    expect(page.url()).toBe(address(path));
  }
});

/** Quickly, and as small as can be. */
const BROTLI_QUALITIES = [5, 11] as const;
/** Each file is read and compressed once per worker. */
const compressedBytes = new Map<string, number>();

/** Most pages fit as quickly compressed; only the scripts of the others are compressed as small as can be, which takes seconds. */
async function brotliKb(scripts: Response[]): Promise<number> {
  let kb = Number.POSITIVE_INFINITY;
  for (const quality of BROTLI_QUALITIES) {
    if (kb <= SCRIPTS_KB) break;
    let bytes = 0;
    for (const script of scripts) bytes += await brotliBytes(script, quality);
    kb = bytes / 1000;
  }
  return kb;
}

async function brotliBytes(script: Response, quality: number): Promise<number> {
  const key = `${quality} ${script.url()}`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const bytes = compressedBytes.get(key) ?? brotliCompressSync(await script.body(), { params }).length;
  compressedBytes.set(key, bytes);
  return bytes;
}

/** Whether a URL of the site responds; each is requested once per worker. */
const answers = new Map<string, boolean>();

/** Returns internal links that don't respond, and hash links without a target. */
async function brokenLinks(tab: Page, request: APIRequestContext): Promise<string[]> {
  const addressesOf = (selector: string) =>
    tab
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
  const links = await addressesOf('a[href^="/"], link[href^="/"], script[src^="/"], img[src^="/"]');
  const targets = new Set(links.map((link) => link.split('#')[0] ?? ''));
  for (const target of targets)
    if (!answers.has(target)) answers.set(target, (await request.get(target)).ok());
  const ids = new Set(await tab.locator('[id]').evaluateAll((all) => all.map(({ id }) => `#${id}`)));
  const missing = (await addressesOf('a[href^="#"]')).filter((hash) => !ids.has(hash));
  return [...missing, ...[...targets].filter((target) => !answers.get(target))];
}

/** Returns the URL of the drawing beside the title, once it is shown. */
async function titleDrawing(tab: Page): Promise<string> {
  const drawing = tab.locator('main img').first();
  await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
  return (await drawing.getAttribute('src')) ?? '';
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
