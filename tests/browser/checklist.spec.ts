import { expect, hold, test, waitForHydration } from './site';

test('hydration causes no layout shift on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/pcs-toolkit/hawaii-checklist');
  const account = page.getByRole('banner').locator('> :last-child');
  const parts = [account, page.getByRole('progressbar'), page.locator('main ol li').first()];
  const corners = () =>
    Promise.all(parts.map((part) => part.boundingBox().then((box) => box && { x: box.x, y: box.y })));
  await expect(page.getByText('Loading your progress…')).toBeVisible();
  const before = await corners();
  release();
  await waitForHydration(page);
  await expect(page.getByText('Sign in or sign up')).toBeVisible();
  expect(await corners()).toEqual(before);
});
