import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pages } from '../../src/site-map';
import { expect, newAccount, signIn, test, waitForHydration } from './site';

// axe's rules of WCAG 2.2 AA and its best practices, on every page and on what opens over or in it.

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONES = [320, 390];
const SCREENS = [768, 1280];
const SCHEMES = ['light', 'dark'] as const;

// The narrowest view in light and the widest in dark; with EVERY_VIEW=1 all eight, which takes ten minutes.
const VIEWS = [...PHONES, ...SCREENS].flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })));
const isThorough = Boolean(process.env.EVERY_VIEW);

test.describe.configure({ mode: 'parallel' });

for (const { path } of pages) {
  test(`${path} is accessible in every view`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expectAccessible(page);
  });
}

type State = { name: string; path: string; widths?: number[]; open: (page: Page) => Promise<void> };

const states: State[] = [
  {
    name: 'the side menu on a phone',
    path: '/contact',
    widths: PHONES,
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Side menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Side menu' })).toBeVisible();
    },
  },
  {
    name: 'the folded side menu with a tooltip',
    path: '/contact',
    widths: SCREENS,
    open: async (page) => {
      await page.keyboard.press('Control+b');
      await page.getByRole('link', { name: 'Pet Travel' }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'what is wrong with a sign-up',
    path: '/auth',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText('Password must contain at least one number')).toBeVisible();
      await page.getByText('Password does not meet requirements').hover();
    },
  },
  {
    name: 'what is missing in the contact form',
    path: '/contact',
    open: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Missing Information').hover();
    },
  },
  {
    name: 'a suggestion that was sent',
    path: '/suggestion-box',
    open: async (page) => {
      await page.getByLabel('Your suggestion').fill('A guide to surfboards');
      await page.getByRole('button', { name: 'Submit Suggestion' }).click();
      await page.getByText('Suggestion Submitted!').hover();
    },
  },
  {
    name: 'the founder card being edited, and a video that cannot be shown',
    path: '/welcome',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Video URL').fill('https://example.com/film');
      await expect(page.getByText('Unable to embed this video')).toBeVisible();
    },
  },
  {
    name: 'a comparison of two loans, with its chart',
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
    name: 'a calculator that misses its numbers',
    path: '/calculators/assumption-cruncher',
    open: async (page) => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByText('Enter the purchase price')).toBeVisible();
    },
  },
  {
    name: 'a price that is none',
    path: '/calculators/credit',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Sales price' }).fill('');
      await expect(page.getByText('Enter the sales price')).toBeVisible();
    },
  },
  {
    name: 'the checklist with everything open',
    path: '/pcs-toolkit/hawaii-checklist',
    open: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await page.getByRole('checkbox').first().click();
      await page.getByText('Please sign in to save your progress').hover();
    },
  },
];

for (const { name, path, widths, open } of states) {
  test(`accessible: ${name}`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await open(page);
    await expectAccessible(page, widths);
  });
}

test('accessible: the finished checklist, and one that could not be loaded', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push(/403.*checklist_progress/);
  await signIn(page, await newAccount(request));
  const all = Array.from({ length: 20 }, (_, item_index) => ({ item_index, completed: true }));
  await page.route('**/rest/v1/checklist_progress*', (route) => route.fulfill({ json: all }));
  await page.goto('/pcs-toolkit/hawaii-checklist');
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/rest/v1/checklist_progress*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await expect(page.getByText('Failed to load checklist progress')).toBeVisible();
  await expectAccessible(page);
});

test('accessible: the page for an unknown address', async ({ page, allowed }) => {
  allowed.push(/404/);
  await page.goto('/no/such/page');
  await waitForHydration(page);
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ hasVisited: false });

  test('accessible: the greeting of a first visit', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Aloha, and welcome' })).toBeVisible();
    await expectAccessible(page);
  });
});

/** Fails on anything that axe finds, and on anything wider than the window. */
async function expectAccessible(page: Page, widths = [...PHONES, ...SCREENS]): Promise<void> {
  const views = VIEWS.filter(({ width }) => widths.includes(width));
  for (const view of views) {
    const { width, scheme } = view;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
    if (!isThorough && view !== views.at(0) && view !== views.at(-1)) continue;
    await page.evaluate(stillness);
    // No page frames another site, so the rules run in this document alone, which takes half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    const { violations } = await axe.withTags(RULES).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect.soft(found, `${width} px, ${scheme}`).toEqual([]);
  }
}

/** Runs in the page: no color or menu is caught on its way to the other scheme or width. */
async function stillness(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
