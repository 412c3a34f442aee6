import type { Page } from '@playwright/test';
import { site } from '../../src/operator/site';
import { type Translation, translate } from '../support/translate';
import { expect, hold, openSignedIn, TODAY, test, watchForReady } from './site';

// What a browser's translation does to the page, in both ways, before and after hydration: the words stay the same here,
// so that what a reader sees must be what an untranslated page says.

/** Journeys of one test share its windows: to open those takes a browser as long as a page. */
type Journey = {
  in: 'tools' | 'calculators' | 'forms';
  path: string;
  steps: readonly ((page: Page) => Promise<unknown>)[];
};

const EXAMPLE =
  '/calculators/assumption-cruncher#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const fill = (label: string | RegExp, text: string) => (page: Page) =>
  page.getByLabel(label).first().fill(text);
const shows = (words: string | RegExp) => (page: Page) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();

const journeys: Record<string, Journey> = {
  'the first 60 days': {
    in: 'calculators',
    path: '/calculators/first-60-days',
    steps: [
      fill('Hotel nights', '20'),
      fill('Nightly rate ($)', '150'),
      shows('Your lowest cash'),
      fill('Nightly rate ($)', '160'),
      fill('Food a day ($)', '90'),
    ],
  },
  'the checklist with a plan': {
    in: 'tools',
    path: '/pcs-toolkit/hawaii-checklist',
    steps: [
      fill(/^Report date/, '2027-06-12'),
      shows('Your months'),
      press('By number'),
      fill(/^Report date/, '2027-03-01'),
      shows(/^99 days/),
    ],
  },
  'the pet date checker': {
    in: 'tools',
    path: '/pcs-toolkit/pet-travel',
    steps: [
      press('Open the date checker'),
      fill('Landing day', '2027-06-15'),
      press('Check my dates'),
      fill('Microchip put in', '2026-01-10'),
      press('Check my dates'),
    ],
  },
  ...(site.program && {
    'the credit': {
      in: 'calculators',
      path: '/calculators/credit',
      steps: [fill('Sales price', '650000'), fill('Sales price', 'x'), fill('Sales price', '700000')],
    },
  }),
  'the loan cruncher with BAH': {
    in: 'calculators',
    path: EXAMPLE,
    steps: [
      press('Calculate'),
      shows('What you really pay'),
      shows('The whole money story'),
      fill('Purchase price', '610000'),
      press('Calculate'),
      shows('What you really pay'),
    ],
  },
  'the hotels': {
    in: 'tools',
    path: '/pcs-toolkit/tla-hotels',
    steps: [(page) => page.getByLabel('Takes pets').check()],
  },
  'the search': {
    in: 'tools',
    path: '/resources',
    steps: [
      press('Search'),
      fill('Guides, checklist', 'motorcycle'),
      shows(/\d pages?/),
      fill('Guides, checklist', 'weight'),
      shows(/\d pages?/),
    ],
  },
  'the account page': {
    in: 'forms',
    path: '/auth',
    steps: [(page) => page.getByRole('tab', { name: 'Sign Up' }).click()],
  },
  'the contact form': {
    in: 'forms',
    path: '/contact',
    steps: [press('Send Message'), fill('Full name', 'A Family')],
  },
  'the suggestion box': {
    in: 'forms',
    path: '/suggestion-box',
    steps: [fill('Your suggestion', 'More maps'), press('Submit Suggestion')],
  },
  'the home page': { in: 'forms', path: '/', steps: [press('Side menu')] },
};

/** What the page says, without a toast, which leaves by itself. */
function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('#main, [role=dialog]');
    return [...parts].map(({ innerText }) => innerText.replace(/\s+/g, ' ')).join('\n');
  });
}

/** Opens the page and does the steps, translated before each of them; `early`, before the page hydrates, too. */
async function walk(page: Page, { path, steps }: Journey, kind?: Translation, isEarly = false) {
  await page.clock.setFixedTime(TODAY);
  const change = async () => kind && (await page.evaluate(translate, { kind }));
  const ready = await watchForReady(page);
  await page.goto('/robots.txt');
  await page.evaluate(() => [window.localStorage, window.sessionStorage].map((kept) => kept.clear()));
  await page.evaluate(() => window.localStorage.setItem('paradise-pcs-visited', 'true'));
  const release = isEarly ? await hold(page, '**/assets/index-*.js') : undefined;
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (isEarly) expect(await change()).toBeGreaterThan(20);
  release?.();
  await ready();
  for (const step of steps) {
    await change();
    await step(page);
  }
}

