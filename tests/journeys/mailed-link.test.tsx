import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { site } from '@/operator/site';
import { allowNoise } from '../setup';
import { fake, SESSION_KEY } from '../support/fake-supabase';
import { hosted } from '../support/hosted-answers';
import { header } from '../support/page-parts';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const PROJECT = 'https://paradise.supabase.test';
const verify = (token: string, type: string) =>
  `${PROJECT}/auth/v1/verify?token=${token}&type=${type}&redirect_to=https%3A%2F%2Fparadise.test%2F`;
const continueButton = () => screen.queryByRole('button', { name: 'Continue' });
const stored = () => window.localStorage.getItem(SESSION_KEY) ?? '';
const signedInAs = (email: string) => waitFor(() => expect(header()).toHaveTextContent(email));

/** Opens a link as a browser does, which has it in its address, too. */
async function open(link: string) {
  window.history.replaceState(null, '', `/auth#confirm=${link}`);
  return renderApp(`/auth#confirm=${link}`);
}

/** Opens the latest link of this type and presses Continue. */
async function follow(type: string, email = 'ana@example.com') {
  const account = fake.accounts.find((known) => known.email === email) ?? fake.addUser(email);
  const token = fake.mailLink(account, type);
  const entries = window.history.length;
  const view = await open(encodeURIComponent(verify(token, type)));
  const press = async () => view.user.click(await screen.findByText('Continue'));
  await press();
  return { ...view, press, account, token, entries };
}

