import type { Page } from '@playwright/test';
import { CONTENT_AND_MESSAGES, expectAccessible } from './accessible';
import { expect, hold, openPage, test } from './site';

test('the assumption calculator works by keyboard, and its link opens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/calculators/assumption-cruncher');
  await page.getByLabel('Purchase price').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the purchase price')).toBeVisible();
  await expect(page.getByLabel('Purchase price')).toBeFocused();
  await expectAccessible(page, undefined, 'main');
  await typeInto(page, [
    ['Purchase price', '600000'],
    ['Down payment', ''],
    ['Balance of the seller’s loan', '400000'],
    ['Rate of the seller’s loan (% a year)', '3.5'],
    ['Years left on the seller’s loan', ''],
    ['GAP rate (% a year)', ''],
    ['GAP term (years)', ''],
    ['Current market rate (% a year)', '7.5'],
  ]);
  await expect(page.getByLabel('Purchase price')).toHaveValue('$600,000');
  await expect(page.getByText('Monthly savings', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expectExampleResult(page);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  for (const details of await page.locator('main summary').all()) await details.click();
  await expectAccessible(page, undefined, CONTENT_AND_MESSAGES);

  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByLabel('Purchase price')).toHaveValue('$600,000');
  await friend.getByRole('button', { name: 'Calculate' }).first().click();
  await expectExampleResult(friend);
});

test('clicking Calculate on a shared link before hydration uses its numbers', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  const numbers = 'purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';
  await page.goto(`/calculators/assumption-cruncher#${numbers}`);
  await page.getByRole('button', { name: 'Calculate' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Assuming saves you $717 a month' })).toBeVisible();
});

test('the credit slider replaces its placeholder, and responds to keys and typing', async ({ page }) => {
  const release = await hold(page, '**/slider-control*');
  await openPage(page, '/calculators/credit');
  const placeholder = page.getByRole('button', { name: /slider/ });
  const before = await placeholder.locator('circle').last().boundingBox();
  await placeholder.click();
  release();
  const slider = page.getByRole('slider');
  await expect(slider).toBeFocused();
  const after = await slider.boundingBox();
  expect(centerOf(after).x).toBeCloseTo(centerOf(before).x, 0);
  expect(centerOf(after).y).toBeCloseTo(centerOf(before).y, 0);

  const price = page.getByRole('textbox', { name: 'Sales price' });
  const credit = page.getByRole('status').filter({ hasText: 'Your credit' });
  await price.fill('820000');
  await expect(price).toHaveValue('$820,000');
  await expect(credit).toContainText('$4,100');
  await slider.press('ArrowRight');
  await expect(price).toHaveValue('$830,000');
  await slider.press('PageUp');
  await expect(credit).toContainText('$4,650');
  await price.fill('');
  await expect(page.getByText('Enter the sales price')).toBeVisible();
  await expectAccessible(page, undefined, 'main');
});

function centerOf(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function expectExampleResult(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Assuming saves you $717 a month' })).toBeFocused();
  await expect(page.getByText('$717', { exact: true })).toBeVisible();
  await expect(page.getByText('$258,264', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /paid/i }).first()).toBeVisible();
}

/** Types into fields in order, using Tab to move between them. An empty text leaves a field unchanged. */
async function typeInto(page: Page, fields: readonly (readonly [label: string, text: string])[]) {
  for (const [label, text] of fields) {
    const field = page.getByLabel(label, { exact: true });
    await expect(async () => {
      const isThere = await field.evaluate((element) => element === document.activeElement);
      if (!isThere) await page.keyboard.press('Tab');
      await expect(field).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0], timeout: 60_000 });
    if (text) await page.keyboard.type(text);
  }
}
