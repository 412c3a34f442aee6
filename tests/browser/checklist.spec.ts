import { expect, hold, inDays, openPage, test, waitForHydration, watchShifts } from './site';

test('hydration causes no layout shift on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/pcs-toolkit/hawaii-checklist');
  // Painted with the page, so that it is never its last large paint.
  await expect(page.getByText('Sign in or sign up')).toBeVisible();
  await expect(page.getByText('Loading your progress…')).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(page.getByText('Sign in or sign up')).toBeVisible();
  expect(await shifts()).toBe(0);
});

test('a box pressed while signed out says what it needs, in view below its row', async ({ page }) => {
  await openPage(page, '/pcs-toolkit/hawaii-checklist', { width: 390, height: 844 });
  const box = page.getByRole('checkbox').nth(9);
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await box.click();
  const note = page.locator('#item-pet-quarantine').getByRole('alert');
  await expect(note).toHaveText(/^Please sign in to save your progress/);
  await expect(note).toBeInViewport({ ratio: 1 });
  // The note moves to the list by date.
  await page.getByLabel(/^Report date/).fill(inDays(100));
  await expect(page.getByRole('button', { name: 'By date' })).toBeVisible();
  await expect(note).toBeVisible();
});
