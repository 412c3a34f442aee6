import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LINK_MINUTES } from '@/features/account/mail-limits';
import { openRecoveryLink } from '../support/account-pages';
import { fake, json, SESSION_KEY } from '../support/fake-supabase';
import { header } from '../support/page-parts';
import { PASSWORD } from '../support/passwords';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const SENT = new RegExp(
  `^If that address has an account, a link is on its way\\. It works for ${LINK_MINUTES} minutes\\.`,
);
const stored = () => window.localStorage.getItem(SESSION_KEY) ?? '';

describe('requesting a link', () => {
  async function openForgotten(email = 'ana@example.com') {
    const { user } = await renderApp('/auth');
    await user.type(screen.getAllByLabelText('Email')[0] as HTMLElement, email);
    await user.click(screen.getByText('Forgot your password?'));
    const heading = await screen.findByText('Forgot your password?', { selector: 'h2' });
    await waitFor(() => expect(heading).toHaveFocus());
    return { user, send: screen.getByText('Send the link') };
  }

  it('keeps the email typed before, and asks for a link that leads back here', async () => {
    fake.addUser('ana@example.com');
    const { user, send } = await openForgotten();
    await user.click(send);
    expect(await screen.findByText(SENT)).toBeVisible();
    const [call] = fake.callsTo('POST', '/auth/v1/recover');
    expect(call?.body).toMatchObject({ email: 'ana@example.com' });
    expect(call?.search.get('redirect_to')).toBe('https://paradise.test/auth');
  });

  it('sends at most three emails in 15 minutes, and still allows signing in', async () => {
    fake.addUser('ana@example.com');
    const { user, send } = await openForgotten();
    for (let mail = 1; mail <= 3; mail += 1) {
      await user.click(send);
      await waitFor(() => expect(fake.callsTo('POST', '/auth/v1/recover')).toHaveLength(mail));
      await screen.findByText(SENT);
    }
    await user.click(send);
    await expectToast('Too many recovery attempts. Please try again in 15 minutes.');
    expect(fake.callsTo('POST', '/auth/v1/recover')).toHaveLength(3);

    await user.click(screen.getByText('Back to sign in'));
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
    expect(screen.getAllByLabelText('Email')[0]).toHaveValue('ana@example.com');
    await user.type(screen.getAllByLabelText('Password')[0] as HTMLElement, `${PASSWORD}{Enter}`);
    await expectToast('Signed in successfully!');
  });
});

describe('opening the link', () => {
  async function chooseAndSave(user: Awaited<ReturnType<typeof openRecoveryLink>>['user'], password: string) {
    const field = await screen.findByLabelText('New password');
    await user.clear(field);
    await user.type(field, `${password}{Enter}`);
  }

  it('applies the sign-up password rules, saves the new password, signs in and confirms it', async () => {
    const { user } = await openRecoveryLink('ana@example.com');
    const heading = await screen.findByText('Choose a new password');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('ana@example.com', { selector: 'strong' })).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(stored()).toBe('');
    await chooseAndSave(user, 'aloha');
    await expectToast('Password does not meet requirements');
    const field = screen.getByLabelText('New password');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/characters long.*one uppercase letter.*one number/);
    expect(fake.callsTo('PUT', '/auth/v1/user')).toEqual([]);

    await chooseAndSave(user, 'Mahalo2027');
    await expectToast('Your new password is saved, and you are signed in.');
    expect(await within(header()).findByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(header()).toHaveTextContent('ana@example.com');
    expect(fake.accounts[0]?.password).toBe('Mahalo2027');
    expect(fake.callsTo('POST', '/auth/v1/logout')[0]?.search.get('scope')).toBe('others');
    expect(await screen.findByText(/Your PCS to Hawaii/, { selector: 'h1' })).toBeVisible();
  });

  it('works on another page and with junk in the URL', async () => {
    await openRecoveryLink('ana@example.com', '/', 'top&utm_source=mail&');
    expect(await screen.findByText('Choose a new password')).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  it.each([
    ['expired or was used', '#error=access_denied&error_code=otp_expired&error_description=Call+me'],
    ['lost its tokens', '#type=recovery&junk=%00'],
  ])('offers a new link when this one %s', async (_what, hash) => {
    window.history.replaceState(null, '', `/auth${hash}`);
    const { user } = await renderApp('/auth');
    expect(await screen.findByText('This link has expired or was already used')).toBeVisible();
    expect(screen.queryByText(/Call me/)).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
    await user.type(screen.getAllByLabelText('Email').at(0) as HTMLElement, 'ana@example.com{Enter}');
    expect(await screen.findByText(SENT)).toBeVisible();
    await user.click(screen.getByText('Back to sign in'));
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
  });

  it('leaves another user signed in until the new password is saved, and offers to stay', async () => {
    fake.remember(fake.addUser('ben@example.com'));
    const before = stored();
    const { user, unmount } = await openRecoveryLink('ana@example.com');
    expect((await screen.findByText(/You are signed in as/)).parentElement).toHaveTextContent(
      'For ana@example.com. You are signed in as ben@example.com. Saving a new password switches to ana@example.com.',
    );
    expect(stored()).toBe(before);
    await user.click(screen.getByText('Stay signed in as ben@example.com'));
    expect(await screen.findByText(/Your PCS to Hawaii/, { selector: 'h1' })).toBeVisible();
    expect(stored()).toBe(before);
    expect(header()).toHaveTextContent('ben@example.com');
    unmount();

    const again = await openRecoveryLink('ana@example.com');
    await chooseAndSave(again.user, 'Mahalo2027');
    await expectToast('Your new password is saved, and you are signed in.');
    await waitFor(() => expect(header()).toHaveTextContent('ana@example.com'));
    expect(stored()).toContain('ana@example.com');
    expect(fake.accounts.map(({ password }) => password)).toEqual([PASSWORD, 'Mahalo2027']);
  });

  it('says that the password is saved when only the sign-in failed', async () => {
    const { user } = await openRecoveryLink('ana@example.com');
    await screen.findByText('Choose a new password');
    let reads = 0;
    fake.answer('GET', '/auth/v1/user', () => {
      reads += 1;
      return reads > 1 ? json({}, 500) : undefined;
    });
    await chooseAndSave(user, 'Mahalo2027');
    await expectToast('Your new password is saved');
    expect(fake.accounts[0]?.password).toBe('Mahalo2027');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});
