import type { Page, Route } from '@playwright/test';
import { TIMEOUT_SECONDS } from '../../src/browser/deadline';
import { deferred } from '../support/deferred';
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

// Network, server and deploy failures: what the user sees, and what is kept.

type Fault = 'down' | 'hanging' | 'slow' | '401' | '429' | '500' | 'garbage';

const answers: Record<Fault, (route: Route, restored: Promise<void>) => Promise<void> | undefined> = {
  down: (route) => route.abort('connectionrefused'),
  hanging: () => undefined,
  // Holds the response until the test restores the server.
  slow: (route, restored) => restored.then(() => route.continue()),
  '401': (route) => route.fulfill({ status: 401, json: { message: 'JWT expired' } }),
  '429': (route) => route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
  '500': (route) => route.fulfill({ status: 500, json: { message: 'Internal error' } }),
  garbage: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to Wi-Fi</h1>' }),
};

const UNREACHABLE =
  'The server did not answer. Check your connection, then try again. What you typed is still here.';

const NOT_REACHED = 'We couldn’t reach the sign-in server';
const NOT_WORKING =
  'Buttons and forms on this page aren’t working. You can still read it. Check your connection or update your browser, then press any button to try again.';

type Row = [fault: Fault, sees: string[]];
type Case = {
  doing: string;
  address: string;
  keeps: string;
  rows: Row[];
  /** Runs once, before the server fails for the first time. */
  before?: (page: Page, account: Account) => Promise<void>;
  /** Triggers the fault on a freshly loaded page, where no message from the previous fault is left. */
  run: (page: Page, broken: Broken) => Promise<void>;
};
/** `expectSeen` waits for the row's texts; `restore` makes the server respond again. */
type Broken = { fault: Fault; account: Account; expectSeen: () => Promise<void>; restore: () => void };

const cases: Case[] = [
  {
    doing: 'signing in',
    address: '**/auth/v1/token*',
    keeps: 'what was typed, for another try',
    rows: [
      ['down', [NOT_REACHED]],
      ['hanging', ['Signing in…', NOT_REACHED]],
      ['slow', ['Signing in…', 'Signed in successfully!']],
      ['401', ['Accounts don’t work at the moment']],
      ['429', ['Too many tries from this connection']],
      ['500', [NOT_REACHED]],
      ['garbage', [NOT_REACHED]],
    ],
    run: async (page, { fault, account, expectSeen, restore }) => {
      await page.goto('/auth');
      await waitForHydration(page);
      await sendSignIn(page, account);
      await expectSeen();
      if (fault !== 'slow') {
        await expect(page.getByLabel('Email').first()).toHaveValue(account.email);
        await expect(page.getByLabel('Password').first()).toHaveValue(account.password);
        restore();
        await page.getByRole('button', { name: 'Sign In' }).click();
      }
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText('Signed out successfully')).toBeVisible();
    },
  },
  {
    doing: 'signing up',
    address: '**/auth/v1/signup*',
    keeps: 'what was typed, for another try',
    rows: [
      ['down', ['Failed to create account. Please try again.', UNREACHABLE]],
      [
        'hanging',
        ['Creating your account…', 'This is taking long. If a mail arrives, your account is there.'],
      ],
      [
        'slow',
        ['Creating your account…', 'Account created! Please check your email to verify your account.'],
      ],
      ['401', ['Failed to create account. Please try again.']],
      ['429', ['Failed to create account. Please try again.']],
      ['500', ['Failed to create account. Please try again.']],
      ['garbage', ['Failed to create account. Please try again.']],
    ],
    run: async (page, { fault, account, expectSeen, restore }) => {
      const email = `${fault}-${account.email}`;
      await page.goto('/auth');
      await waitForHydration(page);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      const form = page.getByRole('tabpanel', { name: 'Sign Up' });
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password').fill('Aloha2026');
      await form.getByRole('button', { name: 'Sign Up' }).click();
      await expectSeen();
      if (fault === 'slow') return;
      await expect(form.getByLabel('Email')).toHaveValue(email);
      await expect(form.getByLabel('Password')).toHaveValue('Aloha2026');
      restore();
      await form.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText('Account created!').first()).toBeVisible();
    },
  },
  {
    doing: 'loading saved progress',
    address: '**/rest/v1/checklist_progress*',
    keeps: 'the boxes disabled until Retry loads the saved checkmarks',
    rows: [
      ['down', ['Failed to load checklist progress']],
      ['hanging', ['Loading your progress…', 'Failed to load checklist progress']],
      ['slow', ['Loading your progress…', '1 of 20']],
      ['401', ['Failed to load checklist progress']],
      ['429', ['Failed to load checklist progress']],
      ['500', ['Failed to load checklist progress']],
      ['garbage', ['Failed to load checklist progress']],
    ],
    before: signInWithOneTick,
    run: async (page, { fault, expectSeen, restore }) => {
      await page.reload();
      await expectSeen();
      if (fault !== 'slow') {
        for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled();
        restore();
        await page.getByRole('button', { name: 'Retry' }).click();
      }
      await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
      await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
    },
  },
  {
    doing: 'saving a checkmark',
    address: '**/rest/v1/checklist_progress*',
    keeps: 'the saved checkmarks: the new one is undone, and clicking again saves it',
    rows: [
      ['down', ['Failed to save progress']],
      ['hanging', ['2 of 20', 'Failed to save progress']],
      ['slow', ['2 of 20', 'Item completed!']],
      ['401', ['Failed to save progress']],
      ['429', ['Failed to save progress']],
      ['500', ['Failed to save progress']],
      ['garbage', ['Failed to save progress']],
    ],
    before: signInWithOneTick,
    run: async (page, { fault, expectSeen, restore }) => {
      const box = page.getByRole('checkbox').nth(7);
      await box.click();
      await expectSeen();
      if (fault !== 'slow') {
        await expect(box).not.toBeChecked();
        await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
        restore();
        await box.click();
        await expect(page.getByText('Item completed!')).toBeVisible();
      }
      await page.reload();
      await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
      await box.click();
      await expect(page.getByText('Item unmarked')).toBeVisible();
    },
  },
];

