import { expect, inDays, openPage } from '../browser/site';
import { type Person, test } from './person';

// What email systems do to the links in our own texts, from sign-up to deletion: cut them off at the #, write # as %23, open
// them before anybody does. A plan that was made before the sign-up goes to the account on the way.

test('an account from sign-up to deletion by cut, encoded and used links, and by the typed code', async ({
  page,
  allowed,
  newPerson,
}) => {
  test.setTimeout(6 * 60_000);
  // A wrong code and a used link; whether the account is gone.
  allowed.push(/403.*\/auth\/v1\/(verify|user)/);
  const ana = newPerson(page);
  await openPage(page, '/pcs-toolkit/hawaii-checklist');
  await page.getByLabel(/^Report date/).fill(inDays(80));
  await expect(page.getByText('Where your plan is kept')).toBeVisible();
  await signUp(ana);
  const mail = await ana.mailbox.next();
  // Emails that are not of deploy/supabase have no code.
  await (mail.code ? typeCode(ana, mail.code) : ana.open(mail.link));
  await keepPlan(ana);
  await openUsedLink(ana, mail.link);
  await resetWithEncodedLink(ana);
  await remove(ana);
});

async function signUp(ana: Person) {
  await openPage(ana.page, '/auth');
  await ana.page.getByRole('tab', { name: 'Sign Up' }).click();
  await ana.fill('Email', ana.email);
  await ana.fill('Password', ana.password);
  await ana.page.keyboard.press('Enter');
  await ana.hears('Account created! Please check your email to verify your account.');
}

/** The gateway has cut the link off at its #. */
async function typeCode(ana: Person, code: string) {
  const { page } = ana;
  await openPage(page, '/auth?mail=signup');
  await expect(page.getByText('This link is cut off')).toBeVisible();
  await ana.fill('Email', ana.email);
  await ana.fill('Code, 6 digits', code.slice(0, 5));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the 6 digits from the email')).toBeVisible();
  await ana.fill('Code, 6 digits', String(999_999 - Number(code)).padStart(6, '0'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code isn’t right, or no longer works')).toBeVisible();
  // As a phone's keyboard pastes it.
  await ana.fill('Code, 6 digits', ` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.keyboard.press('Enter');
  await ana.hears('Signed in successfully!');
  await ana.hears(/Your email is confirmed/);
}

async function keepPlan(ana: Person) {
  const { page } = ana;
  const dialog = page.getByRole('dialog', { name: 'Keep this browser’s plan with your account?' });
  await expect(dialog.getByText('A plan for Hawaii: 80 days left')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, keep it with my account' }).press('Enter');
  await ana.hears('Kept with your account');
  await ana.press('link', 'PCS Checklist');
  await expect(page.getByText('It’s saved with your account.')).toBeVisible();
}

/** As when a scanner, or a second press, has used it. */
async function openUsedLink(ana: Person, link: string) {
  const { page } = ana;
  await ana.press('button', 'Sign Out');
  await ana.hears('Signed out successfully');
  await ana.open(link);
  await expect(page.getByText('This link has expired or was already used')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
}

async function resetWithEncodedLink(ana: Person) {
  const { page } = ana;
  await openPage(page, '/auth#forgot-password');
  await ana.fill('Email', ana.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('If that address has an account, a link is on its way.')).toBeVisible();
  const [, ours = ''] = (await ana.mailbox.nextLink()).split('#');
  await openPage(page, `/auth?mail=recovery%23${encodeURIComponent(ours)}`);
  await ana.press('button', 'Continue');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  ana.passwords.push('Mahalo2027');
  await ana.fill('New password', ana.password);
  await page.keyboard.press('Enter');
  await ana.hears('Your new password is saved, and you are signed in.');
  await expect(page.getByRole('heading', { level: 1, name: /Your PCS to Hawaii/ })).toBeFocused();
}

async function remove(ana: Person) {
  const { page } = ana;
  const dialog = await ana.openMyAccount();
  await dialog.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(dialog.getByText('Type your password')).toBeVisible();
  await ana.fill('Type the password to confirm', ana.password, dialog);
  await page.keyboard.press('Enter');
  await ana.hears(/Goodbye/);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
}
