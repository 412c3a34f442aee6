import { expect, test, waitForHydration } from './site';

test('the contact form reports missing fields, keeps what was typed and confirms the message', async ({
  page,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByLabel('Full name').fill('Sample Family');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText('Missing Information')).toBeVisible();
  await expect(toast.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Family');

  await page.getByRole('textbox', { name: 'Email' }).fill('family@example.com');
  await page.getByLabel('Message').fill('When does the clinic open? 50% off & more');
  const mail = page.getByRole('link', { name: 'Open in my email app' });
  await expect(mail).toHaveAttribute('href', /^mailto:.*50%25%20off%20%26%20more/);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('sending a message works by keyboard', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByLabel('Full name').focus();
  for (const text of ['Sample Family', 'family@example.com', 'Schofield', 'Aloha, we have orders.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('link', { name: 'Open in my email app' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message Sent!')).toBeVisible();
});

test('submitting a suggestion works by keyboard, logs to the console and sends nothing', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/suggestion-box');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await expect(page.getByRole('button', { name: 'Submit Suggestion' })).toBeDisabled();
  await page.getByLabel('Your suggestion').focus();
  await page.keyboard.type('   ');
  await expect(page.getByRole('button', { name: 'Submit Suggestion' })).toBeDisabled();
  await page.keyboard.type('A guide to surfboards');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit Suggestion' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Suggestion Submitted!')).toBeVisible();
  await expect(page.getByLabel('Your suggestion')).toHaveValue('');
  expect(lines.join('\n')).toContain('A guide to surfboards');
  expect(sent).toEqual([]);
});

test('editing the founder card and canceling work by keyboard', async ({ page }) => {
  await page.goto('/welcome');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sample Sponsor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sample Sponsor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('Nobody');
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sample Sponsor')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sample Sponsor')).toHaveCount(0);
});

test('the welcome video plays, and only known video sites are embedded', async ({ page, allowed }) => {
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

  const address = page.getByLabel('Video URL');
  await address.fill('https://youtu.be/dQw4w9WgXcQ?list=x#t=1');
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  );
  await address.fill('https://youtube.com.example.com/watch?v=dQw4w9WgXcQ');
  await expect(page.getByText('Unable to embed this video')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('filtering hotels by pets and clearing the filter work by keyboard', async ({ page }) => {
  await page.goto('/pcs-toolkit/tla-hotels');
  await waitForHydration(page);
  await expect(page.getByText('Showing all 8 hotels.')).toBeVisible();
  await page.getByRole('radio', { name: 'All hotels' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No pets' })).toBeChecked();
  await expect(page.getByText('Showing 2 of 8 hotels.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all 8 hotels' }).press('Enter');
  await expect(page.getByText('Showing all 8 hotels.')).toBeVisible();
});