describe('a link from one of our emails', () => {
  it.each([
    ['signup', 'Press Continue to confirm your email.'],
    ['recovery', 'Press Continue to choose a new password.'],
    ['email_change', 'Press Continue to change the email of your account.'],
  ])('of type %s sends the project nothing until Continue is pressed', async (type, words) => {
    await open(encodeURIComponent(verify('one-time', type)));
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
    expect(continueButton()).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(fake.calls).toEqual([]);
  });

  it('that was cut off is not offered', async () => {
    await open('https%3A%2F%2Fparadise.supabase.te');
    expect(await screen.findByText('This link is cut off')).toBeVisible();
    expect(continueButton()).not.toBeInTheDocument();
    // Whoever has no code is asked for none.
    expect(screen.queryByLabelText(/^Code/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth#forgot-password',
    );
  });

  it('is taken whatever address of the project it names: the token goes to the one that this site knows', async () => {
    const { user } = await open('https://auth.paradise.test/auth/v1/verify?token=x&type=signup');
    await user.click(await screen.findByText('Continue'));
    await waitFor(() => expect(fake.callsTo('POST', '/auth/v1/verify')).toHaveLength(1));
  });
});

describe('a link that a gateway has changed', () => {
  const types = [
    ['signup', `Welcome to ${site.name}!`],
    ['recovery', 'Choose a new password'],
    ['email_change', 'One more link to open'],
  ] as const;

  /** Opens the page that is left of a link to Ana. */
  async function openLeft(type: string, rest: (link: string) => string) {
    const ana = fake.addUser('ana@example.com');
    ana.newEmail = type === 'email_change' ? 'new@example.com' : undefined;
    fake.mailLink(ana, type, type === 'email_change' ? [ana.email, 'new@example.com'] : [ana.email]);
    const [mailed] = fake.links;
    const link = verify(mailed?.token ?? '', type);
    const address = `/auth?mail=${type}${rest(link)}`;
    window.history.replaceState(null, '', address);
    return { link, code: mailed?.code ?? '', ...(await renderApp(address)) };
  }

  it.each(types)('leads on by the code in the email: %s', async (type, end) => {
    const { user, code } = await openLeft(type, () => '');
    expect(await screen.findByText('This link is cut off')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Code from the email' }));
    await user.type(form.getByLabelText(/[Ee]mail/), 'ana@example.com');
    await user.type(form.getByLabelText('Code, 6 digits'), '12345{Enter}');
    expect(form.getByLabelText('Code, 6 digits')).toHaveAccessibleDescription(/6 digits/);
    await user.clear(form.getByLabelText('Code, 6 digits'));
    await user.type(form.getByLabelText('Code, 6 digits'), '999999{Enter}');
    expect(await screen.findByText('This code isn’t right, or no longer works')).toBeVisible();
    await user.clear(form.getByLabelText('Code, 6 digits'));
    await user.type(form.getByLabelText('Code, 6 digits'), `${code.slice(0, 3)} ${code.slice(3)}{Enter}`);
    expect((await screen.findAllByText(new RegExp(end)))[0]).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it.each(types)('leads on by the whole link, pasted: %s', async (type, end) => {
    const { user, link } = await openLeft(type, () => '#confirm=https');
    const field = await screen.findByLabelText('Link from the email');
    await user.type(field, 'https://paradise.test/auth{Enter}');
    expect(field).toHaveAccessibleDescription(/isn’t the whole link/);
    await user.clear(field);
    await user.click(field);
    await user.paste(` <https://paradise.test/auth?mail=${type}#confirm=${encodeURIComponent(link)}> `);
    await user.click(screen.getByRole('button', { name: 'Use the link' }));
    expect((await screen.findAllByText(new RegExp(end)))[0]).toBeVisible();
  });

  it.each([
    ['%23 for #', (link: string) => `%23confirm=${encodeURIComponent(link)}`],
    ['%23 for #, and nothing else encoded', (link: string) => `%23confirm=${link}`],
    ['%2523 for #', (link: string) => `%2523confirm=${encodeURIComponent(encodeURIComponent(link))}`],
    ['the address twice', (link: string) => `#confirm=${encodeURIComponent(link)}https://paradise.test/auth`],
  ])('is whole with %s', async (_how, rest) => {
    const { user } = await openLeft('signup', rest);
    await user.click(await screen.findByText('Continue'));
    await expectToast('Signed in successfully!');
    await signedInAs('ana@example.com');
    expect(window.location.href).not.toContain('mail=');
  });
});

describe('Continue', () => {
  it('confirms the email, signs in and goes on to home, without leaving the site', async () => {
    const { token, entries } = await follow('signup');
    await expectToast('Signed in successfully!');
    await expectToast(`Your email is confirmed. Welcome to ${site.name}!`);
    await signedInAs('ana@example.com');
    expect(await screen.findByText(/^Your PCS to Hawaii/, { selector: 'h1, h1 *' })).toBeVisible();
    const [call] = fake.callsTo('POST', '/auth/v1/verify');
    expect(call?.body).toMatchObject({ token_hash: token, type: 'signup' });
    // No token stays in the address or the history.
    expect(window.location.href).toMatch(/\/auth$/);
    expect(window.history.length).toBe(entries);
  });

  it('opens the form for a new password', async () => {
    const { user, account } = await follow('recovery');
    await waitFor(() => expect(screen.getByText('Choose a new password')).toHaveFocus());
    expect(stored()).toBe('');
    await user.type(screen.getByLabelText('New password'), 'Mahalo2027{Enter}');
    await expectToast('Your new password is saved, and you are signed in.');
    expect(account.password).toBe('Mahalo2027');
  });

  it('asks before it signs in another user', async () => {
    fake.remember(fake.addUser('ben@example.com'));
    const before = stored();
    const { user } = await follow('signup');
    const question = within(await screen.findByRole('dialog', { name: 'Switch accounts?' }));
    expect(stored()).toBe(before);
    await user.click(question.getByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByText('The email is confirmed')).toBeVisible();
    expect(screen.getByText(/^That account’s email is/)).toHaveTextContent('ana@example.com');
    expect(screen.getByText(/^You are signed in as/)).toHaveTextContent('ben@example.com');
    expect(stored()).toBe(before);
  });

  it('says that the email is confirmed when only the sign-in failed', async () => {
    fake.answer('GET', '/auth/v1/user', hosted.badGateway);
    await follow('signup');
    expect(await screen.findByText('The email is confirmed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect(screen.queryByText(/did not work/)).not.toBeInTheDocument();
  });

  it('has a new confirmation mailed when the link was used before', async () => {
    const { user, token, unmount } = await follow('signup');
    await signedInAs('ana@example.com');
    unmount();
    window.localStorage.clear();
    const again = await open(verify(token, 'signup'));
    await again.user.click(await screen.findByText('Continue'));
    await waitFor(() => expect(screen.getByText('This link has expired or was already used')).toHaveFocus());
    expect(window.location.hash).toBe('');
    await user.type(screen.getAllByLabelText('Email')[0] as HTMLElement, 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
    expect(screen.getByText(/^No email\?/)).toHaveTextContent(/Send the confirmation again in 60 seconds$/);
    expect(fake.callsTo('POST', '/auth/v1/resend')[0]?.body).toMatchObject({
      type: 'signup',
      email: 'ana@example.com',
    });
  });

  it('has a new reset link mailed when the link was used before', async () => {
    const { user } = await open(verify('used', 'recovery'));
    await user.click(await screen.findByText('Continue'));
    expect(await screen.findByText('This link has expired or was already used')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });

  it('says that another account has the new email by now', async () => {
    fake.answer('POST', '/auth/v1/verify', hosted.emailTakenMeanwhile);
    await follow('email_change');
    expect(await screen.findByText('Another account now has this email')).toBeVisible();
    expect(screen.queryByText(/Accounts aren’t working/)).not.toBeInTheDocument();
  });

  it('says who is signed in when the link was used before', async () => {
    fake.remember(fake.addUser('ana@example.com'));
    const { user } = await open(verify('used', 'signup'));
    await user.click(await screen.findByText('Continue'));
    expect(await screen.findByText('This link has expired or was already used')).toBeVisible();
    expect(screen.getByText(/^You are signed in as/)).toHaveTextContent('ana@example.com');
    expect(screen.queryByText(/sign in with your password/)).not.toBeInTheDocument();
  });

  it('leads to My account when a link for a new email was used before', async () => {
    const { user } = await open(verify('used', 'email_change'));
    await user.click(await screen.findByText('Continue'));
    expect(await screen.findByText('This link has expired or was already used')).toBeVisible();
    expect(screen.getByText(/“Change my email” in My account/)).toBeVisible();
  });

  const check = 'Check your connection, then press Continue again.';
  it('stays, with words, after each answer that says nothing of the link', async () => {
    const unanswered = `The server did not answer${check}`;
    const faults = [
      [
        'tooManyRequests',
        'Too many tries from this connectionYour link isn’t lost. People on base often share one connection. Wait five minutes, then press Continue again.',
      ],
      ['noNetwork', unanswered],
      ['timedOut', `The server took too long${check}`],
      ['badGateway', unanswered],
      [
        'overQuota',
        'Your link could not be checkedYour link isn’t lost. Accounts aren’t working right now. It’s nothing you did. Try again later.',
      ],
      ['hotelWifi', unanswered],
    ] as const;
    let press: (() => Promise<void>) | undefined;
    for (const [answer, words] of faults) {
      const giveBack = fake.answer('POST', '/auth/v1/verify', hosted[answer]);
      if (press) await press();
      else ({ press } = await follow('signup'));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
      expect(window.location.hash).toContain('#confirm=');
      giveBack();
    }
    await press?.();
    await signedInAs('ana@example.com');
    allowNoise(/Failed to fetch/);
  });
});

describe('the first of two links for a new email', () => {
  const opened = 'One more link to open';

  it('says so', async () => {
    fake.answer('POST', '/auth/v1/verify', () =>
      Response.json({ code: '200', msg: 'Confirmation link accepted. Please proceed to confirm …' }),
    );
    await follow('email_change');
    await waitFor(() => expect(screen.getByText(opened, { selector: 'h2' })).toHaveFocus());
    expect(window.location.hash).toBe('');
  });

  it.each(['/', '/auth'])('says so when Supabase’s own mail led to %s', async (page) => {
    const hash = 'message=Call+me.+Confirmation+link+accepted&sb=';
    window.history.replaceState(null, '', `${page}#${hash}`);
    fake.remember(fake.addUser('ana@example.com'));
    await renderApp(page);
    await expectToast(opened);
    expect(window.location.hash).toBe('');
    expect(screen.queryByText(/Call me/)).not.toBeInTheDocument();
  });
});
