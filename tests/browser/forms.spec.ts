import type { Page } from '@playwright/test';
import { SITE_VIDEO } from '../../src/features/welcome/video-embed';
import { site } from '../../src/operator/site';
import { CONTENT_AND_MESSAGES, expectAccessible } from './accessible';
import { expect, keepMessages, openPage, test } from './site';

test('the contact form is accessible with a field missing, and leads on by keyboard', async ({ page }) => {
  await keepMessages(page);
  await openPage(page, '/contact');
  await page.getByLabel('Full name').fill('Sample Family');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText('Please fill in all required fields.')).toBeVisible();
  await expectAccessible(page, undefined, CONTENT_AND_MESSAGES);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

// The site's owner may have another video.
if (site.welcomeVideo === SITE_VIDEO.webm) {
  test('the welcome video plays and is accessible', async ({ page }) => {
    await openPage(page, '/welcome');
    await expectToPlay(page);
    await expectAccessible(page, undefined, 'main');
  });

  test('the welcome video plays from a host without range requests', async ({ page, allowed }) => {
    allowed.push(/welcome\.(webm|mp4)/);
    // An iPhone sends range requests. Its player gives up on a host without them; a plain request gets the file.
    await page.route(/welcome\.(webm|mp4)$/, (route) =>
      route.request().resourceType() === 'media' ? route.abort() : route.continue(),
    );
    await openPage(page, '/welcome');
    await expectToPlay(page);
  });
}

async function expectToPlay(page: Page) {
  await page.getByRole('button', { name: /^Play/ }).click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(film).toBeFocused();
}

test('the founder card is accessible while it is edited', async ({ page }) => {
  await openPage(page, '/welcome');
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page, undefined, 'main');
});
