import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { resolveConfig } from 'vite';
import { bundleScript } from '../../build/bundle-script';
import { PASSWORD } from '../support/passwords';
import { type Translation, translate } from '../support/translate';
import { type FlakyServer, SECOND_TAGLINE } from './flaky-server';
import { expect, followMailedLink, LOCAL_KEY, openPage, sendSignIn, test, waitForHydration } from './site';

// What still works when the network or the server is down, and how a new version arrives.

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ allowed, page }) => {
  // What the browser logs when a server fails.
  allowed.push(/^failed: |Failed to load resource/);
  // Only /resources may read the whole cache: on every visit, it would keep a phone busy for a while.
  await page.addInitScript(() => {
    const { matchAll } = Cache.prototype;
    Cache.prototype.matchAll = function () {
      if (window.location.pathname !== '/resources') console.error('Reads all that is saved');
      return matchAll.call(this);
    };
  });
});

/** Loads one page and waits until all are saved. */
async function openAndSave(page: Page, server: FlakyServer, path = '/'): Promise<void> {
  await openPage(page, server.url(path));
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Does to the page what a browser's translation does. */
const change = (page: Page, kind: Translation) => page.evaluate(translate, { kind });

/** Fires the browser's `online` event, on which the page checks for the server. */
function lookForServer(page: Page): Promise<unknown> {
  return page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Only a file's URL has a dot. */
const PAGES = /^[^.]*$/;

/** The builds that the saved pages belong to. */
async function savedBuilds(page: Page): Promise<string[]> {
  const entries = (await savedTexts(page, PAGES)).match(/data-entry="\/assets[^"]+/g) ?? [];
  return [...new Set(entries.map((entry) => (entry.includes('-second') ? 'second' : 'first')))];
}

/** The builds that the open page and its scripts belong to: never two. */
function openBuilds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry ?? '';
    const scripts = [entry, ...loaded].filter((path) => /^\/assets\/.+\.js$/.test(path));
    return [...new Set(scripts.map((path) => (path.includes('-second') ? 'second' : 'first')))];
  });
}

/** The URLs and contents of everything that the service worker has cached, or of what has such a URL. */
function savedTexts(page: Page, urls = /./): Promise<string> {
  return page.evaluate(async (asked) => {
    const texts: string[] = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const request of await cache.keys())
        if (asked.test(request.url))
          texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  }, urls);
}

const offlineLine = (page: Page) => page.getByText(/^You are offline: pages from [A-Z][a-z]{2} \d+$/);
const offer = (page: Page) => page.getByText('A new version of this site is ready.');

/** First the browser saves all pages of the new version: under load, that takes a while. */
async function expectOffer(page: Page): Promise<void> {
  test.slow();
  await expect(offer(page)).toBeVisible({ timeout: 60_000 });
}

