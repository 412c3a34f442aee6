import { expectAccessible } from './accessible';
import { DEMO, expect, followMailedLink, newAccount, openSignedIn, test } from './site';

test('changing an email is accessible: the form, refused, waiting for both links, and changed', async ({
  page,
  context,
  request,
  allowed,
}) => {
  // The server refuses an address that another account has.
  allowed.push(/status of 422/);
  const account = await newAccount(request);
  const newEmail = `new-${account.email}`;
  await openSignedIn(page, '/', account);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  const dialog = page.getByRole('dialog', { name: 'My account' });
  const change = async (email: string) => {
    await dialog.getByLabel('New email').fill(email);
    await dialog.getByLabel('Your password').fill(account.password);
    await dialog.getByRole('button', { name: 'Change my email' }).click();
  };
  const looksRight = () => expectAccessible(page, undefined, '[role="dialog"]');

  await change('nobody@');
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await looksRight();

  await change(DEMO.email);
  await expect(dialog.getByText('This address can’t be used here', { exact: true })).toBeVisible();
  await looksRight();

  await change(newEmail);
  await expect(dialog.getByText('Waiting for the links we emailed')).toBeVisible();
  await looksRight();

  const other = await context.newPage();
  await followMailedLink(other, newEmail);
  await expect(other.getByRole('heading', { name: 'One more link to open' })).toBeFocused();
  await expectAccessible(other, undefined, 'main');
  await followMailedLink(other, account.email);
  await expect(other.getByText('Your email is changed. Sign in with the new one').first()).toBeVisible();
  await page.bringToFront();
  await expect(dialog.getByText('Your email is changed')).toBeVisible();
  await looksRight();
});
