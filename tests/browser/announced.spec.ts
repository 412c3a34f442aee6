import type { Page } from '@playwright/test';
import { formatUsd } from '../../src/money/usd';
import type { HomeProgram } from '../../src/operator/operator-shapes';
import { site } from '../../src/operator/site';
import { expect, openPage, TODAY, test, watchForReady } from './site';

// What a screen reader says in twelve journeys: changes of live regions, in order, and each new focus after "→".

/** Long enough for a result that rests before it is said. */
const REST_MS = 1500;

/** Logs what is said from now on. Returns a function that expects this and, once nothing more is said, no more. */
async function listen(page: Page): Promise<(log: unknown[]) => Promise<void>> {
  await page.evaluate(() => {
    const LIVE =
      '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]:not([aria-live=off]), output:not([aria-live=off])';
    const log: string[] = Object.assign(window, { said: [] }).said;
    const words = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const say = (text: string) => {
      if (text && log.at(-1) !== text) log.push(text);
    };
    const announce = (mutations: MutationRecord[]) => {
      const changed = new Map<Element, Set<string>>();
      for (const { target, addedNodes } of mutations) {
        const parent = target instanceof Element ? target : target.parentElement;
        const region = parent?.closest(LIVE);
        if (region && !region.closest('[aria-hidden=true]')) {
          const isAtomic = region.matches('[role=status], [role=alert], output');
          const parts = isAtomic ? [words(region)] : [...addedNodes].map(words);
          const texts = changed.get(region) ?? new Set();
          for (const part of target.nodeType === Node.TEXT_NODE && !isAtomic ? [words(target)] : parts)
            texts.add(part);
          changed.set(region, texts);
        }
        // An alert is announced when it appears; another region only once it changes.
        else
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const alert of [node, ...node.querySelectorAll('*')])
                if (alert.matches('[role=alert]')) changed.set(alert, new Set([words(alert)]));
      }
      for (const texts of changed.values()) say([...texts].filter(Boolean).join(' '));
    };
    new MutationObserver(announce).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const labels = 'labels' in target ? [...((target as HTMLInputElement).labels ?? [])] : [];
      const name = target.getAttribute('aria-label') ?? (labels[0] ? words(labels[0]) : words(target));
      say(`→ ${name}`);
    });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  return async (log) => {
    await expect.poll(said).toEqual(log);
    let before = -1;
    const isStill = async () => {
      const { length } = await said();
      const isSame = length === before;
      before = length;
      return isSame;
    };
    await expect.poll(isStill, { intervals: [REST_MS] }).toBe(true);
    expect(await said()).toEqual(log);
  };
}

type Journey = { path: string; does: string; act: (page: Page) => Promise<void>; says: (string | RegExp)[] };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

const typingAPrice = ({ creditPer100kDollars }: HomeProgram): Journey => ({
  path: '/calculators/credit',
  does: 'typing a price',
  act: (page) => page.getByRole('textbox', { name: 'Sales price' }).fill('800000'),
  says: ['→ Sales price', `Possible credit on $800,000: ${formatUsd(8 * creditPer100kDollars)}`],
});

