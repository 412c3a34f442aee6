import type { Page } from '@playwright/test';
import { site } from '../../src/operator/site';
import { type FlakyServer, SECOND_TAGLINE } from './flaky-server';
import { expect, openPage, test, testOfProgram, waitForHydration } from './site';

// A script arrives as something else, and caches keep it: the text stays, and the page repairs itself once it can.

const SIGN_IN_PAGE = '<h1>Sign in to Wi-Fi</h1>';
const CREDIT = '/calculators/credit';
const CHECKLIST = '/pcs-toolkit/hawaii-checklist';

test.beforeEach(({ allowed }) => {
  allowed.push(/assets|Failed to fetch dynamically|does not provide an export|repair\.js|Broken/);
});

const faults = {
  'a sign-in page': (server: FlakyServer, script: string) => server.replaced.set(script, SIGN_IN_PAGE),
  nothing: (server: FlakyServer, script: string) => server.replaced.set(script, ''),
  'half of it': (server: FlakyServer, script: string) => server.replaced.set(script, 'export const a = ('),
  'a 404 for good': (server: FlakyServer, script: string) => server.missing.add(script),
};

// An empty script of each kind fails in its own way: the page's lacks its part, the shell an export, the entry all.
for (const [part, fault] of [
  ['credit', 'a sign-in page'],
  ['credit', 'nothing'],
  ['shell', 'nothing'],
  ['shell', 'half of it'],
  ['index', 'nothing'],
  ['index', 'a 404 for good'],
] as const)
  testOfProgram(
    `a page whose ${part} script is ${fault} keeps its text and reloads`,
    async ({ page, server }) => {
      faults[fault](server, await scriptIn(page, server, CREDIT, part));
      const visits: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && visits.push(request.url()));
      await page.goto(server.url(CREDIT));
      await expectTextWithWarning(page, 'Credit');
      expect(visits.length).toBeLessThanOrEqual(2);
      heal(server);
      await page.getByRole('button', { name: 'Side menu' }).click();
      await expectCalculator(page);
    },
  );

test('a link to a page whose script is broken opens its text with a warning', async ({ page, server }) => {
  server.replaced.set(await scriptIn(page, server, CHECKLIST, 'hawaii-checklist'), SIGN_IN_PAGE);
  const link = page.getByRole('link', { name: 'PCS Checklist' }).first();
  await openPage(page, server.url('/contact'));
  await link.click();
  await expectTextWithWarning(page, 'PCS Checklist');
  await expect(page.getByRole('checkbox')).toHaveCount(20);

  heal(server);
  await openPage(page, server.url('/contact'));
  await link.click();
  await expect(page.getByRole('checkbox').first()).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link to a page that a deploy has replaced opens it in one load', async ({ page, server }) => {
  await openPage(page, server.url('/contact'));
  server.build = 'second';
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Storage Facilities' }).first().click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage Facilities');
  await expect(page.getByText(SECOND_TAGLINE).first()).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a search that could not be loaded works on the next visit', async ({ page, server }) => {
  const script = await scriptIn(page, server, '/service-worker.js', 'search-dialog');
  server.replaced.set(script, SIGN_IN_PAGE);
  await openPage(page, server.url('/contact'));
  const search = page.getByRole('button', { name: 'Search' }).first();
  const arrived = page.waitForResponse((response) => response.url().endsWith(script));
  await search.hover();
  await arrived;
  heal(server);
  const repaired = page.waitForResponse((response) => response.url().includes('/repair.js'));
  await search.click();
  await expect(page.getByText('Search could not be loaded. Try again.')).toBeVisible();
  await repaired;
  const heldScript = () => page.evaluate(async (url) => (await fetch(url)).text(), script);
  await expect.poll(heldScript).not.toContain(SIGN_IN_PAGE);
  await openPage(page, server.url('/resources'));
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

testOfProgram(
  'a page that fails while it renders keeps its text and says which error',
  async ({ page, server }) => {
    const script = await scriptIn(page, server, CREDIT, 'credit');
    const code = await (await page.request.get(server.url(script))).text();
    server.replaced.set(script, code.replace(/lead:`[^`]*`/, 'lead:(()=>{throw Error("Broken")})()'));
    await openPage(page, server.url('/contact'));
    await page.getByRole('link', { name: 'Credit Calculator' }).first().click();
    await expectTextWithWarning(page, 'Credit', 'Unexpected Application Error!Broken ');
    await page.goto(server.url(CREDIT));
    await expectTextWithWarning(page, 'Credit', 'Unexpected Application Error!Broken ');
  },
);

testOfProgram(
  'a page that fails while it is used keeps its text and what was typed',
  async ({ page, server }) => {
    await page.goto(server.url(CREDIT));
    await expectCalculator(page);
    await page.evaluate('Math.abs = () => { throw new Error("Broken"); }');
    await page.getByRole('textbox', { name: 'Sales price' }).fill('200000');
    await expectTextWithWarning(page, 'Credit', 'Unexpected Application Error!Broken ');
    await expect(page.getByRole('textbox', { name: 'Sales price' })).toHaveValue('200000');
    await page.getByRole('button', { name: 'Side menu' }).click();
    await expectCalculator(page);
  },
);

function heal(server: FlakyServer): void {
  server.replaced.clear();
  server.missing.clear();
}

/** The URL of the script with this name, in a page or in the service worker's list. */
async function scriptIn(page: Page, server: FlakyServer, path: string, name: string): Promise<string> {
  const text = await (await page.request.get(server.url(path))).text();
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js`).exec(text)?.[0] ?? '';
}

async function expectTextWithWarning(page: Page, title: string, error = ''): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(
    `${error}Buttons and forms on this page aren’t working. Check your connection or update your browser, then press any button to try again.`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

async function expectCalculator(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Sales price' }).fill('100000');
  await expect(
    page.locator('output').getByText(`$${site.program?.creditPer100kDollars}`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
