import type { Page, Route } from '@playwright/test';
import { TIMEOUT_SECONDS } from '../../src/browser/deadline';
import { expectAccessible } from './accessible';
import {
  type Account,
  expect,
  LOCAL_KEY,
  newAccount,
  openSignedIn,
  sendSignIn,
  startSession,
  test,
  waitForHydration,
} from './site';

// What a person sees while the server or parts of the site fail, and what is kept. Every answer that a server may give
// has its test in tests/journeys.

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';
const PROGRESS = '**/rest/v1/checklist_progress*';
const NOT_REACHED = 'We couldn’t reach the sign-in server';

const faults = {
  down: (route: Route) => route.abort('connectionrefused'),
  silent: () => undefined,
  'a Wi-Fi page': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to Wi-Fi</h1>' }),
};

/** Breaks the server at these URLs. The route stays in place, so that no call slips through unrouted. */
async function faulty(page: Page, url: string) {
  let fault: keyof typeof faults | undefined;
  await page.route(url, (route) => (fault ? faults[fault](route) : route.continue()));
  return {
    be: (next: keyof typeof faults | undefined) => {
      fault = next;
    },
    /** Skips the time that the page waits for a silent server. */
    giveUp: () => page.clock.runFor(TIMEOUT_SECONDS * 1000),
  };
}

test('signing in and up, with a server that is down or silent, say so, keep what was typed and work once it is back', async ({
  page,
  allowed,
}) => {
  allowed.push(/\/auth\/v1\/|assets\/supabase-client/);
  await page.clock.install();
  const account = await newAccount(page.request);
  const server = await faulty(page, '**/auth/v1/*');
  await page.goto('/auth');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: 'Sign In' });
  server.be('down');
  await sendSignIn(page, account);
  await expect(page.getByText(NOT_REACHED).first()).toBeVisible();
  await expect(button).toHaveAccessibleDescription(/^We couldn’t reach the sign-in server/);
  server.be('silent');
  const asked = page.waitForRequest('**/auth/v1/token*');
  await button.click();
  await expect(page.getByText('Signing in…')).toBeVisible();
  await asked;
  await server.giveUp();
  await expect(button).toHaveAccessibleDescription(/^We couldn’t reach the sign-in server/);
  await expect(page.getByLabel('Email').first()).toHaveValue(account.email);
  await expect(page.getByLabel('Password').first()).toHaveValue(account.password);

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  const signUp = form.getByRole('button', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(`new-${account.email}`);
  await form.getByLabel('Password').fill(account.password);
  server.be('down');
  await signUp.click();
  await expect(page.getByText('Failed to create account. Please try again.').first()).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue(`new-${account.email}`);
  await expect(form.getByLabel('Password')).toHaveValue(account.password);
  server.be(undefined);
  await signUp.click();
  await expect(page.getByText('Account created!').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Sign In' }).click();
  await button.click();
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
});

test('progress that fails to load or to be saved says so, accessibly, and loses no checkmark', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/\/rest\/v1\/|ERR_INTERNET_DISCONNECTED|failed: |could not be loaded|Failed to fetch/);
  await page.clock.install();
  const account = await newAccount(page.request);
  await checkOff(page, account, 2);
  const server = await faulty(page, PROGRESS);
  server.be('a Wi-Fi page');
  await openSignedIn(page, CHECKLIST, account);
  await expect(page.getByText('Failed to load checklist progress')).toBeVisible();
  await expect(page.getByRole('checkbox', { disabled: true })).toHaveCount(20);
  await expectAccessible(page, undefined, 'main');
  server.be(undefined);
  await page.getByRole('button', { name: 'Retry' }).click();
  const saved = page.getByText('1 of 20', { exact: true });
  await expect(saved).toBeVisible();
  await expect(page.getByRole('checkbox').nth(2)).toBeChecked();

  const box = page.getByRole('checkbox').nth(7);
  server.be('silent');
  const asked = page.waitForRequest(PROGRESS);
  await box.click();
  await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
  await asked;
  await server.giveUp();
  await expect(page.getByText('Failed to save progress')).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(saved).toBeVisible();

  server.be(undefined);
  await context.setOffline(true);
  await box.click();
  await expect(page.getByText('Failed to save progress').nth(1)).toBeVisible();
  await expect(box).not.toBeChecked();
  await page.getByRole('link', { name: 'Schools', exact: true }).click();
  await expect(page.getByText('This page could not be loaded. Check your connection.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'PCS Checklist' }).first().click();
  await expect(saved).toBeVisible();
  await box.click();
  await expect(page.getByText('Item completed!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
});

test('the completed checklist is accessible', async ({ page }) => {
  const all = Array.from({ length: 20 }, (_, item_index) => ({ item_index, completed: true }));
  await page.route(PROGRESS, (route) => route.fulfill({ json: all }));
  await openSignedIn(page, CHECKLIST);
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await expectAccessible(page, undefined, 'main');
});

/** Saves a checkmark, as an earlier visit would have. */
async function checkOff(page: Page, account: Account, item_index: number): Promise<void> {
  const { session } = await startSession(page.request, account);
  const saved = await page.request.post('/rest/v1/checklist_progress', {
    data: { user_id: session.user.id, checklist_type: 'hawaii_pcs', item_index, completed: true },
    headers: { ...LOCAL_KEY, authorization: `Bearer ${session.access_token}` },
  });
  expect(saved.ok()).toBe(true);
}

test('signing out takes effect in every tab at once, although the server is silent and its tab is closed', async ({
  page: other,
  context,
}) => {
  await openSignedIn(other, '/contact', await newAccount(context.request));
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  (await faulty(page, '**/auth/v1/logout*')).be('silent');
  await page.getByRole('button', { name: 'Sign Out' }).dblclick();
  await page.close();
  const login = other.getByRole('banner').getByRole('link', { name: 'Login' });
  await expect(login).toBeVisible();
  await other.reload();
  await expect(login).toBeVisible();
});

for (const kind of ['js', 'css'])
  test(`without the ${kind} files for messages and accounts, the page still says what did not work`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/toaster|supabase-client/);
    await page.route(
      (url) => /\/(toaster|supabase-client)-/.test(url.pathname) && url.pathname.endsWith(kind),
      (route) => route.fulfill({ status: 404, body: 'Not Found' }),
    );
    const messages = page.getByRole('region', { name: 'Notifications' });
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(messages.getByText('Missing Information')).toBeInViewport();
    await expect(messages.getByText('Please fill in all required fields.')).toBeInViewport();
    if (kind === 'css') return;

    await page.goto('/#access_token=a&refresh_token=b&type=signup');
    await page.keyboard.press('Shift');
    await expect(messages.getByText('This confirmation link did not work')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await sendSignIn(page, { email: 'family@example.com', password: 'Aloha2026' });
    await expect(messages.getByText(NOT_REACHED)).toBeVisible();
    await expect(page.getByLabel('Password').first()).toHaveValue('Aloha2026');
  });

test.describe('with storage blocked', () => {
  test.use({ hasVisited: false });

  test('a user can sign in, check off an item and sign out, and sees no dialog', async ({
    page,
    context,
  }) => {
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
    // The welcome dialog opens once the page is idle. It would be in the way of the link.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
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
