import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { consumeAttempt } from '@/features/account/kept-attempts';
import { allowNoise } from '../setup';
import { FakeSupabase } from '../support/fake-supabase';
import { type HostedAnswer, hosted } from '../support/hosted-answers';
import { header } from '../support/page-parts';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

// What a person sees for each answer of the real servers, and what stays. The toast and the message in the form agree.

const EMAIL = 'ana@example.com';
const PASSWORD = 'Aloha2026';

type Says = [title: string, advice?: string];
/** Whether the try counts toward the limit of 5 sign-ins, 3 sign-ups or 3 links in 15 minutes. */
type Counting = 'counts' | 'free';

let fake: FakeSupabase;

beforeEach(() => {
  fake = new FakeSupabase();
});

async function openForm(tab: 'Sign In' | 'Sign Up') {
  const { user } = await renderApp('/auth');
  await user.click(screen.getByRole('tab', { name: tab }));
  const panel = within(screen.getByRole('tabpanel', { name: tab }));
  await user.type(panel.getByLabelText('Email'), EMAIL);
  return { user, panel, button: panel.getByRole('button', { name: tab }) };
}

function useAttempts(kind: 'signin' | 'signup' | 'recovery', count: number) {
  for (let attempt = 0; attempt < count; attempt += 1) consumeAttempt(kind, EMAIL);
}

async function expectMessage(button: HTMLElement, [title, advice]: Says) {
  await expectToast(title);
  if (advice) await expectToast(advice);
  await waitFor(() => expect(button).toHaveAccessibleDescription([title, advice].filter(Boolean).join(' ')));
  allowNoise(/Failed to fetch/);
}

const WRONG: Says = ['Invalid email or password'];
const UNCONFIRMED: Says = ['Invalid email or password', 'Just signed up? Open the link we mailed you first.'];
const NOT_REACHED: Says = [
  'We couldn’t reach the sign-in server',
  'Check your connection, then try again. What you typed is still here.',
];
const TOO_MANY: Says = [
  'Too many tries from this connection',
  'Wait a few minutes, then try again. What you typed is still here.',
];
const NOT_THE_PASSWORD: Says = [
  'Accounts don’t work at the moment',
  'It is not your password. Try again later: what you typed is still here.',
];

