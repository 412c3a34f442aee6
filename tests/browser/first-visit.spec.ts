import { expectAccessible } from './accessible';
import { expect, test } from './site';

test.use({ hasVisited: false });

test('the welcome dialog is accessible and traps focus until Escape closes it, then the page works', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Aloha, and welcome' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Start the checklist' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pcs-toolkit/hawaii-checklist');
});
