import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { SITE_VIDEO } from '../../src/features/welcome/video-embed';
import { site } from '../../src/operator/site';
import { pages } from '../../src/site-map';
import { pageAsSeenBy } from '../../tools/browser-support.mjs';
import { FlakyServer } from '../browser/flaky-server';
import { inDays, mailedLink } from '../browser/site';
import { PASSWORD } from '../support/passwords';
import { test } from './test';
import type { Visitor } from './visitor';

// User journeys in browsers other than Chromium. `npm test` runs those marked @smoke.
const smoke = { tag: '@smoke' };
const PHONE = [390, 844] as const;
const DESK = [1280, 800] as const;
const CANNOT_PRINT = 'This driver cannot print.';
/** An interactive page, a page to read and a page with a video. */
const SMOKE_PAGES = ['/calculators/assumption-cruncher', '/pcs-toolkit/pet-travel', '/welcome'];
const CRUNCHER_FORM =
  '/calculators/assumption-cruncher#purchasePrice=600000&downPayment=0&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';
const NEVER_VISITED = ['/housing/va-homes', '/calculators/credit', '/pcs-toolkit/hawaii-checklist'];

for (const { path, title } of pages) {
  test(
    `${path} renders on a phone without console errors`,
    SMOKE_PAGES.includes(path) ? smoke : {},
    async ({ visitor }) => {
      await visitor.driver.resize(...PHONE);
      await visitor.visit(path);
      await visitor.waitForHydration();
      if (path !== '/') await visitor.seeHeading(title);
      await visitor.seeThat(() => document.querySelectorAll('h1').length, 1);
      await visitor.seeThat(() => document.documentElement.scrollWidth <= window.innerWidth, true);
    },
  );
}

test('the phone side menu opens, closes and navigates', smoke, async ({ visitor }) => {
  await visitor.driver.resize(...PHONE);
  await visitor.visit('/resources');
  await visitor.waitForHydration();
  await visitor.press('button', 'Side menu');
  await visitor.seeFocusOn('Close');
  await visitor.driver.press('Escape');
  await visitor.seeThat(noDialog, true);
  await visitor.seeFocusOn('Side menu');
  await visitor.press('button', 'Side menu');
  await visitor.press('link', 'Pet Travel');
  await visitor.seeHeading('Pet Travel to Hawaii');
  await visitor.seeThat(noDialog, true);
});

test('the desktop side menu collapses to icons and stays collapsed', async ({ visitor }) => {
  await visitor.driver.resize(1280, 560);
  await visitor.visit('/resources');
  await visitor.waitForHydration();
  await visitor.driver.press('b', { control: true });
  await visitor.seeThat(() => document.documentElement.dataset.sidebar, 'collapsed');
  await visitor.reload();
  await visitor.waitForHydration();
  await visitor.seeThat(() => document.documentElement.dataset.sidebar, 'collapsed');
  await visitor.seeThat(() => {
    const menu = document.querySelector<HTMLElement>('.sidebar-inner');
    return menu && menu.offsetWidth - menu.clientWidth;
  }, 0);
  await visitor.press('button', 'Side menu');
  await visitor.seeThat(() => document.documentElement.dataset.sidebar, 'open');
});

test('a link clicked while the scripts load still works', async ({ visitor, allowed, baseURL }) => {
  // Navigation cancels font requests, and there is no service worker.
  allowed.push(/downloadable font|service-worker|Service Worker/);
  const held = await heldSite(baseURL);
  held.hold();
  await visitor.driver.resize(...PHONE);
  await visitor.visit(`${held.url}/contact`);
  await visitor.press('link', site.name);
  const path = () => window.location.pathname;
  await visitor.seeThat(path, '/');
  held.release();
  await visitor.waitForHydration();
  await visitor.seeThat(path, '/');
  held.close();
});