const journeys: Journey[] = [
  ...(site.program ? [typingAPrice(site.program)] : []),
  {
    path: '/contact',
    does: 'sending a message without an email',
    act: async (page) => {
      await page.getByLabel('Full name').fill('Ana');
      await page.getByLabel('Full name').press('Enter');
    },
    says: [
      '→ Full name',
      '→ Email',
      'Enter your email address',
      'Write your message',
      'Missing InformationPlease fill in all required fields.',
    ],
  },
  {
    path: '/suggestion-box',
    does: 'sending a suggestion',
    act: async (page) => {
      await page.getByLabel('Your suggestion').fill('More shade');
      await press(page, 'Submit Suggestion');
    },
    says: ['→ Your suggestion', '→ Submit Suggestion', /^Suggestion Submitted!/],
  },
  {
    path: '/pcs-toolkit/storage-facilities',
    does: 'searching',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('favn');
    },
    says: ['→ Guides, checklist, offices and phone numbers', /^\d+ pages?$/],
  },
  {
    path: '/pcs-toolkit/hawaii-checklist',
    does: 'checking off an item signed out',
    act: (page) => page.getByRole('checkbox').first().press('Space'),
    says: [/^→ 1\. Submit PCS orders/, /^Please sign in to save your progress/],
  },
  {
    path: '/pcs-toolkit/hawaii-checklist',
    does: 'entering the report date',
    act: (page) => page.getByLabel(/^Report date/).fill('2029-06-15'),
    says: [/^→ Report date/, /^→ Your dates are below/],
  },
  {
    path: '/pcs-toolkit/tla-hotels',
    does: 'filtering the hotels',
    act: (page) => page.getByRole('radio', { name: 'Takes pets' }).press('Space'),
    says: ['→ Takes pets', /^Showing \d of 8 hotels\.$/],
  },
  {
    path: '/pcs-toolkit/pet-travel#date-checker',
    does: 'removing a pet',
    act: async (page) => {
      await press(page, 'Open the date checker');
      await press(page, 'Add another pet');
      await press(page, 'Remove Pet 2');
    },
    says: [
      '→ Open the date checker',
      '→ Coming from',
      '→ Add another pet',
      '→ Name (optional)',
      '→ Remove Pet 2',
      '→ Name (optional)',
      'Pet 2 was removed.',
    ],
  },
  {
    path: '/pcs-toolkit/pet-travel#date-checker',
    does: 'checking a pet’s dates',
    act: async (page) => {
      await press(page, 'Open the date checker');
      await page.getByLabel('Landing day').fill('2029-06-15');
      await press(page, 'Check my dates');
    },
    says: [
      '→ Open the date checker',
      '→ Coming from',
      '→ Landing day',
      '→ Check my dates',
      /^→ What your dates mean/,
    ],
  },
  {
    path: '/calculators/first-60-days',
    does: 'typing two numbers',
    act: async (page) => {
      await page.getByLabel('Hotel nights').fill('30');
      await page.getByLabel('Nightly rate ($)').fill('199');
    },
    says: [
      '→ Hotel nights',
      '→ Nightly rate ($)',
      /^Cash you need before the first claim is paid: \$2,790 or more\./,
    ],
  },
  {
    path: '/calculators/assumption-cruncher',
    does: 'calculating without a number',
    act: (page) => page.getByLabel('Purchase price').press('Enter'),
    says: [
      '→ Purchase price',
      'Enter the purchase price',
      'Enter the balance of the seller’s loan',
      'Enter the rate of the seller’s loan',
      'Enter the current market rate',
      'No result yet: 4 fields need another look.',
    ],
  },
  {
    path: '/calculators/assumption-cruncher#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5',
    does: 'adding a home and comparing',
    act: async (page) => {
      await page.getByLabel('Current market rate').press('Enter');
      await page.locator('summary', { hasText: 'Compare up to three homes' }).press('Enter');
      for (const name of ['This house', 'That house']) {
        await page.getByLabel('Name of the home').fill(name);
        await press(page, 'Add this home');
      }
      await press(page, /^Compare$/);
    },
    says: [
      '→ Current market rate (% a year)',
      /^→ Assuming saves you \$717 a month/,
      '→ Compare up to three homes',
      '→ Name of the home',
      '→ Add this home',
      '→ Name of the home',
      '“This house” was added.',
      '→ Add this home',
      '→ Name of the home',
      '“That house” was added.',
      '→ Compare',
      '→ Your homes side by side',
    ],
  },
];

for (const { path, does, act, says } of journeys)
  test(`a screen reader says once and in order what comes of ${does}`, async ({ page }) => {
    await page.clock.setFixedTime(TODAY);
    const ready = await watchForReady(page);
    await openPage(page, path);
    await ready();
    await page.waitForLoadState('networkidle');
    const expectToSay = await listen(page);
    await act(page);
    await expectToSay(says.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));
  });
