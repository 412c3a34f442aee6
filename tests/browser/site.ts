import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../build/demo-account';
import { addDays, calendarDayOf } from '../../src/dates/calendar-day';
import { site } from '../../src/operator/site';
import { deferred } from '../support/deferred';
import { PASSWORD } from '../support/passwords';
import { FlakyServer } from './flaky-server';

export { expect };

export type Account = { email: string; password: string };

export const DEMO: Account = DEMO_ACCOUNT;

// supabase-js names it after the host.
const SESSION_KEY = 'sb-localhost-auth-token';

/** What tests take for today, where the page's words depend on it. */
export const TODAY = new Date('2026-11-22T20:00:00Z');

/** The day so many days from now, for a page whose session has the server's clock. */
export const inDays = (days: number) => addDays(calendarDayOf(new Date()), days);

export const LOCAL_KEY = { apikey: 'sb_publishable_local_development_only' };

type Fixtures = {
  /** Console output, failed requests and CSP reports that a test expects. Anything else fails it. */
  allowed: RegExp[];
  /** False for a first visit, when the home page opens the welcome dialog. */
  hasVisited: boolean;
  /** A server of the test's own, which can fail. */
  server: FlakyServer;
};

export const test = base.extend<Fixtures>({
  hasVisited: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  server: async ({}, use) => {
    const server = await new FlakyServer().start();
    await use(server);
    server.close();
  },
  allowed: [
    async ({ page, context, hasVisited }, use, testInfo) => {
      if (hasVisited)
        await context.addInitScript(() => {
          if (window.top === window) window.localStorage.setItem('paradise-pcs-visited', 'true');
        });
      const allowed: RegExp[] = [];
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (['error', 'warning'].includes(message.type()))
          noise.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        // Navigating away cancels prefetches.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()}`);
      });
      await use(allowed);
      if (testInfo.status !== testInfo.expectedStatus && noise.length > 0)
        await testInfo.attach('what the browser reported', { body: noise.join('\n') });
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** For what only an owner with a home program has. */
export function testOfProgram(title: string, body: Parameters<typeof test>[2]): void {
  if (site.program) test(title, body);
}

/** Waits for hydration: the header then shows who is signed in. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('header').getByText('Checking whether you are signed in')).toHaveCount(0);
}

/** Opens a page, in a window of this size, and waits until it is hydrated. */
export async function openPage(page: Page, path: string, size?: ViewportSize): Promise<void> {
  if (size) await page.setViewportSize(size);
  await page.goto(path);
  await waitForHydration(page);
}

/** Watches for the moment when all of a page is hydrated: a header may be before its page. Returns a function that waits for it. */
export async function watchForReady(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() =>
    window.addEventListener('app-ready', () => Object.assign(window, { isReady: true })),
  );
  return () => page.waitForFunction(() => 'isReady' in window);
}

/** Holds requests for these files until the function that it returns is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const released = deferred<void>();
  await page.route(files, (route) => released.promise.then(() => route.continue()));
  return () => released.resolve();
}

/** Makes messages stay, however slow the machine: to them, the page is in the background. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
}

type Shift = { value: number; moved: string[] };

/** Watches for layout shifts from the next load on. Returns a function that sums those of the page; a failed test says what moved. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const shifts: Shift[] = Object.assign(window, { shifts: [] }).shifts;
    const box = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    const described = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${box(previousRect)} to ${box(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: Source[] }[])
        shifts.push({ value: entry.value, moved: entry.sources.map(described) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const body = shifts.map(({ value, moved }) => `${value}:\n${moved.join('\n')}`).join('\n');
    if (body) await base.info().attach('layout shifts', { body });
    return shifts.reduce((sum, { value }) => sum + value, 0);
  };
}

/** Opens a page in a browser with an account's session stored by an earlier visit. */
export async function openSignedIn(page: Page, path: string, account = DEMO): Promise<void> {
  const { session, origin } = await startSession(page.request, account);
  const localStorage = [{ name: SESSION_KEY, value: JSON.stringify(session) }];
  // An open page would see its session replaced, close its dialog and go back in the middle of the next load.
  await page.goto('/robots.txt');
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
}

/** Signs in through the API, without a browser. */
export async function startSession(request: APIRequestContext, account: Account) {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    data: account,
    headers: LOCAL_KEY,
  });
  expect(answer.ok()).toBe(true);
  return { session: await answer.json(), origin: new URL(answer.url()).origin };
}

/** Fills in and submits the form. */
export async function sendSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A new account with a confirmed email. */
export async function newAccount(request: APIRequestContext): Promise<Account> {
  const account = { email: `family-${randomUUID()}@example.com`, password: PASSWORD };
  const signedUp = await request.post('/auth/v1/signup', { data: account, headers: LOCAL_KEY });
  expect(signedUp.ok()).toBe(true);
  const [, link = ''] = (await mailedLink(account.email)).split('#confirm=');
  const confirmed = await request.get(decodeURIComponent(link), { maxRedirects: 0 });
  expect(confirmed.headers().location).toContain('access_token');
  return account;
}

/** Opens the latest email's link, and presses the button that it leads to. */
export async function followMailedLink(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The link in the latest email to this address, from the preview server's log. */
export async function mailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const log = readFileSync('test-results/preview.log', 'utf8');
    link = log
      .split('\n')
      .findLast((line) => line.includes(`Mail to ${email}`))
      ?.match(/https?:\S+/)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
