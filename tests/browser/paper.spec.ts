import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { isFact } from '../../src/guides/facts';
import { checklistItems } from '../../src/guides/hawaii-checklist';
import { expect, newAccount, openSignedIn, test, waitForHydration } from './site';

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';
const RESULT =
  '/calculators/assumption-cruncher#purchasePrice=600000&downPayment=0&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';

/** The page as it is printed on Letter paper: how many sheets, and all that they say. */
async function printed(page: Page): Promise<{ sheets: number; text: string }> {
  const reader = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const texts = await Promise.all(
    Array.from({ length: reader.numPages }, async (_, at) => {
      const { items } = await (await reader.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { sheets: reader.numPages, text: squeezed(texts.join('')) };
}

/** Letters drawn as one, such as ffi, come apart from their words: texts are compared without spaces. */
function squeezed(text: string): string {
  return text.replace(/\s/g, '');
}

function expectChecklist({ sheets, text }: { sheets: number; text: string }) {
  expect(sheets).toBeLessThanOrEqual(2);
  for (const { title, know } of checklistItems) {
    const [first = ''] = know;
    expect(text).toContain(squeezed(title));
    expect(text).toContain(squeezed(isFact(first) ? first.value : first).slice(0, 20));
  }
  expect(text).not.toContain('Sources');
}

test('the checklist prints on two sheets with what to know, and leads to its PDF', async ({ page }) => {
  await page.goto(CHECKLIST);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', '/hawaii-pcs-checklist.pdf');
  expectChecklist(await printed(page));
});

test('the checklist prints its boxes as they are saved', async ({ page, request }) => {
  await openSignedIn(page, CHECKLIST, await newAccount(request));
  const box = page.getByRole('checkbox').nth(4);
  await box.click();
  await expect(page.getByText('Item completed!')).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeVisible();
  await expect(box).toBeChecked();
  expectChecklist(await printed(page));
});

for (const path of [CHECKLIST, '/pcs-toolkit/pet-travel', '/pcs-toolkit/tla-hotels', RESULT])
  test(`${path.split('#')[0]} prints no control`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    if (path === RESULT) await page.getByRole('button', { name: 'Calculate' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('button:visible, select:visible, nav:visible')).toHaveCount(0);
  });

test('a guide prints whole before its script has run: nothing stays folded', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/pcs-toolkit/pet-travel');
  const folded = await page.locator('details').last().locator('li').last().textContent();
  const { text } = await printed(page);
  expect(text).toContain(squeezed(folded ?? 'nothing folded'));
  await page.close();
});

test('a result of the cruncher prints on one sheet', async ({ page }) => {
  await page.goto(RESULT);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Monthly savings').first()).toBeVisible();
  expect((await printed(page)).sheets).toBe(1);
});
