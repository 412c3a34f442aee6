import { doubleText } from './accessible';
import { expect, test, waitForHydration } from './site';

for (const width of [390, 1280])
  test(`the side menu of a ${width} px window navigates with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pcs-toolkit/pet-travel');
    await doubleText(page);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Side menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Side menu' });
    await menu.getByRole('link', { name: 'Member Forum' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member Forum');
  });
