import type { Route } from '@playwright/test';
import { deferred } from '../support/deferred';
import { PASSWORD } from '../support/passwords';
import { expectAccessible } from './accessible';
import { expect, newAccount, openPage, openSignedIn, sendSignIn, test, waitForHydration } from './site';

// What a person sees while the server or parts of the site fail, and what is kept. Every answer that a server may give
// has its test in tests/journeys.

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';
const PROGRESS = '**/rest/v1/checklist_progress*';

test('progress that fails to load or save says so and loses nothing', async ({ page, context, allowed }) => {
  allowed.push(/\/rest\/v1\/|ERR_INTERNET_DISCONNECTED|failed: |could not be loaded|Failed to fetch/);
  const wifiPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' });
  await page.route(PROGRESS, wifiPage);
  await openSignedIn(page, CHECKLIST, await newAccount(page.request));
  await expect(page.getByText('Failed to load checklist progress')).toBeVisible();
  await expect(page.getByRole('checkbox', { disabled: true })).toHaveCount(20);
  await expectAccessible(page, undefined, 'main');
  await page.unroute(PROGRESS);
  await page.getByRole('button', { name: 'Retry' }).click();

  const box = page.getByRole('checkbox').nth(7);
  await expect(box).toBeEnabled();
  await context.setOffline(true);
  await box.click();
  await expect(page.getByText('Failed to save progress')).toBeVisible();
  await expect(box).not.toBeChecked();
  await page.getByRole('link', { name: 'Schools', exact: true }).click();
  await expect(page.getByText('This page could not be loaded. Check your connection.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'PCS Checklist' }).first().click();
  await expect(box).toBeEnabled();
  await box.click();
  await expect(page.getByText('Item completed!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
});

test('a page that arrives in two parts is whole, and starts only then', async ({ page, server }) => {
  // Its scripts are in the browser's cache.
  await openPage(page, server.url('/contact'));
  await page.getByRole('link', { name: 'Pet Travel' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pet Travel');

  const rest = deferred<void>();
  server.unfinished.set('/pcs-toolkit/pet-travel', { until: '</main>', rest: rest.promise });
  await page.goto(server.url('/pcs-toolkit/pet-travel'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelectorAll('link[rel=modulepreload]').length > 0);
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }))),
  );
  await expect(page.getByText('Checking whether you are signed in')).toHaveCount(1);
  rest.resolve();
  await waitForHydration(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('the header’s parts stay where they are when the account’s arrives last', async ({ page, server }) => {
  for (const width of [390, 700, 1280]) {
    const rest = deferred<void>();
    server.unfinished.set('/contact', { until: '<div class="-ml-19.5 flex', rest: rest.promise });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(server.url('/contact'), { waitUntil: 'commit' });
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    const before = await search.boundingBox();
    rest.resolve();
    await waitForHydration(page);
    expect((await search.boundingBox())?.x, `${width} px`).toBeCloseTo(before?.x ?? 0, 0);
  }
});

test('the completed checklist is accessible', async ({ page }) => {
  const all = Array.from({ length: 20 }, (_, item_index) => ({ item_index, completed: true }));
  await page.route(PROGRESS, (route) => route.fulfill({ json: all }));
  await openSignedIn(page, CHECKLIST);
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await expectAccessible(page, undefined, 'main');
});

test('signing out takes effect in all tabs, without the server', async ({ page: other, context }) => {
  await openSignedIn(other, '/contact', await newAccount(context.request));
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.route('**/auth/v1/logout*', () => undefined);
  await page.getByRole('button', { name: 'Sign Out' }).dblclick();
  await page.close();
  const login = other.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect(login).toBeVisible();
  await other.reload();
  await expect(login).toBeVisible();
});

for (const kind of ['js', 'css'])
  test(`without its ${kind} files for messages, a page says what did not work`, async ({ page, allowed }) => {
    allowed.push(/toaster|supabase-client/);
    await page.route(
      (url) => /\/(toaster|supabase-client)-/.test(url.pathname) && url.pathname.endsWith(kind),
      (route) => route.fulfill({ status: 404, body: 'Not Found' }),
    );
    const messages = page.getByRole('region', { name: 'Notifications' });
    await openPage(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(messages.getByText('Missing Information')).toBeInViewport();
    await expect(messages.getByText('Please fill in all required fields.')).toBeInViewport();
    if (kind === 'css') return;

    await page.goto('/#access_token=a&refresh_token=b&type=signup');
    await page.keyboard.press('Shift');
    await expect(messages.getByText('This confirmation link did not work')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await sendSignIn(page, { email: 'family@example.com', password: PASSWORD });
    await expect(messages.getByText('We couldn’t reach the sign-in server')).toBeVisible();
    await expect(page.getByLabel('Password').first()).toHaveValue(PASSWORD);
  });

test.describe('with storage blocked', () => {
  test.use({ hasVisited: false });

  test('a user can sign in, check off an item and sign out', async ({ page, context }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    const account = await newAccount(page.request);
    await page.goto('/');
    await page.keyboard.press('Shift');
    await waitForHydration(page);
    // The welcome dialog opens once the page is idle, or soon after. It would be in the way of the link.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await sendSignIn(page, account);
    await expect(page.getByText('Signed in successfully!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'PCS Checklist' }).first().click();
    await page.getByRole('checkbox').first().click();
    await expect(page.getByText('Item completed!')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
  });
});