test(
  'a new user signs up, confirms, checks off an item, sees it after a reload and signs out',
  smoke,
  async ({ visitor }) => {
    const email = `engine-${Date.now()}@example.com`;
    await visitor.driver.resize(...DESK);
    await visitor.visit('/auth');
    await visitor.waitForHydration();
    await visitor.press('tab', 'Sign Up');
    await visitor.fill('Email', email);
    await visitor.fill('Password', PASSWORD);
    await visitor.press('button', 'Sign Up');
    await visitor.see('Account created! Please check your email to verify your account.');
    await visitor.visit(await mailedLink(email));
    await visitor.waitForHydration();
    await visitor.press('button', 'Continue');
    await visitor.see('Your email is confirmed');
    await visitor.see('Sign Out');
    await visitor.press('button', 'Sign Out');
    await visitor.see('Signed out successfully');

    await visitor.visit('/auth');
    await visitor.waitForHydration();
    await visitor.fill('Email', email);
    await visitor.fill('Password', PASSWORD);
    await visitor.press('button', 'Sign In');
    await visitor.seeThat(() => window.location.pathname, '/');
    await visitor.see('Signed in successfully!');
    await visitor.visit('/pcs-toolkit/hawaii-checklist');
    await visitor.press('checkbox', 'Submit PCS orders');
    await visitor.see('Item completed!');
    await visitor.see('1 of 20');
    await visitor.reload();
    await visitor.see('1 of 20');
    await visitor.seeThat(
      () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked,
      true,
    );
    await visitor.press('button', 'Sign Out');
    await visitor.see('Signed out successfully');
    await visitor.seeThat(() => window.location.pathname, '/auth');
  },
);

test('after a reload, the checkboxes stay disabled until hydration', async ({
  visitor,
  allowed,
  baseURL,
}) => {
  // There is no service worker, whose saved scripts would not wait.
  allowed.push(/service-worker|Service Worker/);
  const held = await heldSite(baseURL);
  await visitor.visit(`${held.url}/pcs-toolkit/hawaii-checklist`);
  await visitor.waitForHydration();
  await visitor.press('checkbox', 'Submit PCS orders');
  await visitor.see('Please sign in to save your progress');
  held.hold();
  await visitor.reload();
  await visitor.see('Submit PCS orders');
  const open = () => [...document.querySelectorAll('input[type=checkbox]:enabled')].length;
  expect(await visitor.driver.evaluate(open, null)).toBe(0);
  held.release();
  await visitor.waitForHydration();
  await visitor.seeThat(open, 20);
  held.close();
});