test('a saved page is shown without asking the server for it, unvisited ones while it fails; an update is offered', async ({
  page,
  server,
}) => {
  await openAndSave(page, server);
  server.asked.length = 0;
  await page.goto(server.url('/pcs-toolkit/storage-facilities'));
  await waitForHydration(page);
  await expect.poll(() => server.asked).toContain('/service-worker.js');
  await expect(offlineLine(page)).toHaveCount(0);
  expect(server.asked).not.toContain('/pcs-toolkit/storage-facilities');

  server.state = '502';
  await page.goto(server.url('/pcs-toolkit/tla-hotels'));
  await expect(offlineLine(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TLA Hotels');
  server.state = 'up';
  await lookForServer(page);
  await expect(offlineLine(page)).toHaveCount(0);

  server.stop();
  const neverVisited = {
    '/pcs-toolkit/hawaii-schools/': 'Schools',
    '/housing/va-homes?utm_source=mail': 'VA Homes',
    '/housing/base-housing.html': 'Base Housing',
    '/resources#numbers-to-save': 'Resources',
  };
  for (const [path, title] of Object.entries(neverVisited)) {
    await page.goto(server.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await waitForHydration(page);
    await expect(offlineLine(page)).toBeVisible();
  }
  await page.getByRole('link', { name: 'TLA Hotels' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TLA Hotels');
  await page.goto(server.url('/no/such/page'));
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the saved pages' }).click();
  await waitForHydration(page);

  server.state = 'hanging';
  await page.goto(server.url('/contact'));
  await expect(offlineLine(page)).toBeVisible();
  // Ends the requests that hang: the browser looks for one new version at a time.
  server.stop();
  server.build = 'second';
  server.state = 'up';
  await lookForServer(page);
  await expectOffer(page);
  await expect(offlineLine(page)).toHaveCount(0);
  await expect(page.getByText(SECOND_TAGLINE)).toHaveCount(0);
  server.stop();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
  await waitForHydration(page);
  await expect(offlineLine(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  server.state = 'up';
  expect((await page.goto(server.url('/no/such/page')))?.status()).toBe(404);
  await expect(page.getByText('404 Not Found')).toBeVisible();
});

test('nothing that a lost connection or a hotel’s Wi-Fi answers is saved, as a page says, translated or not', async ({
  page,
  server,
}) => {
  server.failAfter(70, 'gone');
  await page.goto(server.url('/resources#saved-for-the-plane'));
  const section = page.getByRole('region', { name: 'Saved for the plane' });
  await expect(section.getByText('The pages could not be saved.')).toBeVisible();
  const retry = section.getByRole('button', { name: 'Try again' });
  server.recover();
  server.failAfter(10, 'empty');
  await change(page, 'moved');
  await retry.click();
  await expect.poll(() => server.answersLeft).toBeLessThan(0);
  await expect(section.getByText('The pages could not be saved.')).toBeVisible();
  server.recover();
  await change(page, 'replaced');
  await retry.click();
  await expect(section.getByText(/^Saved on this device: \d\.\d MB, pages from /)).toBeVisible();
  server.stop();
  await expectWorkingPages(page, server);

  server.recover();
  await page.goto(server.url('/resources#saved-for-the-plane'));
  await section.getByRole('button', { name: 'Remove the saved pages' }).click();
  await expect(section.getByText('Nothing is saved on this device.')).toBeVisible();
});

test('a version that a hotel’s Wi-Fi kept from being saved is shown all the same, and saved later', async ({
  page,
  server,
}) => {
  // All pages are saved three times.
  test.slow();
  await openAndSave(page, server);
  server.build = 'second';
  server.failAfter(20, 'portal');
  await page.goto(server.url('/resources#saved-for-the-plane'));
  await expect.poll(() => server.answersLeft).toBeLessThan(0);
  // While an install is under way, the browser starts no other.
  const installing = async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing);
  await expect.poll(() => page.evaluate(installing)).toBe(false);
  server.recover();
  await page.goto(server.url('/contact'));
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
  await expect.poll(() => savedBuilds(page), { timeout: 90_000 }).toEqual(['second']);
  server.stop();
  await expectWorkingPages(page, server);
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
});

test('false scripts that any version saved are replaced', async ({ page, server, allowed }) => {
  allowed.push(/does not provide an export/);
  // A service worker that saves nothing.
  server.replaced.set('/service-worker.js', '');
  await openPage(page, server.url('/calculators/assumption-cruncher'));
  await putEmpty(page, 'saved-pages', 'js$');
  server.replaced.clear();
  await openAndSave(page, server, '/calculators/assumption-cruncher');
  await expect.poll(() => page.evaluate(() => window.caches.keys())).toEqual(['saved-pages-2']);

  await putEmpty(page, 'saved-pages-2', '(shell|assumption-cruncher)-[\\w-]{8}\\.js$');
  await openPage(page, server.url('/calculators/assumption-cruncher'));
  const replaced = /\/assets\/(shell|assumption-cruncher)-[\w-]{8}\.js$/;
  await expect.poll(async () => (await savedTexts(page, replaced)).match(/\.js\n\w+/g)?.length).toBe(2);
  server.stop();
  await expectWorkingPages(page, server);
});

test('a page whose saved script is broken opens in the server’s version', async ({
  page,
  server,
  allowed,
}) => {
  allowed.push(/does not provide an export/);
  server.saves = ['/', '/calculators/assumption-cruncher'];
  await openAndSave(page, server, '/calculators/assumption-cruncher');
  await putEmpty(page, 'saved-pages-2', 'assumption-cruncher-[\\w-]{8}\\.js$');
  server.build = 'second';
  await page.goto(server.url('/calculators/assumption-cruncher'));
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
  await waitForHydration(page);
  expect(await openBuilds(page)).toEqual(['second']);
});

/** Puts nothing in place of the page's scripts with such a name. */
function putEmpty(page: Page, cacheName: string, pattern: string): Promise<void> {
  return page.evaluate(
    async ([name, source]) => {
      const cache = await window.caches.open(name);
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      for (const url of loaded.filter((url) => new RegExp(source).test(url)))
        await cache.put(url, new Response('', { headers: { 'Content-Type': 'text/javascript' } }));
    },
    [cacheName, pattern] as const,
  );
}

/** Opens pages that need different scripts, and uses them. */
async function expectWorkingPages(page: Page, server: FlakyServer): Promise<void> {
  await page.goto(server.url('/pcs-toolkit/hawaii-checklist'));
  await page.getByRole('checkbox').first().click();
  await expect(page.getByText('Please sign in to save your progress').first()).toBeVisible();
  await page.goto(server.url('/calculators/assumption-cruncher'));
  await page.getByRole('textbox', { name: 'Purchase price' }).fill('100000');
  await expect(page.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('$100,000');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('dog');
  const found = page.getByRole('dialog').getByRole('link', { name: /Pet Travel/ });
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await openPage(page, server.url('/pcs-toolkit/pet-travel'));
}

test('a browser that can’t save pages says so and shows them', async ({ page, server }) => {
  const expectToSay = async (text: string) => {
    await page.goto(server.url('/resources#saved-for-the-plane'));
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('link', { name: 'Contact a Sponsor' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url(''), quotaSize: 100_000 });
  await expectToSay('The pages could not be saved.');
  // As in a private window.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
  await expectToSay('This browser does not let us save anything here.');
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await expectToSay('This browser can’t save pages.');
});

test('with the data saver on, pages are saved and removed on request, as a page says, translated or not', async ({
  page,
  server,
}) => {
  server.saves = ['/', '/resources', '/contact'];
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    // As in WebKit at times, the worker’s changes of state go unnoticed.
    Object.defineProperty(ServiceWorker.prototype, 'state', { get: () => 'installing' });
    ServiceWorker.prototype.addEventListener = () => undefined;
  });
  await page.goto(server.url('/resources#saved-for-the-plane'));
  const section = page.getByRole('region', { name: 'Saved for the plane' });
  await expect(section.getByText('Nothing is saved, because your data saver is on.')).toBeVisible();
  for (const kind of ['replaced', 'moved'] as const) {
    await change(page, kind);
    await section.getByRole('button', { name: 'Save the pages' }).click();
    await expect(section.getByText(/^Saved on this device: \d\.\d MB, pages from /), kind).toBeVisible();
    await change(page, kind);
    await section.getByRole('button', { name: 'Remove the saved pages' }).click();
    await expect(section.getByText(/^Nothing is saved/)).toBeVisible();
    await expect(section.getByText(/^Saved on this device/)).toHaveCount(0);
  }
  await page.reload();
  await expect(section.getByText(/^Nothing is saved/)).toBeVisible();
  server.stop();
  await expect(page.goto(server.url('/contact'))).rejects.toThrow('net::');
});

test('a deploy shows on the second page, after Back, too; other tabs stay', async ({
  page,
  context,
  server,
}) => {
  server.saves = ['/', '/contact', '/pcs-toolkit/tla-hotels', '/pcs-toolkit/storage-facilities'];
  await openAndSave(page, server);
  server.build = 'second';
  await page.goto(server.url('/pcs-toolkit/tla-hotels'));
  await expectOffer(page);
  await expect(page.getByText(SECOND_TAGLINE)).toHaveCount(0);
  expect(await openBuilds(page)).toEqual(['first']);
  await page.getByRole('link', { name: 'Contact a Sponsor' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
  await waitForHydration(page);
  await expect.poll(() => savedBuilds(page)).toEqual(['second']);
  expect(await openBuilds(page)).toEqual(['second']);
  await expect(offer(page)).toHaveCount(0);

  const message = page.getByLabel('Message');
  await message.fill('We arrive in July with two dogs.');
  const other = await context.newPage();
  await openPage(other, server.url('/pcs-toolkit/tla-hotels'));
  // One more deploy: the first build is a new one to these tabs.
  server.build = 'first';
  await lookForServer(other);
  await expectOffer(page);
  await expect(offer(page)).toContainText('Finish typing first: it reloads this page.');
  await expect(offer(other)).not.toContainText('Finish');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByText(SECOND_TAGLINE)).toHaveCount(0);

  await expectOffer(page);
  await expect(message).toHaveValue('We arrive in July with two dogs.');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
  // The server no longer has this version: only what was saved does.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.getByRole('link', { name: 'Storage Facilities' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage Facilities');
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
  expect(await openBuilds(page)).toEqual(['second']);
  // Nothing is typed on this page, so the next one is of the server's version.
  await page.getByRole('link', { name: 'TLA Hotels' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TLA Hotels');
  await expect(page.getByText(SECOND_TAGLINE)).toHaveCount(0);
  await waitForHydration(page);
  expect(await openBuilds(page)).toEqual(['first']);

  await page.getByRole('link', { name: 'Contact a Sponsor' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  server.build = 'second';
  await lookForServer(page);
  await expectOffer(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TLA Hotels');
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
});

test('nothing of an account is saved; the kill switch removes all that is, and keeps the open page', async ({
  page,
  server,
}) => {
  server.saves = ['/', '/auth', '/contact', '/pcs-toolkit/hawaii-checklist', '/pcs-toolkit/tla-hotels'];
  await openAndSave(page, server, '/auth');
  const email = `family-${randomUUID()}@example.com`;
  const data = { email, password: PASSWORD };
  const signedUp = await page.request.post(server.url('/auth/v1/signup'), { data, headers: LOCAL_KEY });
  expect(signedUp.ok()).toBe(true);
  await followMailedLink(page, email);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await page.getByRole('link', { name: 'PCS Checklist' }).first().click();
  await page.getByRole('checkbox').first().click();
  await expect(page.getByText('Item completed!')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await openPage(page, server.url('/auth'));
  await sendSignIn(page, data);
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  const saved = await savedTexts(page);
  expect(saved).toContain(server.url('/pcs-toolkit/hawaii-checklist'));
  for (const secret of [server.url('/auth/v1'), server.url('/rest/v1'), email])
    expect(saved).not.toContain(secret);

  await openPage(page, server.url('/contact'));
  await page.getByLabel('Message').fill('Please call me back.');
  const config = await resolveConfig({ mode: 'embedded' }, 'build');
  const retired = await bundleScript(config, 'src/features/offline/worker/retired-worker.ts');
  server.replaced.set('/service-worker.js', retired);
  await lookForServer(page);
  await expect.poll(() => page.evaluate(() => window.caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect(page.getByLabel('Message')).toHaveValue('Please call me back.');
  await page.getByRole('link', { name: 'TLA Hotels' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TLA Hotels');
});
