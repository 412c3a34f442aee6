import { expectAccessible } from './accessible';
import { expect, hold, test, watchShifts } from './site';

test.use({ hasVisited: false });

test('the welcome dialog is accessible and traps focus until Escape closes it', async ({ page }) => {
  await page.addInitScript(() => {
    // However slow the machine, the scripts come in time.
    performance.getEntriesByName = () => [];
    // What Playwright asks of the page counts as a press.
    Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => undefined });
  });
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

test('when the scripts come late, the welcome is a card below the window that moves nothing', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [{ startTime: performance.now() - 2000 } as PerformanceEntry];
  });
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  release();
  const card = page.getByRole('region', { name: 'Aloha, and welcome' });
  await expect(card).toBeVisible();
  expect(await shifts()).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('button', { name: "Let's Get Started!" }).click();
  await expect(card).toHaveCount(0);
});