test('everything works in the oldest supported version', async ({ visitor, allowed, baseURL }, info) => {
  allowed.push(/service-worker|Service Worker/);
  const browser = info.project.name === 'webkit' ? 'safari' : 'firefox';
  const old = await heldSite(baseURL, (html) => pageAsSeenBy(browser, html));
  await visitor.driver.resize(...PHONE);
  await visitor.visit(`${old.url}/pcs-toolkit/hawaii-checklist`);
  await visitor.waitForHydration();
  await visitor.seeThat(() => document.scripts[0]?.text.includes('deleteFeatures'), true);
  await visitor.driver.evaluate((reportDay) => {
    const field = document.querySelector('input[type=date]');
    // React overrides the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, reportDay);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }, inDays(200));
  await visitor.see('Your months');
  await visitor.press('button', 'Side menu');
  await visitor.press('link', 'Pet Travel');
  await visitor.press('button', 'Open the date checker');
  await visitor.see('Check my dates');
  await visitor.press('button', 'Search');
  await visitor.fill('Guides, checklist', 'assumption');
  await visitor.press('link', 'VA Loan Assumption Cruncher');
  await visitor.press('button', 'Fill in an example');
  await visitor.press('button', 'Calculate');
  await visitor.see('Assuming saves you');
  old.close();
});

test('the cruncher calculates, draws a chart and shares a link', async ({ visitor }) => {
  await visitor.driver.resize(...DESK);
  await visitor.visit('/calculators/assumption-cruncher');
  await visitor.waitForHydration();
  await visitor.fill('Purchase price', '600000');
  await visitor.fill('Balance of the seller’s loan', '400000');
  await visitor.fill('Rate of the seller’s loan', '3.5');
  await visitor.fill('Current market rate', '7.5');
  await visitor.press('button', 'Calculate');
  await visitor.see('Assuming saves you $717 a month');
  await visitor.see('$258,264');
  const axis = () => [...document.querySelectorAll('svg[role=img] text')].map((text) => text.textContent);
  await expect.poll(() => visitor.driver.evaluate(axis, null)).toContain('$0');

  await visitor.press('button', 'Copy link');
  await visitor.see('Link copied to clipboard!');
  await visitor.visit('/suggestion-box');
  await visitor.waitForHydration();
  await visitor.press('field', 'suggestion');
  await visitor.driver.press('v', { control: true });
  const pasted = () => document.querySelector('textarea')?.value ?? '';
  await expect
    .poll(() => visitor.driver.evaluate(pasted, null))
    .toContain('/calculators/assumption-cruncher#');
  await visitor.visit(await visitor.driver.evaluate(pasted, null));
  await visitor.press('button', 'Calculate');
  await visitor.see('Assuming saves you $717 a month');
});

test('a cruncher result prints on one sheet', async ({ visitor }, info) => {
  info.skip(!visitor.driver.print, CANNOT_PRINT);
  await visitor.driver.resize(...DESK);
  await visitor.visit(CRUNCHER_FORM);
  await visitor.waitForHydration();
  await visitor.press('button', 'Calculate');
  await visitor.see('Assuming saves you $717 a month');
  await visitor.see('The whole money story');
  expect(await printedSheets(visitor)).toEqual([expect.stringContaining('$717')]);
});

for (const { path } of pages) {
  test(`${path} prints no blank sheet`, async ({ visitor }, info) => {
    info.skip(!visitor.driver.print, CANNOT_PRINT);
    await visitor.driver.resize(...DESK);
    await visitor.visit(path);
    await visitor.waitForHydration();
    const sheets = await printedSheets(visitor);
    expect(sheets.filter((text) => text.trim())).toHaveLength(sheets.length);
    expect(sheets.length).toBeGreaterThan(0);
  });
}

test('a family’s plan prints on two sheets', async ({ visitor }, info) => {
  info.skip(!visitor.driver.print, CANNOT_PRINT);
  const [reportDay = ''] = new Date(Date.now() + 100 * 86_400_000).toISOString().split('T');
  const move = { service: 'marine-corps', base: 'kaneohe', pets: 'dog-or-cat', school: 'yes' };
  await visitor.driver.resize(...DESK);
  await visitor.visit('/contact');
  await visitor.driver.evaluate(
    (plan) => window.localStorage.setItem('paradise-pcs-plan', plan),
    JSON.stringify({ reportDay, move }),
  );
  await visitor.visit('/pcs-toolkit/hawaii-checklist');
  await visitor.see('Your offices');
  const sheets = await printedSheets(visitor);
  await visitor.driver.evaluate(() => window.localStorage.removeItem('paradise-pcs-plan'), null);
  expect(sheets).toHaveLength(2);
});

test('source numbers stay on the line of the phone number before them', async ({ visitor }) => {
  await visitor.driver.resize(...PHONE);
  await visitor.visit('/pcs-toolkit/tla-hotels');
  await visitor.waitForHydration();
  // While a fold is closed, Firefox lays its text out beside what floats above it.
  await visitor.driver.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  }, null);
  const sides = await visitor.driver.evaluate(
    () =>
      [...document.querySelectorAll('a[href^="tel:"] + sup')].map(
        (mark) =>
          mark.getBoundingClientRect().left -
          (mark.previousElementSibling?.getBoundingClientRect().right ?? 0),
      ),
    null,
  );
  expect(sides.length).toBeGreaterThan(5);
  expect(Math.min(...sides)).toBeGreaterThan(-12);
});

test('an empty date field says so in WebKit until it has the focus', async ({ visitor }, info) => {
  info.skip(info.project.name !== 'webkit', 'Only WebKit shows today in an empty date field.');
  await visitor.driver.resize(...PHONE);
  await visitor.visit('/pcs-toolkit/hawaii-checklist');
  await visitor.waitForHydration();
  const hint = () =>
    getComputedStyle(document.querySelector('input[type=date]') ?? document.body, '::before').content;
  await visitor.seeThat(hint, '"Not set"');
  await visitor.press('field', 'Report date');
  await visitor.seeThat(hint, 'none');
});

