import { CONTENT_AND_MESSAGES, expectAccessible } from './accessible';
import { expect, test, waitForHydration } from './site';

test('the contact form reports missing fields, keeps what was typed and confirms the message, by keyboard', async ({
  page,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByLabel('Full name').focus();
  await page.keyboard.type('Sample Family');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText('Please fill in all required fields.')).toBeVisible();
  await toast.getByText('Missing Information').hover();
  await expectAccessible(page, undefined, CONTENT_AND_MESSAGES);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Family');

  for (const text of ['family@example.com', 'Schofield', 'When do we arrive? 50% off & more']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  const mail = page.getByRole('link', { name: 'Open in my email app' });
  await expect(mail).toBeFocused();
  await expect(mail).toHaveAttribute('href', /^mailto:.*50%25%20off%20%26%20more/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('submitting a suggestion works by keyboard, and its confirmation is accessible', async ({ page }) => {
  await page.goto('/suggestion-box');
  await waitForHydration(page);
  const submit = page.getByRole('button', { name: 'Submit Suggestion' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Your suggestion').focus();
  await page.keyboard.type('A guide to surfboards');
  for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  const logged = page.waitForEvent('console', (message) => message.text().includes('A guide to surfboards'));
  await page.keyboard.press('Enter');
  await logged;
  await page.getByText('Suggestion Submitted!').hover();
  await expectAccessible(page, undefined, CONTENT_AND_MESSAGES);
});

test('the welcome video plays, only known video sites are embedded, and the founder card is edited by keyboard', async ({
  page,
  allowed,
}) => {
  // External sites aren't reachable here.
  allowed.push(/youtube-nocookie/);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
  );
  await page.goto('/welcome');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Play/ }).click();
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);

  await page.getByText('For the site’s owner: try another video').click();
  const address = page.getByLabel('Video URL');
  await address.fill('https://youtu.be/dQw4w9WgXcQ?list=x#t=1');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  await address.fill('https://youtube.com.example.com/watch?v=dQw4w9WgXcQ');
  await expect(page.getByText('Unable to embed this video')).toBeVisible();
  await expect(frame).toHaveCount(0);

  await page.getByText('For the site’s owner: try other details').press('Enter');
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page, undefined, 'main');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sample Sponsor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sample Sponsor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
});
