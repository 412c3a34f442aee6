import { expectAccessible } from './accessible';
import { expect, hold, openPage, test, testOfProgram } from './site';

const EXAMPLE =
  '/calculators/assumption-cruncher#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';

test('the assumption calculator’s first field is on the first screen', async ({ page }) => {
  await openPage(page, '/calculators/assumption-cruncher', { width: 1280, height: 800 });
  await expect(page.getByLabel('Purchase price')).toBeInViewport({ ratio: 1 });
});

test('the assumption calculator is accessible with its errors', async ({ page }) => {
  await openPage(page, '/calculators/assumption-cruncher');
  await page.getByLabel('Purchase price').press('Enter');
  await expect(page.getByText('Enter the purchase price')).toBeVisible();
  await expect(page.getByLabel('Purchase price')).toBeFocused();
  await expectAccessible(page, undefined, 'main');
});

test('clicking Calculate on a shared link before hydration uses its numbers', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto(EXAMPLE);
  await page.getByRole('button', { name: 'Calculate' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Assuming saves you $717 a month' })).toBeVisible();
});

test('Calculate on a shared link uses its numbers even at the moment the page is ready', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () => document.querySelector<HTMLElement>('form [type=submit]')?.click();
    window.addEventListener('app-ready', () => queueMicrotask(press));
  });
  await page.goto(EXAMPLE);
  await expect(page.getByRole('heading', { name: 'Assuming saves you $717 a month' })).toBeVisible();
});

testOfProgram('the credit slider replaces its placeholder, and responds to keys', async ({ page }) => {
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
  await slider.press('ArrowRight');
  await expect(price).toHaveValue('$760,000');
  await price.fill('');
  await expect(page.getByText('Enter the sales price')).toBeVisible();
  await expectAccessible(page, undefined, 'main');
});

function centerOf(box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
