import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

type Account = { email: string; password: string };

export const DEMO: Account = { email: 'demo@paradise-pcs.example', password: 'Aloha2026' };

const LOCAL_KEY = { apikey: 'sb_publishable_local_development_only' };

type Fixtures = {
  /** Console lines, failed requests and policy reports that a test expects; anything else fails it. */
  allowed: RegExp[];
  /** Whether the browser was here before; on a first visit the home page opens its welcome. */
  hasVisited: boolean;
};

export const test = base.extend<Fixtures>({
  hasVisited: [true, { option: true }],
  // Every test listens, whether it allows something or not.
  allowed: [
    async ({ page, context, hasVisited }, use, testInfo) => {
      if (hasVisited)
        await context.addInitScript(() => {
          if (window.top === window) window.localStorage.setItem('paradise-pcs-visited', 'true');
        });
      const allowed: RegExp[] = [];
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          noise.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A page left while it prefetches is no fault.
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

/** Waits for hydration: the header then shows who is signed in. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.getByText('Checking whether you are signed in')).toHaveCount(0);
}

export async function signIn(page: Page, { email, password } = DEMO): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
}

/** An account of its own for one test, whose address is not confirmed yet. */
export async function signedUp(request: APIRequestContext): Promise<Account> {
  const account = { email: `family-${randomUUID()}@example.com`, password: DEMO.password };
  const answer = await request.post('/auth/v1/signup', { data: account, headers: LOCAL_KEY });
  expect(answer.ok()).toBe(true);
  return account;
}

/** The same, its address confirmed. */
export async function newAccount(request: APIRequestContext): Promise<Account> {
  const account = await signedUp(request);
  const confirmed = await request.get(await mailedLink(account.email), { maxRedirects: 0 });
  expect(confirmed.headers().location).toContain('access_token');
  return account;
}

/** The link in the newest mail to an address, read from the preview server's console. */
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