for (const { doing, address, keeps, rows, before, run } of cases)
  test(`${doing} with ${rows.length} kinds of server failure: tells the user and keeps ${keeps}`, async ({
    page,
    allowed,
  }) => {
    test.slow();
    // Expected noise: the browser logs each failed call, supabase-js the ones that never arrive.
    allowed.push(/\/auth\/v1\/|\/rest\/v1\/|assets\/supabase-client/);
    await page.clock.install();
    const account = await newAccount(page.request);
    await before?.(page, account);
    for (const row of rows) {
      const [fault, sees] = row;
      await test.step(`server ${fault}: sees “${sees[0]}”`, async () => {
        const { asked, restore } = await faulty(page, address, fault);
        const expectSeen = () => expectToSee(page, row, asked, restore);
        await run(page, { fault, account, restore, expectSeen });
      });
    }
  });

/**
 * Returns a promise for the first call and a function that restores the server. The route stays in place so that no
 * call slips through unrouted.
 */
async function faulty(page: Page, address: string, fault: Fault) {
  let isFaulty = true;
  const asked = deferred<void>();
  const restored = deferred<void>();
  await page.route(address, (route) => {
    asked.resolve();
    return isFaulty ? answers[fault](route, restored.promise) : route.continue();
  });
  const restore = () => {
    isFaulty = false;
    restored.resolve();
  };
  return { asked: asked.promise, restore };
}

/** Once the first text is visible, restores a slow server, or advances the clock past retries and timeouts. */
async function expectToSee(
  page: Page,
  row: Row,
  asked: Promise<unknown>,
  restore: () => void,
): Promise<void> {
  const [fault, texts] = row;
  for (const [index, text] of texts.entries()) {
    await expect(page.getByText(text).first()).toBeVisible();
    if (index > 0) continue;
    await asked;
    if (fault === 'slow') restore();
    if (takesAWhile(row)) await page.clock.runFor(TIMEOUT_SECONDS * 1000);
  }
}

/** True for a call that never gets a response, or is still retried after the user has seen the error. */
function takesAWhile([fault, texts]: Row): boolean {
  return fault === 'hanging' || Boolean(texts[0]?.startsWith('Failed to load'));
}

async function signInWithOneTick(page: Page, account: Account): Promise<void> {
  const { session } = await startSession(page.request, account);
  const saved = await page.request.post('/rest/v1/checklist_progress', {
    data: { user_id: session.user.id, checklist_type: 'hawaii_pcs', item_index: 2, completed: true },
    headers: { ...LOCAL_KEY, authorization: `Bearer ${session.access_token}` },
  });
  expect(saved.ok()).toBe(true);
  await openSignedIn(page, '/pcs-toolkit/hawaii-checklist', account);
  await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
}

test('signing out with 4 kinds of server failure: takes effect immediately in every tab', async ({
  page: other,
  context,
  allowed,
}) => {
  allowed.push(/\/auth\/v1\/logout|assets\/supabase-client/);
  const account = await newAccount(context.request);
  for (const fault of ['down', 'hanging', '429', '500'] as const)
    await test.step(`server ${fault}`, async () => {
      await openSignedIn(other, '/contact', account);
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await faulty(page, '**/auth/v1/logout*', fault);
      await page.getByRole('button', { name: 'Sign Out' }).dblclick();
      await page.close();
      await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await other.reload();
      await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    });
});

