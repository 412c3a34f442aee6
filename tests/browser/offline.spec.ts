import type { Page } from '@playwright/test';
import { FlakyServer, SECOND_TAGLINE } from './flaky-server';
import { test as base, expect, waitForHydration } from './site';

// What is left of the site when the network or the server is gone, and how a new version of it arrives.

const test = base.extend<{ server: FlakyServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs
  server: async ({}, use) => {
    const server = await new FlakyServer().start();
    await use(server);
    server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowed }) => {
  // What the browser says of a server that fails.
  allowed.push(/^failed: |Failed to load resource/);
});

/** Loads one page, and waits until all are saved. */
async function openAndSave(page: Page, server: FlakyServer, path = '/'): Promise<void> {
  await page.goto(server.url(path));
  await waitForHydration(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const offlineLine = (page: Page) => page.getByText(/^You are offline: pages from [A-Z][a-z]{2} \d+$/);
const offer = (page: Page) => page.getByText('A new version of this site is ready.');

test('one visit, then no server: eight pages never visited open, and a new build is offered and accepted', async ({
  page,
  server,
}) => {
  await openAndSave(page, server);
  server.stop();
  const neverVisited = {
    '/pcs-toolkit/pet-travel': 'Pet Travel',
    '/pcs-toolkit/hawaii-schools/': 'Schools',
    '/housing/va-homes?utm_source=mail': 'VA Homes',
    '/housing/base-housing.html': 'Base Housing',
    '/calculators/credit': 'Credit',
    '/resources#numbers-to-save': 'Resources',
    '/contact': 'Contact',
    '/pcs-toolkit/hawaii-checklist': 'Checklist',
  };
  for (const [path, title] of Object.entries(neverVisited)) {
    await page.goto(server.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await waitForHydration(page);
    await expect(offlineLine(page)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('checkbox')).toHaveCount(20);
  await expect(offlineLine(page)).toBeVisible();

  server.build = 'second';
  server.state = 'up';
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(offer(page)).toBeVisible();
  await expect(offlineLine(page)).toHaveCount(0);
  await expect(page.getByText(SECOND_TAGLINE)).toHaveCount(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
  await waitForHydration(page);
  await expect(offer(page)).toHaveCount(0);

  server.stop();
  await page.goto(server.url('/programs'));
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});