/** Compares open pages, because some words come a moment after the last step. */
async function expectSameWords(page: Page, untranslated: Page): Promise<void> {
  await expect(async () => expect(await words(page)).toBe(await words(untranslated))).toPass();
}

for (const group of ['tools', 'calculators', 'forms'])
  test(`the ${group} say the same where a browser has words replaced or moved, before hydration and after`, async ({
    page,
    browser,
  }) => {
    const untranslated = await browser.newPage();
    for (const [name, journey] of Object.entries(journeys).filter(([, each]) => each.in === group)) {
      await walk(untranslated, journey);
      for (const kind of ['replaced', 'moved'] as const)
        await test.step(`${name}, ${kind}`, async () => {
          await walk(page, journey, kind, true);
          await expectSameWords(page, untranslated);
        });
    }
    await untranslated.close();
  });

/** Opens My account with an error in it, translated before each step. */
async function openMyAccount(page: Page, kind?: Translation): Promise<void> {
  const change = async () => kind && expect(await page.evaluate(translate, { kind })).toBeGreaterThan(0);
  await openSignedIn(page, '/contact');
  await change();
  await page.getByRole('button', { name: /^Your account/ }).click();
  const opener = page.getByRole('button', { name: 'My account' });
  await expect(opener).toBeVisible();
  await change();
  await opener.click();
  const send = page.getByRole('button', { name: 'Change my email' });
  await expect(send).toBeVisible();
  await expect(page.getByText('Checking whether a change is waiting…')).toBeHidden();
  await change();
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
}

test('My account says the same where a browser has its words replaced or moved', async ({
  page,
  browser,
}) => {
  const untranslated = await browser.newPage();
  await openMyAccount(untranslated);
  for (const kind of ['replaced', 'moved'] as const) {
    await openMyAccount(page, kind);
    await expectSameWords(page, untranslated);
  }
  await untranslated.close();
});

for (const [path, label, isWrapped] of [
  ['/contact', 'Full name', false],
  ['/suggestion-box', 'Your suggestion', false],
  ['/auth', 'Email', true],
] as const)
  test(`a password manager that changes ${path} before it hydrates costs no typed letter`, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/index-*.js');
    const ready = await watchForReady(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const field = page.getByLabel(label).first();
    await field.pressSequentially('Kai');
    await field.evaluate((input, wraps) => {
      const box = document.createElement('div');
      if (wraps) input.replaceWith(box);
      else input.after(box);
      box.append(...(wraps ? [input] : []), document.createElement('svg'));
      (input as HTMLInputElement).focus();
    }, isWrapped);
    release();
    await ready();
    await expect(field).toHaveValue('Kai');
    await expect(field).toBeFocused();
    await page.keyboard.type('lani');
    await expect(field).toHaveValue('Kailani');
  });

test('a served page that React has to replace costs no typed letter', async ({ page, allowed }) => {
  // React's word that hydration failed: without it, this would test nothing.
  allowed.push(/Minified React error #418/);
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1(.*?)<\/h1>/, '<h2$1</h2>');
    await route.fulfill({ response, body });
  });
  const failed = page.waitForEvent('pageerror', ({ message }) => message.includes('#418'));
  const release = await hold(page, '**/assets/index-*.js');
  const ready = await watchForReady(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('textbox', { name: 'Full name' });
  await page.getByRole('textbox', { name: 'Message' }).fill('When can we visit?');
  await field.pressSequentially('Kai');
  const served = await field.elementHandle();
  release();
  await failed;
  await ready();
  expect(await served?.evaluate((input) => input.isConnected)).toBe(false);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('When can we visit?');
  await expect(field).toBeFocused();
  await page.keyboard.type('lani');
  await expect(field).toHaveValue('Kailani');
});