test.describe('code missing after a deploy', () => {
  test('a guide reloads once, then shows the page as served', async ({ page, allowed }) => {
    allowed.push(/storage-facilities/, /could not be loaded/, /Failed to fetch dynamically imported module/);
    await page.goto('/contact');
    await waitForHydration(page);
    await replaced(page, 'storage-facilities');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Storage Facilities' }).first().click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage Facilities');
    await expect(page.getByText('Waikele Self Storage').first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('an interactive page opens as served and says what doesn’t work, until a button reloads it', async ({
    page,
    allowed,
  }) => {
    allowed.push(/hawaii-checklist/, /could not be loaded/, /Failed to fetch dynamically imported module/);
    await page.goto('/contact');
    await waitForHydration(page);
    await replaced(page, 'hawaii-checklist');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'PCS Checklist' }).first().click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hawaii PCS Checklist');
    await expect(page.getByRole('checkbox')).toHaveCount(20);
    await expect(page.getByRole('alert')).toHaveText(NOT_WORKING);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Side menu' }).click();
    await expect(page.getByRole('checkbox').first()).toBeEnabled();
  });

  test('a guide without its entry script is still readable', async ({ page, allowed }) => {
    allowed.push(/assets\/index-/, /Failed to fetch dynamically imported module/);
    await gone(page, 'index');
    const refused = page.waitForResponse(/assets\/index-/);
    await page.goto('/pcs-toolkit/pet-travel');
    await page.keyboard.press('Shift');
    await refused;
    await expect(page.getByText('Do this first')).toBeVisible();
    await expect(page.getByRole('alert').first()).toHaveText(NOT_WORKING);
    await page.getByRole('link', { name: 'What it costs' }).click();
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
  });

  test('an interactive page with a missing script shows an error, and loads on a click once it is back', async ({
    page,
    allowed,
  }) => {
    allowed.push(/assets\/index-/, /Failed to fetch dynamically imported module/);
    await gone(page, 'index');
    await page.goto('/calculators/credit');
    await expect(page.getByRole('alert')).toHaveText(NOT_WORKING);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Side menu' }).click();
    await waitForHydration(page);
    await page.getByRole('textbox', { name: 'Sales price' }).fill('100000');
    await expect(page.getByText('$500', { exact: true })).toBeVisible();
  });

  test('without the account code, signing in reports no response and keeps what was typed', async ({
    page,
    allowed,
  }) => {
    allowed.push(/supabase-client/);
    await gone(page, 'supabase-client');
    await page.goto('/auth');
    await waitForHydration(page);
    await page.getByLabel('Email').first().fill('family@example.com');
    await page.getByLabel('Password').first().fill('Aloha2026');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(NOT_REACHED).first()).toBeVisible();
    await expect(page.getByLabel('Password').first()).toHaveValue('Aloha2026');
  });

  for (const [part, kind] of [
    ['code', 'js'],
    ['styles', 'css'],
  ] as const) {
    test(`a toast still shows without the toaster’s ${part}`, async ({ page, allowed }) => {
      allowed.push(/toaster/);
      await gone(page, 'toaster', kind);
      await page.goto('/contact');
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      const region = page.getByRole('region', { name: 'Notifications' });
      await expect(region.getByText('Missing Information')).toBeInViewport();
      await expect(region.getByText('Please fill in all required fields.')).toBeInViewport();
    });
  }
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
    await page.waitForTimeout(1500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/auth');
    await sendSignIn(page, account);
    await expect(page.getByText('Signed in successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'PCS Checklist' }).first().click();
    await page.getByRole('checkbox').first().click();
    await expect(page.getByText('Item completed!')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
  });
});

test('offline: a save is undone and a new page shows an error; online again, saving works', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED|failed: |could not be loaded|Failed to fetch/);
  await signInWithOneTick(page, await newAccount(page.request));
  await context.setOffline(true);
  await page.getByRole('checkbox').nth(5).click();
  await expect(page.getByText('Failed to save progress')).toBeVisible();
  await expect(page.getByRole('checkbox').nth(5)).not.toBeChecked();
  await page.getByRole('link', { name: 'Schools', exact: true }).click();
  await expect(page.getByText('This page could not be loaded. Check your connection.')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'PCS Checklist' }).first().click();
  await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
  await page.getByRole('checkbox').nth(5).click();
  await expect(page.getByText('2 of 20', { exact: true })).toBeVisible();
});

/** Simulates a deploy: one chunk is gone, and pages now name a different entry. */
async function replaced(page: Page, name: string): Promise<void> {
  await gone(page, name);
  await page.route(`**/${name}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/data-entry="[^"]+/, '$&?newer');
    await route.fulfill({ response, body: html });
  });
}

/** Makes the files 404. */
async function gone(page: Page, name: string, kind: 'js' | 'css' = 'js'): Promise<void> {
  await page.route(`**/assets/${name}-*.${kind}`, (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  );
}
