import { DEMO, expect, mailedLink, newAccount, openSignedIn, signedUp, test, waitForHydration } from './site';

test('a new user signs up, confirms, checks off three items and sees them on another device', async ({
  page,
  browser,
}) => {
  const email = `newcomer-${Date.now()}@example.com`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill('Aloha2026');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(
    page.getByText('Account created! Please check your email to verify your account.'),
  ).toBeVisible();

  await page.goto(await mailedLink(email));
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');

  await page.getByRole('link', { name: 'PCS Checklist' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(20);
  for (const index of [0, 4, 19]) {
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await boxes.nth(index).click();
    await expect(boxes.nth(index)).toBeChecked();
    await saved;
    await expect(page.getByText('Item completed!').first()).toBeVisible();
  }
  await expect(page.getByText('3 of 20', { exact: true })).toBeVisible();

  const elsewhere = await browser.newPage();
  await openSignedIn(elsewhere, '/pcs-toolkit/hawaii-checklist', { email, password: 'Aloha2026' });
  await expect(elsewhere.getByText('3 of 20', { exact: true })).toBeVisible();
  await expect(elsewhere.getByRole('checkbox').nth(4)).toBeChecked();
  await elsewhere.close();
});

test('a link to another account asks before switching', async ({ page }) => {
  const [ann, ben, eve] = [
    await newAccount(page.request),
    await signedUp(page.request),
    await signedUp(page.request),
  ];
  const header = page.getByRole('banner');
  await openSignedIn(page, '/', ann);

  await page.goto(await mailedLink(eve.email));
  const question = page.getByRole('dialog', { name: 'Switch accounts?' });
  await expect(question).toContainText(`You are signed in as ${ann.email}. This link signs in ${eve.email}.`);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(header.getByText(ann.email)).toBeVisible();

  await page.goto(await mailedLink(ben.email));
  await question.getByRole('button', { name: 'Switch accounts' }).click();
  await expect(header.getByText(ben.email)).toBeVisible();
  await page.reload();
  await expect(header.getByText(ben.email)).toBeVisible();
});

test('signing up works by keyboard', async ({ page }) => {
  await page.goto('/auth');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keyboard-${Date.now()}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('aloha');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Aloha2026');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Account created! Please check your email to verify your account.'),
  ).toBeVisible();
});

test('signing in, checking items and signing out work by keyboard', async ({ page }) => {
  await page.goto('/auth');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed in successfully!')).toBeVisible();

  await page.goto('/pcs-toolkit/hawaii-checklist');
  const box = page.getByRole('checkbox').nth(1);
  await expect(box).toBeEnabled();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Item completed!')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Item unmarked')).toBeVisible();
  await expect(page.getByText('0 of 20', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('checking an item while signed out shows a link to sign in', async ({ page }) => {
  await page.goto('/pcs-toolkit/hawaii-checklist');
  await waitForHydration(page);
  await page.getByRole('checkbox').first().click();
  await expect(page.getByText('Please sign in to save your progress')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('link', { name: 'Sign in' })
    .click();
  await expect(page).toHaveURL('/auth');
});

test('a rejected save is undone, and one tab sees what the other saved', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/500.*checklist_progress/);
  await openSignedIn(page, '/pcs-toolkit/hawaii-checklist', await newAccount(page.request));
  const box = page.getByRole('checkbox').nth(7);
  await expect(box).toBeEnabled();
  await page.route('**/rest/v1/checklist_progress*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await box.click();
  await expect(page.getByText('Failed to save progress')).toBeVisible();
  await expect(box).not.toBeChecked();
  await page.unrouteAll();

  const other = await context.newPage();
  await other.goto('/pcs-toolkit/hawaii-checklist');
  await other.getByRole('checkbox').nth(7).click();
  await expect(other.getByText('Item completed!')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(box).toBeChecked();
  await box.click();
  await expect(page.getByText('Item unmarked')).toBeVisible();
});

test('hydration causes no layout shift on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pcs-toolkit/hawaii-checklist');
  const account = page.getByRole('banner').locator('> :last-child');
  const parts = [account, page.getByRole('progressbar'), page.locator('main ol li').first()];
  const corners = () =>
    Promise.all(parts.map((part) => part.boundingBox().then((box) => box && { x: box.x, y: box.y })));
  await expect(page.getByText('Loading your progress…')).toBeVisible();
  const before = await corners();
  letGo();
  await waitForHydration(page);
  await expect(page.getByText('Sign in or sign up')).toBeVisible();
  expect(await corners()).toEqual(before);
});
