import { site as owned } from '../../src/operator/site';
import { expectAccessible } from './accessible';
import { expect, hold, test, watchShifts } from './site';

test.use({ hasVisited: false });

test('the welcome dialog is accessible and traps focus until Escape closes it', async ({ page }) => {
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
  await page.getByRole('link', { name: /^PCS Checklist The 20/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pcs-toolkit/hawaii-checklist');
});

test('when the scripts come late, the welcome still opens over the page, and moves nothing', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(2000);
  release();
  await expect(page.getByRole('dialog', { name: 'Aloha, and welcome' })).toBeVisible();
  expect(await shifts()).toBe(0);
});

test('a visit that begins on a guide has its welcome on the home page', async ({ page }) => {
  await page.goto('/pcs-toolkit/boat-shipping');
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(owned.name) })
    .click();
  await expect(page.getByRole('dialog', { name: 'Aloha, and welcome' })).toBeVisible();
});

test('a menu that was opened before the scripts came keeps the welcome waiting', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/');
  await page.getByRole('button', { name: 'Side menu' }).click();
  release();
  const menu = page.getByRole('dialog', { name: 'Side menu' });
  await expect(menu).toBeVisible();
  await page.waitForTimeout(2500);
  const welcome = page.getByRole('dialog', { name: 'Aloha, and welcome' });
  await expect(welcome).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(welcome).toBeVisible();
});