test('an invalid field comes into sight with its label, below the header', smoke, async ({ visitor }) => {
  await visitor.driver.resize(390, 500);
  await visitor.visit('/contact');
  await visitor.waitForHydration();
  await visitor.press('button', 'Send Message');
  await visitor.seeThat(() => document.activeElement?.getAttribute('name'), 'fullName');
  await visitor.seeThat(() => {
    const label = (document.activeElement as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return label && header && label.top >= header.bottom && label.bottom < window.innerHeight;
  }, true);
});

test('the sliders respond to the keyboard', async ({ visitor }) => {
  await visitor.driver.resize(...DESK);
  await visitor.visit('/programs');
  await visitor.waitForHydration();
  await focusSlider(visitor, 'Home price');
  await visitor.driver.press('PageDown');
  await visitor.see('$4,063');
  await focusSlider(visitor, 'New construction price');
  await visitor.driver.press('ArrowRight');
  await visitor.see('$9,600');
  await visitor.driver.press('End');
  await visitor.see('$20,000');
});

// The site's owner may have another video.
if (site.welcomeVideo === SITE_VIDEO.webm)
  test('the welcome video plays or is reported unavailable', async ({ visitor }) => {
    await visitor.driver.resize(...DESK);
    await visitor.visit('/welcome');
    await visitor.waitForHydration();
    await visitor.press('button', 'Play: ');
    await visitor.seeThat(
      () =>
        (document.querySelector('video')?.currentTime ?? 0) > 0 ||
        document.body.innerText.includes('Welcome video unavailable'),
      true,
    );
  });

test(
  'after one visit, unvisited pages open without a server and show how old they are',
  smoke,
  async ({ visitor, allowed }) => {
    // On a busy machine, saving every page takes Firefox most of a minute.
    test.slow();
    // Firefox requests an icon for the offline page, whose CSP allows no images.
    allowed.push(/favicon\.ico/);
    const server = await new FlakyServer().start();
    await visitor.driver.resize(...PHONE);
    await visitor.visit(server.url('/resources#saved-for-the-plane'));
    await visitor.see('Saved on this device: ', { timeout: 120_000 });
    await visitor.seeThat(() => Boolean(navigator.serviceWorker.controller), true);
    server.stop();
    for (const { path, title } of pages.filter((page) => NEVER_VISITED.includes(page.path))) {
      await visitor.visit(server.url(path));
      await visitor.seeHeading(title);
      await visitor.see('You are offline: pages from ');
    }
    await visitor.visit(server.url('/no/such/page'));
    await visitor.seeHeading('You are offline');
    server.close();
  },
);

/** Prints the page; returns the text of each sheet. */
async function printedSheets({ driver }: Visitor): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array((await driver.print?.()) ?? []));
  return Promise.all(
    Array.from({ length: paper.numPages }, async (_, at) => {
      const { items } = await (await paper.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
}

function noDialog(): boolean {
  return !document.querySelector('[role=dialog], dialog[open]');
}

/** Focuses a slider as Tab would. Until it has loaded, it is only a placeholder. */
async function focusSlider(visitor: Visitor, name: string): Promise<void> {
  const focus = (wanted: string) =>
    [...document.querySelectorAll<HTMLElement>('[aria-labelledby]')].some((element) => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      if (!label?.textContent?.includes(wanted)) return false;
      element.scrollIntoView({ block: 'center' });
      element.focus();
      return element.matches('[role=slider]:focus');
    });
  await expect.poll(() => visitor.driver.evaluate(focus, name)).toBe(true);
}

/**
 * The site at another port: it answers no script between `hold` and `release`, and has no service worker. Rewritten pages
 * have no policy, which allows only the scripts as built.
 */
async function heldSite(origin = '', rewrite?: (html: string) => string) {
  let release: () => void = () => undefined;
  let held: Promise<void> | undefined;
  const hold = () => {
    held = new Promise((resolve) => {
      release = resolve;
    });
  };
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/';
    if (path === '/service-worker.js') return void answer.writeHead(404).end();
    if (path.endsWith('.js')) await held;
    const inner = request(
      new URL(path, origin),
      { headers: { ...asked.headers, 'accept-encoding': '' } },
      (found) => {
        // Browsers keep none of the answers.
        const headers = { ...found.headers, 'cache-control': 'no-store' };
        if (!rewrite || !/html/.test(headers['content-type'] ?? '')) {
          answer.writeHead(found.statusCode ?? 502, headers);
          found.pipe(answer);
          return;
        }
        text(found).then((html) => answer.writeHead(200, { 'content-type': 'text/html' }).end(rewrite(html)));
      },
    );
    inner.on('error', () => answer.destroy());
    asked.pipe(inner);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, hold, release: () => release(), close };
}
