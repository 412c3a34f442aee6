import { expect, test, waitForHydration } from './site';

test.use({ hasVisited: false });

test('the first visit shows the welcome dialog once, and its button closes it', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Aloha, and welcome' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await dialog.getByRole('button', { name: "Let's Get Started!" }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the welcome dialog traps focus until Escape closes it, then the page works', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Aloha, and welcome' });
  await expect(dialog).toBeVisible();
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

test('other pages show no welcome dialog', async ({ page }) => {
  await page.goto('/pcs-toolkit/pet-travel');
  await waitForHydration(page);
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
