import { readFile } from 'node:fs/promises';
import { site } from '../../src/operator/site';
import { CONTENT_AND_MESSAGES, expectAccessible } from '../browser/accessible';
import { expect, openPage, waitForHydration } from '../browser/site';
import { type Person, test } from './person';
import { Mailbox, met, printSettingsMet, secondsToNextMail } from './project';

// What an account goes through, on whichever Supabase the site talks to.

const WRONG = 'Invalid email or password';

test.afterAll(printSettingsMet);

test('an account from sign-up to deletion, by keyboard', async ({ page, allowed, newPerson }) => {
  // Long enough for a project that sends one mail a minute.
  test.setTimeout(6 * 60_000);
  // Wrong passwords, and the question whether the account is gone.
  allowed.push(/400.*\/auth\/v1\/token/, /403.*\/auth\/v1\/user/);
  const ana = newPerson(page);
  await signUp(ana);
  await confirmWithSecondMail(ana);
  await checkOff(ana);
  await resetPassword(ana);
  await changePassword(ana);
  await changeEmail(ana);
  await downloadAndDelete(ana);
});

async function signUp(ana: Person) {
  const { page } = ana;
  await openPage(page, '/auth');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password must contain at least one number')).toBeVisible();
  await page.getByText('Password does not meet requirements').first().hover();
  await expectAccessible(page, undefined, CONTENT_AND_MESSAGES);
  await ana.fill('Email', ana.email);
  await ana.fill('Password', ana.password);
  await page.keyboard.press('Enter');
  await ana.hears('Account created! Please check your email to verify your account.');
}

/** Loses the first mail, is refused while unconfirmed, and has it sent again. */
async function confirmWithSecondMail(ana: Person) {
  const { page } = ana;
  await ana.mailbox.nextLink();
  const seconds = await secondsToNextMail(ana.email);
  met(seconds ? `one mail a minute: the next one in ${seconds} seconds` : 'no minute between mails');
  if (seconds === undefined) await ana.mailbox.nextLink();
  if (seconds && seconds > 5) {
    await page.getByRole('tab', { name: 'Sign Up' }).focus();
    await page.keyboard.press('ArrowLeft');
  } else {
    // The page counts a minute down in any case, until it is loaded again.
    await page.reload();
    await waitForHydration(page);
  }
  await ana.signIn();
  await ana.hears(WRONG);
  await expect(page.getByText('Just signed up? Open the link we emailed you first.').first()).toBeVisible();
  const again = page.getByRole('button', { name: 'No email? Send the confirmation again', exact: true });
  await expect(again.filter({ visible: true })).toBeVisible({ timeout: 90_000 });
  await ana.press('button', 'No email? Send the confirmation again');
  await expect(page.getByText('a new link is on its way')).toBeVisible();
  const { isOurs } = await ana.open(await ana.mailbox.nextLink());
  await ana.hears('Signed in successfully!');
  if (!isOurs) return;
  await ana.hears(`Your email is confirmed. Welcome to ${site.name}!`);
  await arriveHome(ana);
  await expect(page).toHaveURL('/');
}

async function checkOff(ana: Person) {
  const { page } = ana;
  await ana.press('link', 'PCS Checklist');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(20);
  await expect(boxes.nth(4)).toBeEnabled();
  await boxes.nth(4).press('Space');
  await ana.hears('Item completed!');
  await boxes.nth(4).press('Space');
  await ana.hears('Item unmarked');
  // The first message may still be there, so that it can't tell that this item is saved.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/checklist_progress'),
  );
  await boxes.nth(19).press('Space');
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
}

/** Signs out, gets the password wrong, chooses a new one, and signs in with it. */
async function resetPassword(ana: Person) {
  const { page } = ana;
  await ana.press('button', 'Sign Out');
  await ana.hears('Signed out successfully');
  await ana.signIn('Kailua2025');
  await ana.hears(WRONG);
  await ana.press('link', 'Forgot your password?');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await ana.press('button', 'Send the link');
  await expect(page.getByText('If that address has an account, a link is on its way.')).toBeVisible();
  await ana.open(await ana.mailbox.nextLink());
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  ana.passwords.push('Mahalo2027');
  await ana.fill('New password', ana.password);
  await page.keyboard.press('Enter');
  await ana.hears('Your new password is saved, and you are signed in.');
  await arriveHome(ana);
  await ana.press('button', 'Sign Out');
  await expect(page).toHaveURL('/auth');
  await ana.signIn();
  await ana.hears('Signed in successfully!');
  await arriveHome(ana);
}

/** Waits for the home page, which takes the focus once it is there: from a button, too. */
async function arriveHome({ page }: Person) {
  await expect(page.getByRole('heading', { level: 1, name: /Your PCS to Hawaii/ })).toBeFocused();
}

async function changePassword(ana: Person) {
  const dialog = await ana.openMyAccount();
  await ana.fill('Current password', ana.password, dialog);
  ana.passwords.push('Hawaii2028');
  await ana.fill('New password', ana.password, dialog);
  await ana.page.keyboard.press('Enter');
  await ana.hears('Your password is changed.');
  await ana.page.keyboard.press('Escape');
}

/** Opens the links in both mailboxes, or in the new one alone where the project mails only that. */
async function changeEmail(ana: Person) {
  const { page, email: before, mailbox: oldMailbox } = ana;
  const dialog = await ana.openMyAccount();
  const newEmail = `changed-${before}`;
  await ana.fill('New email', newEmail, dialog);
  await ana.fill('Your password', ana.password, dialog);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Waiting for the links we emailed')).toBeVisible();
  ana.emails.push(newEmail);
  const first = await ana.open(await new Mailbox(newEmail).nextLink());
  const isHalf = await oldMailbox.hasUnread();
  met(isHalf ? 'both mailboxes confirm a new email' : 'the new mailbox alone confirms a new email');
  if (isHalf) {
    await expect(page.getByText('One more link to open').first()).toBeVisible();
    await ana.open(await oldMailbox.nextLink());
  }
  if (first.isOurs) {
    await ana.hears('Your email is changed. Sign in with the new one from now on.');
    await arriveHome(ana);
  }
  await expect(page.getByRole('button', { name: `Your account ${newEmail}` })).toBeVisible();
}

async function downloadAndDelete(ana: Person) {
  const { page } = ana;
  const dialog = await ana.openMyAccount();
  const download = page.waitForEvent('download');
  await ana.press('button', 'Download as JSON');
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data.account.email).toBe(ana.email);
  expect(data.checklist.map(({ done }: { done: boolean }) => done)).toEqual([...Array(19).fill(false), true]);
  await ana.fill('Type the password to confirm', ana.password, dialog);
  await page.keyboard.press('Enter');
  await ana.hears(/Goodbye/);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);
  await expect(page).toHaveURL('/auth');
  await ana.signIn();
  await ana.hears(WRONG);
}
