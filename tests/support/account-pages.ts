import { screen, within } from '@testing-library/react';
import { fake } from './fake-supabase';
import { header } from './page-parts';
import { PASSWORD } from './passwords';
import { renderApp } from './render-app';

export async function openAuthForm(tab: 'Sign In' | 'Sign Up') {
  const { user } = await renderApp('/auth');
  await user.click(screen.getByRole('tab', { name: tab }));
  const panel = within(screen.getByRole('tabpanel', { name: tab }));
  const submit = panel.getByRole('button', { name: tab });
  return {
    user,
    panel,
    submit,
    email: panel.getByLabelText('Email'),
    password: panel.getByLabelText('Password'),
  };
}

/** Fills in the form and presses Enter. */
export async function sendAuthForm(tab: 'Sign In' | 'Sign Up', email: string, password = PASSWORD) {
  const form = await openAuthForm(tab);
  // Pasted, as a password manager does: each key that is typed would render the page again.
  await form.user.click(form.email);
  await form.user.paste(email);
  await form.user.click(form.password);
  await form.user.paste(password);
  await form.user.keyboard('{Enter}');
  return form;
}

/** Opens the dialog of the user the browser remembers. */
export async function openMyAccount() {
  const { user } = await renderApp('/contact');
  const button = await within(header()).findByRole('button', { name: /^Your account/ });
  await user.click(button);
  await user.click(screen.getByText('My account'));
  return { user, button, dialog: within(await screen.findByRole('dialog', { name: 'My account' })) };
}

/** Follows the emailed link to choose a new password. */
export async function openRecoveryLink(email: string, page = '/auth', junk = '') {
  const account = fake.accounts.find((known) => known.email === email) ?? fake.addUser(email);
  const { access_token, refresh_token } = fake.sessionOf(account);
  const hash = new URLSearchParams({ access_token, refresh_token, type: 'recovery' });
  window.history.replaceState(null, '', `${page}#${junk}${hash}`);
  return renderApp(page);
}
