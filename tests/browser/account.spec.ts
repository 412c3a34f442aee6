import { readFile } from 'node:fs/promises';
import { CONTENT_AND_MESSAGES, expectAccessible } from './accessible';
import { expect, followMailedLink, mailedLink, openPage, test, waitForHydration } from './site';

const FIRST = 'Aloha2026';
const SECOND = 'Mahalo2027';
const THIRD = 'Hawaii2028';

// Finds elements by the names and roles that a screen reader announces; uses no pointer.
test('an account from sign-up to deletion, by keyboard', async ({ page, allowed }) => {
  allowed.push(/400.*\/auth\/v1\/token/);
  const email = `account-${Date.now()}@example.com`;
  const { keyboard } = page;
  const press = async (role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name, exact: true }).first().focus();
    await keyboard.press('Enter');
  };
  const fill = async (name: string, text: string, within = page.getByRole('main')) => {
    await within.getByLabel(name, { exact: true }).filter({ visible: true }).focus();
    await keyboard.press('Control+a');
    await keyboard.type(text);
  };
  const says = (text: string | RegExp) =>
    expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).first()).toBeVisible();
  const signIn = async (password: string) => {
    await fill('Email', email);
    await fill('Password', password);
    await keyboard.press('Enter');
  };

  // Sign up, lose the email, resend it, confirm.
  await openPage(page, '/auth');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Password must contain at least one number')).toBeVisible();
  await page.getByText('Password does not meet requirements').first().hover();
  await expectAccessible(page, undefined, CONTENT_AND_MESSAGES);
  await fill('Email', email);
  await fill('Password', FIRST);
  await keyboard.press('Enter');
  await says('Account created! Please check your email to verify your account.');
  const lost = await mailedLink(email);
  await page.getByRole('tab', { name: 'Sign Up' }).focus();
  await keyboard.press('ArrowLeft');
  await page.reload();
  await waitForHydration(page);
  await signIn(FIRST);
  await says('Invalid email or password');
  await press('button', 'No mail? Send the confirmation again');
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  await expect.poll(() => mailedLink(email)).not.toBe(lost);
  await followMailedLink(page, email);
  await says('Signed in successfully!');
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeFocused();
  await expect(page).toHaveURL('/auth');

  await press('link', 'Go to your checklist');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(20);
  for (const at of [4, 19]) {
    await expect(boxes.nth(at)).toBeEnabled();
    await boxes.nth(at).focus();
    await keyboard.press('Space');
    await expect(page.getByText('Item completed!')).toHaveCount(at === 4 ? 1 : 2);
  }
  await boxes.nth(4).press('Space');
  await says('Item unmarked');
  await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();

  // Sign out, forget the password, choose a new one, sign out, sign in with it.
  await press('button', 'Sign Out');
  await says('Signed out successfully');
  await fill('Email', email);
  await press('link', 'Forgot your password?');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await press('button', 'Send the link');
  await expect(page.getByText('If that address has an account, a link is on its way.')).toBeVisible();
  await expect.poll(() => mailedLink(email)).toContain('type%3Drecovery');
  await followMailedLink(page, email);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await fill('New password', SECOND);
  await keyboard.press('Enter');
  await says('Your new password is saved, and you are signed in.');
  await press('button', 'Sign Out');
  await expect(page).toHaveURL('/auth');
  await signIn(SECOND);
  await says('Signed in successfully!');

  // My account: change the password, download, delete.
  await press('button', `Your account ${email}`);
  await press('button', 'My account');
  const dialog = page.getByRole('dialog', { name: 'My account' });
  await expect(dialog).toBeVisible();
  await fill('Current password', SECOND, dialog);
  await fill('New password', THIRD, dialog);
  await keyboard.press('Enter');
  await says('Your password is changed.');
  const download = page.waitForEvent('download');
  await press('button', 'Download as JSON');
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data.account.email).toBe(email);
  expect(data.checklist.map(({ done }: { done: boolean }) => done)).toEqual([...Array(19).fill(false), true]);
  await fill('Type your email to confirm', email, dialog);
  await keyboard.press('Enter');
  await says(/Goodbye/);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);

  await expect(page).toHaveURL('/auth');
  await signIn(THIRD);
  await says('Invalid email or password');
});
