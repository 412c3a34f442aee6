import type { Page } from '@playwright/test';
import { expectAccessible, PHONES, SCREENS } from './accessible';
import { expect, newAccount, openSignedIn, test, waitForHydration } from './site';

// Dialogs, menus and other states; pages.spec.ts covers the pages themselves.

type State = {
  name: string;
  path: string;
  widths?: number[];
  /** The part that the state changes; by default the content and the messages. */
  part?: string;
  open: (page: Page) => Promise<void>;
};

const CONTENT_AND_MESSAGES = 'main, section[aria-label^="Notifications"]';

const states: State[] = [
  {
    name: 'the side menu on a phone',
    path: '/contact',
    widths: PHONES,
    part: 'html',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Side menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeVisible();
    },
  },
  {
    name: 'the collapsed side menu with a tooltip',
    path: '/contact',
    widths: SCREENS,
    part: 'html',
    open: async (page) => {
      await page.keyboard.press('Control+b');
      await page.getByRole('link', { name: 'Pet Travel' }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'the sign-up form with errors',
    path: '/auth',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText('Password must contain at least one number')).toBeVisible();
      await page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Password does not meet requirements')
        .hover();
    },
  },
  {
    name: 'the contact form with missing fields',
    path: '/contact',
    open: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('region', { name: 'Notifications' }).getByText('Missing Information').hover();
    },
  },
  {
    name: 'a submitted suggestion',
    path: '/suggestion-box',
    open: async (page) => {
      await page.getByLabel('Your suggestion').fill('A guide to surfboards');
      await page.getByRole('button', { name: 'Submit Suggestion' }).click();
      await page.getByText('Suggestion Submitted!').hover();
    },
  },
  {
    name: 'the founder card in edit mode, with an unsupported video',
    path: '/welcome',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Video URL').fill('https://example.com/film');
      await expect(page.getByText('Unable to embed this video')).toBeVisible();
    },
  },
  {
    name: 'a loan comparison with its chart',
    path: '/calculators/assumption-cruncher',
    open: async (page) => {
      await page.getByRole('link', { name: 'Fill in an example' }).click();
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('heading', { name: 'Assuming saves you $717 a month' })).toBeFocused();
      await expect(page.getByRole('img', { name: /paid/i }).first()).toBeVisible();
      for (const details of await page.locator('main summary').all()) await details.click();
    },
  },
  {
    name: 'a guide with everything expanded',
    path: '/pcs-toolkit/pet-travel',
    open: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  {
    name: 'a calculator with missing numbers',
    path: '/calculators/assumption-cruncher',
    open: async (page) => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByText('Enter the purchase price')).toBeVisible();
    },
  },
  {
    name: 'a calculator without a price',
    path: '/calculators/credit',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Sales price' }).fill('');
      await expect(page.getByText('Enter the sales price')).toBeVisible();
    },
  },
  {
    name: 'the checklist with everything expanded',
    path: '/pcs-toolkit/hawaii-checklist',
    open: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await page.getByRole('checkbox').first().click();
      await page.getByText('Please sign in to save your progress').hover();
    },
  },
];

test('accessible: the account menu and My account', async ({ page }) => {
  await openSignedIn(page, '/contact');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expectAccessible(page, undefined, 'header');
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByRole('dialog', { name: 'My account' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page, undefined, '[role="dialog"]');
});

for (const { name, path, widths, part = CONTENT_AND_MESSAGES, open } of states) {
  test(`accessible: ${name}`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await open(page);
    await expectAccessible(page, widths, part);
  });
}

test('accessible: the completed checklist, and one that failed to load', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push(/403.*checklist_progress/);
  const account = await newAccount(request);
  const all = Array.from({ length: 20 }, (_, item_index) => ({ item_index, completed: true }));
  await page.route('**/rest/v1/checklist_progress*', (route) => route.fulfill({ json: all }));
  await openSignedIn(page, '/pcs-toolkit/hawaii-checklist', account);
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await expectAccessible(page, undefined, CONTENT_AND_MESSAGES);

  await page.route('**/rest/v1/checklist_progress*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await expect(page.getByText('Failed to load checklist progress')).toBeVisible();
  await expectAccessible(page, undefined, CONTENT_AND_MESSAGES);
});

test('accessible: the 404 page', async ({ page, allowed }) => {
  allowed.push(/404/);
  await page.goto('/no/such/page');
  await waitForHydration(page);
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ hasVisited: false });

  test('accessible: the welcome dialog', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Aloha, and welcome' })).toBeVisible();
    await expectAccessible(page);
  });
});