describe('signing in', () => {
  it.each<[string, HostedAnswer, Says, Counting]>([
    ['A wrong password or an unknown address is refused.', hosted.wrongPassword, WRONG, 'counts'],
    ['A banned account is refused without its reason.', hosted.banned, WRONG, 'counts'],
    ['An unconfirmed address is told about the link.', hosted.unconfirmed, UNCONFIRMED, 'counts'],
    ['No network is not a wrong password.', hosted.noNetwork, NOT_REACHED, 'free'],
    ['A hotel’s Wi-Fi page is not a wrong password.', hosted.hotelWifi, NOT_REACHED, 'free'],
    ['A failing database is not a wrong password.', hosted.databaseFails, NOT_REACHED, 'free'],
    ['A bad gateway is not a wrong password.', hosted.badGateway, NOT_REACHED, 'free'],
    ['A gateway without a server is not a wrong password.', hosted.noUpstream, NOT_REACHED, 'free'],
    ['A web server that is down is not a wrong password.', hosted.webServerDown, NOT_REACHED, 'free'],
    ['A server that ran out of time is not a wrong password.', hosted.timedOut, NOT_REACHED, 'free'],
    ['A busy base is told to wait.', hosted.tooManyRequests, TOO_MANY, 'free'],
    ['A project over its quota is not a wrong password.', hosted.overQuota, NOT_THE_PASSWORD, 'free'],
    ['A paused project is not a wrong password.', hosted.paused, NOT_THE_PASSWORD, 'free'],
    ['A wrong key of the site is not a wrong password.', hosted.wrongKey, NOT_THE_PASSWORD, 'free'],
    ['A CAPTCHA that we lack is not a wrong password.', hosted.captcha, NOT_THE_PASSWORD, 'free'],
    ['A disabled email login is not a wrong password.', hosted.emailLoginsOff, NOT_THE_PASSWORD, 'free'],
  ])('%s', async (_title, answer, says, counting) => {
    useAttempts('signin', 4);
    fake.answer('POST', '/auth/v1/token', answer);
    const { user, panel, button } = await openForm('Sign In');
    await user.type(panel.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await expectMessage(button, says);
    expect(panel.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(panel.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(screen.queryByText(/No mail\?/) !== null).toBe(counting === 'counts');

    await user.click(button);
    if (counting === 'counts') await expectToast(/^Too many signin attempts/);
    await waitFor(() =>
      expect(fake.callsTo('POST', '/auth/v1/token')).toHaveLength(counting === 'counts' ? 1 : 2),
    );
    await expect.poll(() => button.textContent).toBe('Sign In');
    allowNoise(/Failed to fetch/);
  });
});

const KEPT = 'What you typed is still here.';
const NO_ANSWER = `The server did not answer. Check your connection, then try again. ${KEPT}`;
const BUSY = `The server got too many requests from your connection. Wait a few minutes, then try again. ${KEPT}`;
const BROKEN = `Accounts don’t work at the moment. It’s nothing you did. Try again later. ${KEPT}`;
const CLOSED = 'New accounts are closed at the moment. The guides and calculators work without one.';
const NO_MAIL = 'We can’t send mail to this address. Check it for typos, or use another one.';
const WEAK =
  'The server finds this password too easy to guess. Make it longer and add a symbol, like # or !.';
const LEAKED = 'This password is on a list of leaked ones. Choose one that you use nowhere else.';
const OUR_MAIL = 'Nothing after ten minutes? Look in your spam folder, or try again in an hour.';

describe('signing up', () => {
  it.each<[string, HostedAnswer, string, Counting, 'Email' | 'Password' | undefined]>([
    ['A leaked password is said to be leaked.', hosted.leaked, LEAKED, 'counts', 'Password'],
    ['A password that is too short is said to be weak.', hosted.tooShort, WEAK, 'counts', 'Password'],
    ['A password that is too plain is said to be weak.', hosted.tooPlain, WEAK, 'counts', 'Password'],
    ['Sign-ups that are closed are said to be closed.', hosted.signUpsOff, CLOSED, 'free', undefined],
    ['Email sign-ups that are off are said to be closed.', hosted.emailSignUpsOff, CLOSED, 'free', undefined],
    ['A malformed address is to be checked.', hosted.addressMalformed, NO_MAIL, 'counts', 'Email'],
    ['A refused address is to be checked.', hosted.addressInvalid, NO_MAIL, 'counts', 'Email'],
    ['An unauthorized address gets no mail.', hosted.addressNotAuthorized, NO_MAIL, 'counts', 'Email'],
    ['A CAPTCHA that we lack is nobody’s fault.', hosted.captcha, BROKEN, 'free', undefined],
    ['A project over its quota is nobody’s fault.', hosted.overQuota, BROKEN, 'free', undefined],
    ['A wrong key of the site is nobody’s fault.', hosted.wrongKey, BROKEN, 'free', undefined],
    ['A busy base is told to wait.', hosted.tooManyRequests, BUSY, 'free', undefined],
    ['A mail server that fails is a server that failed.', hosted.mailFails, NO_ANSWER, 'free', undefined],
    ['No network is said to be that.', hosted.noNetwork, NO_ANSWER, 'free', undefined],
  ])('%s', async (_title, answer, advice, counting, faulty) => {
    useAttempts('signup', 2);
    fake.answer('POST', '/auth/v1/signup', answer);
    const { user, panel, button } = await openForm('Sign Up');
    await user.type(panel.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await expectMessage(button, ['Failed to create account. Please try again.', advice]);
    expect(panel.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(panel.getByLabelText('Password')).toHaveValue(PASSWORD);
    if (faulty) {
      const field = panel.getByLabelText(faulty);
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(advice.split('.')[0] ?? ''));
    }

    await user.click(button);
    if (counting === 'counts') await expectToast(/^Too many signup attempts/);
    await waitFor(() =>
      expect(fake.callsTo('POST', '/auth/v1/signup')).toHaveLength(counting === 'counts' ? 1 : 2),
    );
    await expect.poll(() => button.textContent).toBe('Sign Up');
    allowNoise(/Failed to fetch/);
  });

  it.each<[string, HostedAnswer]>([
    ['A new address gets its mail.', hosted.newUser],
    ['A confirmed address looks like a new one.', hosted.knownUser],
    ['An address that signed up a minute ago looks like a new one.', hosted.askedAgain],
    ['An address looks like a new one when the hour’s mail is used up.', hosted.mailQuotaUsedUp],
    ['A known address looks like a new one without confirmation.', hosted.knownUserWithoutConfirmation],
  ])('%s', async (_title, answer) => {
    fake.answer('POST', '/auth/v1/signup', answer);
    const { user, panel, button } = await openForm('Sign Up');
    await user.type(panel.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await expectToast('Account created! Please check your email to verify your account.');
    expect(button).toHaveAccessibleDescription('');
    expect(screen.getByText(/A link is on its way to/)).toHaveTextContent(
      `A link is on its way to ${EMAIL}. Open it to verify your email and sign in. ${OUR_MAIL} Signed up before? Sign in with your first password, or reset it.`,
    );
    expect(screen.queryByText(/Failed to create account/)).not.toBeInTheDocument();
    expect(panel.getByLabelText('Email')).toHaveValue('');
    expect(fake.callsTo('POST', '/rest/v1/profiles')).toEqual([]);
  });
});

describe('asking for the confirmation again', () => {
  const SENT = `If that address is waiting to be confirmed, a new link is on its way. ${OUR_MAIL}`;

  it.each<[string, HostedAnswer, string]>([
    ['An address that asked a minute ago looks like any other.', hosted.askedAgain, SENT],
    ['The hour’s mail being used up looks like any other time.', hosted.mailQuotaUsedUp, SENT],
    ['An unauthorized address looks like any other.', hosted.addressNotAuthorized, SENT],
    ['A busy base is told to wait.', hosted.tooManyRequests, BUSY.replace(` ${KEPT}`, '')],
    ['A project over its quota is nobody’s fault.', hosted.overQuota, BROKEN.replace(` ${KEPT}`, '')],
    ['A malformed address is to be checked.', hosted.addressMalformed, NO_MAIL],
    ['No network is said to be that.', hosted.noNetwork, NO_ANSWER.replace(` ${KEPT}`, '')],
  ])('%s', async (_title, answer, says) => {
    fake.answer('POST', '/auth/v1/token', hosted.unconfirmed);
    fake.answer('POST', '/auth/v1/resend', answer);
    const { user, panel } = await openForm('Sign In');
    await user.type(panel.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await user.click(await screen.findByText(/^No mail\?/));
    expect(await panel.findByText(says)).toBeVisible();
    allowNoise(/Failed to fetch/);
  });
});

describe('asking for a link to choose a new password', () => {
  const SENT = `If that address has an account, a link is on its way. It works for an hour. ${OUR_MAIL}`;

  async function ask(answer: HostedAnswer) {
    fake.answer('POST', '/auth/v1/recover', answer);
    const { user } = await openForm('Sign In');
    await user.click(screen.getByText('Forgot your password?'));
    const button = await screen.findByRole('button', { name: 'Send the link' });
    await user.click(button);
    return { user, button };
  }

  it.each<[string, HostedAnswer]>([
    ['An address that asked a minute ago looks like any other.', hosted.askedAgain],
    ['The hour’s mail being used up looks like any other time.', hosted.mailQuotaUsedUp],
    ['An unauthorized address looks like any other.', hosted.addressNotAuthorized],
  ])('%s', async (_title, answer) => {
    await ask(answer);
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  it.each<[string, HostedAnswer, string, Counting]>([
    ['A malformed address is to be checked.', hosted.addressMalformed, NO_MAIL, 'counts'],
    ['A CAPTCHA that we lack is nobody’s fault.', hosted.captcha, BROKEN, 'free'],
    ['A project over its quota is nobody’s fault.', hosted.overQuota, BROKEN, 'free'],
    ['A busy base is told to wait.', hosted.tooManyRequests, BUSY, 'free'],
    ['No network is said to be that.', hosted.noNetwork, NO_ANSWER, 'free'],
    ['A mail may be on its way when the server ran out of time.', hosted.timedOut, NO_ANSWER, 'counts'],
  ])('%s', async (_title, answer, advice, counting) => {
    useAttempts('recovery', 2);
    const { user, button } = await ask(answer);
    await expectMessage(button, ['We could not send the link', advice]);
    expect(screen.getAllByLabelText('Email')[0]).toHaveValue(EMAIL);
    await user.click(button);
    if (counting === 'counts') await expectToast(/^Too many recovery attempts/);
    await waitFor(() =>
      expect(fake.callsTo('POST', '/auth/v1/recover')).toHaveLength(counting === 'counts' ? 1 : 2),
    );
    await expect.poll(() => button.textContent).toBe('Send the link');
    allowNoise(/Failed to fetch/);
  });
});

describe('a link to choose a new password', () => {
  const USED = 'This link has expired or was already used';

  async function openLink() {
    const { access_token, refresh_token } = fake.sessionOf(fake.addUser(EMAIL));
    const hash = new URLSearchParams({ access_token, refresh_token, type: 'recovery' });
    window.history.replaceState(null, '', `/auth#${hash}`);
    return renderApp('/auth');
  }

  it.each<[string, HostedAnswer]>([
    ['A link whose session has ended is used up.', hosted.sessionGone],
    ['A link of a deleted account is used up.', hosted.userGone],
    ['A link older than an hour is used up.', hosted.tokenExpired],
  ])('%s', async (_title, answer) => {
    const ben = fake.addUser('ben@example.com');
    fake.remember(ben);
    fake.answer('GET', '/auth/v1/user', answer);
    await openLink();
    expect(await screen.findByText(USED)).toBeVisible();
    await waitFor(() => expect(header()).toHaveTextContent('ben@example.com'));
  });

  it.each<[string, HostedAnswer, string]>([
    ['A project over its quota does not use up a link.', hosted.overQuota, BROKEN],
    ['A wrong key of the site does not use up a link.', hosted.wrongKey, BROKEN],
    ['A paused project does not use up a link.', hosted.paused, BROKEN],
    ['A busy base does not use up a link.', hosted.tooManyRequests, BUSY],
    ['A failing database does not use up a link.', hosted.databaseFails, NO_ANSWER],
    ['No network does not use up a link.', hosted.noNetwork, NO_ANSWER],
  ])('%s', async (_title, answer, advice) => {
    const giveBack = fake.answer('GET', '/auth/v1/user', answer);
    const { user } = await openLink();
    expect(await screen.findByText('We could not check your link')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Your link is not used up. ${advice.replace(` ${KEPT}`, '')}`,
    );
    expect(screen.queryByText(USED)).not.toBeInTheDocument();
    giveBack();
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('Choose a new password')).toHaveFocus();
    allowNoise(/Failed to fetch/);
  });

  async function save(answer: HostedAnswer) {
    const giveBack = fake.answer('PUT', '/auth/v1/user', answer);
    const { user } = await openLink();
    await user.type(await screen.findByLabelText('New password'), 'Mahalo2027{Enter}');
    return { user, giveBack };
  }

  it('A link that another device has used meanwhile is used up.', async () => {
    await save(hosted.sessionGone);
    expect(await screen.findByText(USED)).toBeVisible();
  });

  const NOT_CHANGED = 'Your password was not changed';
  const TOO_WEAK = 'Password does not meet requirements';

  it.each<[string, HostedAnswer, Says]>([
    ['A project over its quota keeps the form.', hosted.overQuota, [NOT_CHANGED, BROKEN]],
    ['A wrong key of the site keeps the form.', hosted.wrongKey, [NOT_CHANGED, BROKEN]],
    ['A second factor that we lack keeps the form.', hosted.needsSecondFactor, [NOT_CHANGED, BROKEN]],
    ['A code by mail that we lack keeps the form.', hosted.needsReauthentication, [NOT_CHANGED, BROKEN]],
    ['A busy base keeps the form.', hosted.tooManyRequests, [NOT_CHANGED, BUSY]],
    ['No network keeps the form.', hosted.noNetwork, [NOT_CHANGED, NO_ANSWER]],
    ['A leaked password keeps the form.', hosted.leaked, [TOO_WEAK, LEAKED]],
    ['A short password keeps the form.', hosted.tooShort, [TOO_WEAK, WEAK]],
    [
      'The old password keeps the form.',
      hosted.samePassword,
      ['Your new password must differ from your old one'],
    ],
  ])('%s', async (_title, answer, says) => {
    const { user, giveBack } = await save(answer);
    const button = await screen.findByRole('button', { name: 'Save the new password' });
    await expectMessage(button, says);
    const field = screen.getByLabelText('New password');
    expect(field).toHaveValue('Mahalo2027');
    if (says[0] === TOO_WEAK) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(says[1]?.split('.')[0] ?? ''));
    }
    giveBack();
    await user.click(button);
    await expectToast('Your new password is saved, and you are signed in.');
  });
});

describe('changing the password', () => {
  const NOT_CHANGED = 'Your password was not changed';
  const ENDED = 'The sign-in or link behind it has ended.';
  const CHECK = ['POST', '/auth/v1/token'] as const;
  const CHANGE = ['PUT', '/auth/v1/user'] as const;

  it.each<[string, readonly [string, string], HostedAnswer, Says, Counting]>([
    [
      'A wrong current password is wrong.',
      CHECK,
      hosted.wrongPassword,
      ['Your current password is not right'],
      'counts',
    ],
    [
      'A banned account has not mistyped.',
      CHECK,
      hosted.banned,
      [NOT_CHANGED, 'This account can’t sign in at the moment.'],
      'counts',
    ],
    ['A CAPTCHA that we lack is nobody’s fault.', CHECK, hosted.captcha, [NOT_CHANGED, BROKEN], 'free'],
    ['A wrong key of the site is nobody’s fault.', CHECK, hosted.wrongKey, [NOT_CHANGED, BROKEN], 'free'],
    ['A project over its quota is nobody’s fault.', CHECK, hosted.overQuota, [NOT_CHANGED, BROKEN], 'free'],
    ['A busy base is told to wait.', CHECK, hosted.tooManyRequests, [NOT_CHANGED, BUSY], 'free'],
    ['No network is said to be that.', CHECK, hosted.noNetwork, [NOT_CHANGED, NO_ANSWER], 'free'],
    [
      'A second factor that we lack is nobody’s fault.',
      CHANGE,
      hosted.needsSecondFactor,
      [NOT_CHANGED, BROKEN],
      'free',
    ],
    [
      'A project that goes over its quota is nobody’s fault.',
      CHANGE,
      hosted.overQuota,
      [NOT_CHANGED, BROKEN],
      'free',
    ],
    [
      'A leaked new password is said to be leaked.',
      CHANGE,
      hosted.leaked,
      ['Password does not meet requirements', LEAKED],
      'free',
    ],
    ['A session that ended is said to have ended.', CHANGE, hosted.sessionGone, [NOT_CHANGED, ENDED], 'free'],
  ])('%s', async (_title, [method, path], answer, says, counting) => {
    useAttempts('signin', 4);
    fake.answer(method, path, answer);
    fake.remember(fake.addUser(EMAIL));
    const { user } = await renderApp('/contact');
    await user.click(await within(header()).findByRole('button', { name: `Your account ${EMAIL}` }));
    await user.click(screen.getByText('My account'));
    const dialog = within(await screen.findByRole('dialog', { name: 'My account' }));
    await user.type(dialog.getByLabelText('Current password'), PASSWORD);
    await user.type(dialog.getByLabelText('New password'), 'Mahalo2027{Enter}');
    const button = await dialog.findByText('Change password', { selector: 'button' });
    await expectMessage(button, says);
    expect(dialog.getByLabelText('Current password')).toHaveValue(PASSWORD);
    expect(dialog.getByLabelText('New password')).toHaveValue('Mahalo2027');

    await user.click(button);
    if (counting === 'counts') await expectToast(/^Too many signin attempts/);
    await waitFor(() =>
      expect(fake.callsTo('POST', '/auth/v1/token')).toHaveLength(counting === 'counts' ? 1 : 2),
    );
    await expect.poll(() => button.textContent).toBe('Change password');
    allowNoise(/Failed to fetch/);
  });
});
