import { expect, hold, openPage, test, waitForHydration, watchShifts } from './site';

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

test('the toast after a box pressed while signed out leaves the note in its row to be read', async ({
  page,
}) => {
  await openPage(page, '/pcs-toolkit/hawaii-checklist', { width: 390, height: 844 });
  const box = page.getByRole('checkbox').nth(9);
  await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await box.click();
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast).toHaveAttribute('data-mounted', 'true');
  const note = page.getByText(/^Your checkmarks are kept/);
  const gap = async () => {
    const [below, above] = await Promise.all([note.boundingBox(), toast.boundingBox()]);
    return above && below ? below.y - (above.y + above.height) : -1;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect(note).toBeInViewport({ ratio: 1 });
});
