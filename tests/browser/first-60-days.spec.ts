import { expectAccessible, expectRoomForLargeText } from './accessible';
import { printedSheets, squeezed } from './paper';
import { expect, test, waitForHydration } from './site';

const PATH = '/calculators/first-60-days';
const FAMILY = `${PATH}#first60=1&grade=E-5&place=oahu&who=family&ages=34.12.11&nights=60&room=349&kitchen=no&food=110&rent=3200&deposit=3200&car=900&pet=150`;

test('a filled-in answer is accessible with every line open, and prints on one sheet', async ({ page }) => {
  await page.goto(FAMILY);
  await waitForHydration(page);
  await expect(page.getByText('$5,640+', { exact: true })).toBeVisible();
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await expectAccessible(page, undefined, 'main');
  expect(await printedSheets(page)).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectRoomForLargeText(page);
});

test('the comparison of homes prints alone, on a sheet of its own', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto(FAMILY);
  await waitForHydration(page);
  await page.getByText('Where will you live?', { exact: true }).click();
  await page.getByText('Print this table').click();
  const sheets = await printedSheets(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain(squeezed('$3,200 of rent: $463 of BAH left'));
  expect(sheets[0]).not.toMatch(/Thinkingofbuying|Weekbyweek|BAHbypaygrade/);
});

test('the amount stays in sight on a phone, and never hides the field in focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(FAMILY);
  await waitForHydration(page);
  const amount = page.getByText('$5,640+', { exact: true });
  await page.getByLabel('Days a claim takes to be paid').focus();
  for (let back = 0; back < 8; back += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(amount).toBeInViewport();
    const [strip, field] = await Promise.all([
      amount.locator('..').boundingBox(),
      page.locator(':focus').boundingBox(),
    ]);
    expect(field?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  }
});
